import { calendarDate, choice, type Fields, listOf, wholeNumber } from '../calculators/fields.ts'
import { type Cabin, cabins } from '../core/cabin.ts'
import type { Codec } from '../core/url-state.ts'
import { findAirport } from '../network/airports.ts'
import { allCarriers } from '../network/carriers.ts'

/** One leg as it is planned: `any` oneworld airline, a code, or `surface` for a stretch covered by other means. */
export type PlannedLeg = { from: string; to: string; carrier: string; stop: 'stopover' | 'transit' }

/** What the builder's address holds. */
export type ItineraryState = {
  legs: readonly PlannedLeg[]
  /** Where it begins, while there is no leg; empty when not told. */
  start: string
  cabin: Cabin
  people: number
  /** First day of departure; empty for today. */
  leave: string
}

/** Sectors an itinerary may have. */
const mostLegs = 16

/** Airlines of the alliance, by code. */
export const oneworldCodes: readonly string[] = allCarriers.filter(({ oneworld }) => oneworld).map(({ code }) => code)

const legField: Codec<PlannedLeg> = {
  read: (text) => {
    const [, from = '', to = '', carrier = '', stop] =
      /^([A-Z]{3})-([A-Z]{3})\.(any|surface|[A-Z0-9]{2})\.(stopover|transit)$/.exec(text) ?? []
    const known = findAirport(from) && findAirport(to) && from !== to
    return known && (stop === 'stopover' || stop === 'transit') ? { from, to, carrier, stop } : null
  },
  write: ({ from, to, carrier, stop }) => `${from}-${to}.${carrier}.${stop}`,
  expected: 'a leg such as SYD-SIN.QF.stopover',
}

const legList = listOf(legField, mostLegs)

/** Legs that lead on from each other; anything else is no itinerary. */
const legsField: Codec<readonly PlannedLeg[]> = {
  ...legList,
  read: (text) => {
    const legs = legList.read(text)
    return legs?.every(({ from }, at) => at === 0 || legs[at - 1]?.to === from) ? legs : null
  },
  expected: `up to ${mostLegs} legs that follow each other, such as SYD-SIN.QF.stopover,SIN-LHR.any.stopover`,
}

const noneOr = (field: Codec<string>): Codec<string> => ({
  ...field,
  read: (text) => (text === '' ? '' : field.read(text)),
})

export const itineraryFields: Fields<ItineraryState> = {
  legs: legsField,
  start: noneOr({
    read: (text) => (findAirport(text) ? text : null),
    write: String,
    expected: 'an airport code such as SYD',
  }),
  cabin: choice(cabins),
  people: wholeNumber(1, 9),
  leave: noneOr(calendarDate),
}

export const itineraryDefaults: ItineraryState = { legs: [], start: '', cabin: 'J', people: 1, leave: '' }

/** The address that checks an itinerary and looks for its seats; null before its first leg. */
export function itineraryAddress({ legs, cabin, people, leave }: ItineraryState): string | null {
  if (legs.length === 0) return null
  const params = new URLSearchParams({ kind: 'oneworld', legs: legsField.write(legs), cabin, seats: String(people) })
  if (leave !== '') params.set('start', leave)
  return `/api/journeys?${params}`
}

/** The address of the places seats lead to from the start of an empty itinerary; null when that is not told either. */
export function firstLegAddress({ legs, start, cabin, people }: ItineraryState): string | null {
  if (legs.length > 0 || start === '') return null
  const params = new URLSearchParams({
    program: 'qantas',
    from: start,
    to: 'anywhere',
    cabins: cabin,
    seats: String(people),
    directOnly: '1',
    carriers: oneworldCodes.join(','),
  })
  return `/api/search/summary?${params}`
}

/** The itinerary with a leg more; one too many is not taken. */
export function withLeg(state: ItineraryState, to: string, carrier: string): Partial<ItineraryState> {
  const from = getEnd(state)
  if (from === '' || from === to || state.legs.length >= mostLegs) return {}
  return { legs: [...state.legs, { from, to, carrier, stop: 'stopover' }], start: '' }
}

/** The itinerary with one leg changed. */
export function withChange(
  { legs }: ItineraryState,
  at: number,
  change: Partial<Pick<PlannedLeg, 'carrier' | 'stop'>>,
): Partial<ItineraryState> {
  return { legs: legs.map((leg, index) => (index === at ? { ...leg, ...change } : leg)) }
}

/** The itinerary up to a leg, which goes with all after it: the rest would hang in the air. */
export function withoutLegsFrom({ legs }: ItineraryState, at: number): Partial<ItineraryState> {
  return { legs: legs.slice(0, at), start: at === 0 ? (legs[0]?.from ?? '') : '' }
}

/** Where the next leg begins; empty before the start is told. */
export function getEnd({ legs, start }: Pick<ItineraryState, 'legs' | 'start'>): string {
  return legs.at(-1)?.to ?? start
}

/** The address parameters of an itinerary, to keep or to share. */
export function itineraryQuery(state: ItineraryState): string {
  return new URLSearchParams({ legs: legsField.write(state.legs), cabin: state.cabin }).toString()
}
