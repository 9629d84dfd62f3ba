import type { Cabin } from '../../lib/core/cabin.ts'
import { isDate } from '../../lib/core/dates.ts'
import type { Program } from '../../lib/core/program.ts'

/** The journey a booking page is about: one direction, one day or a range of days. */
export type Journey = {
  program: Program
  /** One or several airport codes. */
  from: string[]
  to: string[]
  /** Calendar dates, `yyyy-mm-dd`. */
  start: string
  end: string
  seats: number
  /** The cabin the page shows; null if it shows every cabin or names none. */
  cabin: Cabin | null
}

type Fields = (name: string) => string | null

/** Reads a booking page's route and days from its URL or its search form; returns null if it has none. */
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

/**
 * The pages' names for cabins, without Virgin Australia's First: it flies none, and shows every cabin under that name.
 */
const cabinsByWord: Record<string, Cabin> = {
  economy: 'Y',
  eco: 'Y',
  premiumeconomy: 'W',
  premium: 'W',
  prm: 'W',
  business: 'J',
  bus: 'J',
  first: 'F',
  fir: 'F',
}

/** Reads `?o=SYD&d=LAX&dr=2027-03-01I2027-03-20&c=Business&p=1`; an underscore between the days has also been seen. */
function rewardFinderJourney(query: URLSearchParams): Journey | null {
  const [start = '', end = start] = (query.get('dr') ?? '').split(/[I_]/)
  const journey = { program: 'qantas', days: { start, end }, people: query.get('p'), cabin: query.get('c') } as const
  return toJourney(journey, query.get('o'), query.get('d'))
}

/**
 * Reads `#/flight-selection?origin=SYD&destination=DPS&date=03-14-2027&class=Business&ADT=1`, where the month is first.
 */
function virginJourney(hash: string): Journey | null {
  const query = new URLSearchParams(hash.slice(hash.indexOf('?') + 1))
  const [month, day, year] = (query.get('date') ?? '').split('-')
  const date = `${year}-${month}-${day}`
  const people = Number(query.get('ADT') ?? 1) + Number(query.get('CHD') ?? 0)
  const named = query.get('class')
  const cabin = named?.toLowerCase() === 'first' ? null : named
  const journey = { program: 'velocity', days: { start: date, end: date }, people: String(people), cabin } as const
  return toJourney(journey, query.get('origin'), query.get('destination'))
}

/** `/book/flights?departureAirportCode=SYD&arrivalAirportCode=LAX&departureDate=2027-03-14&travelClass=BUS&adults=1` */
function qantasSearchJourney(query: URLSearchParams): Journey | null {
  const date = query.get('departureDate') ?? ''
  const [people, cabin] = [query.get('adults'), query.get('travelClass')]
  const journey = { program: 'qantas', days: { start: date, end: date }, people, cabin } as const
  return toJourney(journey, query.get('departureAirportCode'), query.get('arrivalAirportCode'))
}

/** Reads the booking form's fields: depAirports, destAirports, travelDates as `202703140000`, travelClass as `BUS`. */
function qantasFormJourney(fields: Fields): Journey | null {
  const [, year, month, day] = (fields('travelDates') ?? '').match(/^(\d{4})(\d\d)(\d\d)/) ?? []
  const date = `${year}-${month}-${day}`
  const [people, cabin] = [fields('numberOfAdults'), fields('travelClass')]
  const journey = { program: 'qantas', days: { start: date, end: date }, people, cabin } as const
  return toJourney(journey, fields('depAirports'), fields('destAirports'))
}

type Raw = {
  program: Program
  days: { start: string; end: string }
  people: string | null
  cabin: string | null
}

function toJourney({ program, days, people, cabin }: Raw, from: string | null, to: string | null): Journey | null {
  const { start, end } = days
  const origins = parseAirports(from)
  const destinations = parseAirports(to)
  if (origins.length === 0 || destinations.length === 0 || !isDate(start) || !isDate(end) || end < start) return null
  const seats = Math.min(9, Math.max(1, Number.parseInt(people ?? '1', 10) || 1))
  return { program, from: origins, to: destinations, start, end, seats, cabin: parseCabin(cabin) }
}

/**
 * Returns a cabin by the page's word for it: Business, PremiumEconomy, `premium economy`, BUS; null for several cabins
 * or any other word.
 */
function parseCabin(text: string | null): Cabin | null {
  const word = (text ?? '').toLowerCase().replaceAll(/[^a-z,]/g, '')
  return Object.hasOwn(cabinsByWord, word) ? (cabinsByWord[word] ?? null) : null
}

/**
 * Returns the airport codes of a list. Region codes such as `;EU` and `*` are left out, because we can't say which
 * airports they include.
 */
function parseAirports(text: string | null): string[] {
  return (text ?? '')
    .toUpperCase()
    .split(',')
    .map((code) => code.trim())
    .filter((code) => /^[A-Z]{3}$/.test(code))
    .slice(0, 6)
}
