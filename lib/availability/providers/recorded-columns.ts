/**
 * The headings that recorders of award searches use for our columns. Headings are compared in lower case by their
 * letters and digits only, so `Flight Duration(s)` and `flight durations` are the same.
 */
const ALIASES = {
  from: ['origincode', 'origin', 'originairport', 'from', 'departureairport'],
  to: ['destinationcode', 'destination', 'destinationairport', 'to', 'arrivalairport'],
  legs: ['connectionairportcodes', 'connectionairports', 'connections', 'legs', 'segments'],
  departs: ['departuredate', 'departuredatetime', 'departuretime', 'departure', 'departs'],
  arrives: ['arrivaldate', 'arrivaldatetime', 'arrivaltime', 'arrival', 'arrives'],
  cabins: ['cabintype', 'cabins', 'cabin', 'cabinclass'],
  bookingClasses: ['rbd', 'bookingclass', 'bookingclasses', 'fareclass'],
  points: ['pointsperadult', 'points', 'pointscost', 'milesperadult'],
  charges: ['taxperadult', 'taxesperadult', 'taxes', 'tax', 'charges'],
  flights: ['aircraftdetails', 'flights', 'flightnumbers', 'flightnumber', 'flightdetails'],
  aircraft: ['equipment', 'aircraft', 'aircrafttype', 'aircrafttypes'],
  seats: ['remainingseats', 'seatsleft', 'seatsremaining', 'seats'],
  cabin: ['designatedclass', 'designatedcabin', 'class'],
  program: ['source', 'program', 'programme', 'loyaltyprogram'],
  fare: ['fare', 'farekind'],
  dynamic: ['isdynamicpricing', 'isrewardplus', 'isdynamic'],
  brand: ['brandid', 'brand', 'brandcode', 'farebrand', 'farefamily'],
  seenAt: ['timestamp', 'searchedat', 'searchtime', 'recordedat', 'seenat'],
} as const

export type RecordedColumn = keyof typeof ALIASES
/** The index of each column in a row. */
export type RecordedColumns = ReadonlyMap<RecordedColumn, number>

const REQUIRED = ['from', 'to', 'departs', 'points', 'program', 'seenAt'] as const

/** Maps a heading line to our columns. Returns a message that names the missing columns if there are any. */
export function mapRecordedColumns(headings: readonly string[], programKnown = false): RecordedColumns | string {
  const plain = headings.map(plainHeading)
  const found = new Map<RecordedColumn, number>()
  for (const column of Object.keys(ALIASES) as RecordedColumn[]) {
    const aliases: readonly string[] = ALIASES[column]
    const at = aliases.map((alias) => plain.indexOf(alias)).find((index) => index >= 0)
    if (at !== undefined) found.set(column, at)
  }
  const missing: string[] = REQUIRED.filter((column) => !found.has(column) && !(column === 'program' && programKnown))
  if (!found.has('cabin') && !found.has('cabins')) missing.push('cabin')
  if (missing.length === 0) return found
  const hint =
    missing.join() === 'program' ? '; say whose points they are with --program qantas or --program velocity' : ''
  return `no column for ${missing.join(', ')} among "${headings.join('", "')}"${hint}`
}

export function plainHeading(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z0-9]/g, '')
}
