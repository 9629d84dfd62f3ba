import type { Program } from '../../lib/core/program.ts'

/** What a booking page is about: one direction, a day or a span of days. */
export type Journey = {
  program: Program
  /** Airport codes, one or several. */
  from: string[]
  to: string[]
  /** Calendar dates, `yyyy-mm-dd`. */
  start: string
  end: string
  seats: number
}

type Fields = (name: string) => string | null

/** Reads a booking page's own route and days from its address, or from its search form; null where it has none. */
export function readJourney(address: URL, fields: Fields): Journey | null {
  switch (address.hostname) {
    case 'flightrewardfinder.qantas.com':
      return rewardFinderJourney(address.searchParams)
    case 'book.virginaustralia.com':
      return virginJourney(address.hash)
    case 'www.qantas.com':
      return qantasSearchJourney(address.searchParams) ?? qantasFormJourney(fields)
    case 'book.qantas.com':
      return qantasFormJourney(fields)
    default:
      return null
  }
}

/** `?o=SYD&d=LAX&dr=2027-03-01I2027-03-20&p=1`; an underscore between the days was seen, too. */
function rewardFinderJourney(query: URLSearchParams): Journey | null {
  const [start = '', end = start] = (query.get('dr') ?? '').split(/[I_]/)
  return toJourney('qantas', query.get('o'), query.get('d'), { start, end }, query.get('p'))
}

/** `#/flight-selection?origin=SYD&destination=DPS&date=03-14-2027&ADT=1`: the month stands first. */
function virginJourney(hash: string): Journey | null {
  const query = new URLSearchParams(hash.slice(hash.indexOf('?') + 1))
  const [month, day, year] = (query.get('date') ?? '').split('-')
  const date = `${year}-${month}-${day}`
  const people = Number(query.get('ADT') ?? 1) + Number(query.get('CHD') ?? 0)
  return toJourney(
    'velocity',
    query.get('origin'),
    query.get('destination'),
    { start: date, end: date },
    String(people),
  )
}

/** `/book/flights?departureAirportCode=SYD&arrivalAirportCode=LAX&departureDate=2027-03-14&adults=1` */
function qantasSearchJourney(query: URLSearchParams): Journey | null {
  const date = query.get('departureDate') ?? ''
  const days = { start: date, end: date }
  return toJourney(
    'qantas',
    query.get('departureAirportCode'),
    query.get('arrivalAirportCode'),
    days,
    query.get('adults'),
  )
}

/** The booking form's own fields: depAirports, destAirports, travelDates as `202703140000`. */
function qantasFormJourney(fields: Fields): Journey | null {
  const [, year, month, day] = (fields('travelDates') ?? '').match(/^(\d{4})(\d\d)(\d\d)/) ?? []
  const date = `${year}-${month}-${day}`
  const days = { start: date, end: date }
  return toJourney('qantas', fields('depAirports'), fields('destAirports'), days, fields('numberOfAdults'))
}

function toJourney(
  program: Journey['program'],
  from: string | null,
  to: string | null,
  { start, end }: { start: string; end: string },
  people: string | null,
): Journey | null {
  const origins = parseAirports(from)
  const destinations = parseAirports(to)
  if (origins.length === 0 || destinations.length === 0 || !isDay(start) || !isDay(end) || end < start) return null
  const seats = Math.min(9, Math.max(1, Number.parseInt(people ?? '1', 10) || 1))
  return { program, from: origins, to: destinations, start, end, seats }
}

/** Airport codes of a list; region codes such as `;EU` and `*` are left out, for we could not say what they hold. */
function parseAirports(text: string | null): string[] {
  return (text ?? '')
    .toUpperCase()
    .split(',')
    .map((code) => code.trim())
    .filter((code) => /^[A-Z]{3}$/.test(code))
    .slice(0, 6)
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
}
