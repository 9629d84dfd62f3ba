import { type Cabin, cabins, type Program, type Source } from '../observation.ts'
import { jsonElements } from './json-elements.ts'
import { type Chunks, issuesOf, itemOf, type ProviderItem, type Tally, type Where } from './provider.ts'
import {
  VendorAvailability,
  type VendorCabin,
  type VendorSegment,
  VendorTrip,
  vendorCabin,
} from './seats-aero-schema.ts'

const PROGRAMS = new Map<string, Program>([
  ['qantas', 'qantas'],
  ['velocity', 'velocity'],
])

const CABIN_NAMES = new Map<string, Cabin>([
  ['economy', 'Y'],
  ['premium', 'W'],
  ['business', 'J'],
  ['first', 'F'],
])

const SOURCE: Source = { kind: 'seats-aero', name: 'seats.aero' }

export type SeatsAeroOptions = {
  file: string
  tally: Tally
  /** Rows already taken, by id and time: pages of one search overlap. Share it between pages. */
  taken: Set<string>
}

/**
 * Reads a cached-search or bulk-availability answer: `{data: [...], hasMore, cursor}` or the bare array. A row
 * yields one observation a cabin, "looked, none" for cabins without seats; where the row carries its trips, one
 * a trip instead, with the flights. Costs of a row are the cheapest and seats the highest over the day's flights.
 */
export async function* readSeatsAero(chunks: Chunks, options: SeatsAeroOptions): AsyncGenerator<ProviderItem> {
  const { file, tally, taken } = options
  for await (const element of jsonElements(chunks, 'data')) {
    const where = { file, line: element.line }
    if ('fault' in element) {
      yield { ok: false, where, reason: element.fault }
      continue
    }
    tally.rows += 1
    const row = parseRow(element.text)
    if (typeof row === 'string') {
      yield { ok: false, where, reason: row }
      continue
    }
    const id = `${row.ID} ${seenAtOf(row)}`
    if (taken.has(id)) {
      tally.duplicates += 1
      continue
    }
    taken.add(id)
    yield* itemsOfRow(row, where)
  }
}

/** The row, or what is wrong with it. */
function parseRow(text: string): VendorAvailability | string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return `broken JSON: ${error instanceof Error ? error.message : 'cannot be parsed'}`
  }
  const parsed = VendorAvailability.safeParse(value)
  if (!parsed.success) return issuesOf(parsed.error)
  return PROGRAMS.has(parsed.data.Source) ? parsed.data : `program ${parsed.data.Source} is not one of ours`
}

function itemsOfRow(row: VendorAvailability, where: Where): ProviderItem[] {
  const trips = (row.AvailabilityTrips ?? []).map((trip) => VendorTrip.safeParse(trip))
  const fromTrips = trips.map((trip) =>
    trip.success ? itemOf(candidateOfTrip(row, trip.data), where) : refused(where, `trip: ${issuesOf(trip.error)}`),
  )
  const detailed = new Set(fromTrips.flatMap((item) => (item.ok ? [item.observation.cabin] : [])))
  const summed = cabins.filter((cabin) => !detailed.has(cabin)).map((cabin) => itemOfCabin(row, cabin, where))
  return [...fromTrips, ...summed]
}

function refused(where: Where, reason: string): ProviderItem {
  return { ok: false, where, reason }
}

function itemOfCabin(row: VendorAvailability, cabin: Cabin, where: Where): ProviderItem {
  const fields = vendorCabin(row, cabin)
  if (!fields.success) return refused(where, `cabin ${cabin}: ${issuesOf(fields.error)}`)
  return itemOf({ ...routeOf(row), cabin, sectors: null, ...offerOf(row, fields.data) }, where)
}

function routeOf(row: VendorAvailability) {
  return {
    program: PROGRAMS.get(row.Source),
    from: row.Route.OriginAirport,
    to: row.Route.DestinationAirport,
    date: row.Date,
    source: SOURCE,
    seenAt: seenAtOf(row),
  }
}

function offerOf(row: VendorAvailability, fields: VendorCabin) {
  if (!fields.available) return { seats: 0, points: null, charges: null, carriers: [], direct: false }
  return {
    seats: seatsOf(fields.seats),
    points: fields.cost || fields.costText || null,
    charges: chargesOf(fields.taxes, row.TaxesCurrency),
    carriers: codesOf(fields.airlines),
    direct: fields.direct ?? false,
  }
}

function candidateOfTrip(row: VendorAvailability, trip: VendorTrip) {
  const segments = [...(trip.AvailabilitySegments ?? [])].sort((a, b) => (a.Order ?? 0) - (b.Order ?? 0))
  const cabin = CABIN_NAMES.get(trip.Cabin.toLowerCase())
  return {
    ...routeOf(row),
    cabin,
    seats: seatsOf(trip.RemainingSeats),
    points: trip.MileageCost || null,
    charges: chargesOf(trip.TotalTaxes, trip.TaxesCurrency ?? row.TaxesCurrency),
    carriers: segments.length > 0 ? [...new Set(segments.map(carrierOf))] : codesOf(trip.Carriers),
    direct: segments.length > 0 ? segments.length === 1 : trip.Stops === 0,
    sectors: segments.length > 0 ? segments.map((segment) => sectorOf(segment, cabin)) : null,
  }
}

function sectorOf(segment: VendorSegment, tripCabin: Cabin | undefined) {
  return {
    from: segment.OriginAirport,
    to: segment.DestinationAirport,
    carrier: carrierOf(segment),
    flight: segment.FlightNumber.replace(/\s/g, ''),
    departs: segment.DepartsAt,
    arrives: segment.ArrivesAt,
    aircraft: segment.AircraftName || null,
    cabin: CABIN_NAMES.get(segment.Cabin?.toLowerCase() ?? '') ?? tripCabin,
    bookingClass: segment.FareClass || null,
  }
}

function carrierOf(segment: VendorSegment): string {
  return segment.FlightNumber.slice(0, 2)
}

/** The vendor's 0 beside an available cabin means that the count is unknown, not that there is none. */
function seatsOf(seats: number | null | undefined): number | null {
  return seats ? Math.min(seats, 9) : null
}

/** No award is free of taxes, so 0 is a missing figure. An empty currency stays unknown: it is not always AUD. */
function chargesOf(minor: number | null | undefined, currency: string | null | undefined) {
  return minor ? { minor, currency: currency || null } : null
}

function codesOf(list: string | null | undefined): string[] {
  return [...new Set((list ?? '').split(',').map((code) => code.trim()))].filter((code) => code !== '')
}

/** When the seats were last seen; to the millisecond, though the vendor gives more. */
function seenAtOf(row: VendorAvailability): string {
  return new Date(row.ComputedLastSeen ?? row.UpdatedAt).toISOString()
}
