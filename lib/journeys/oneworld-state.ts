import { calendarDate, choice, type Fields, listOf, wholeNumber } from '../calculators/fields.ts'
import { type Cabin, cabins } from '../core/cabin.ts'
import type { Codec } from '../core/url-state.ts'
import { findAirport } from '../network/airports.ts'
import { allCarriers } from '../network/carriers.ts'

/** One planned leg. `carrier` is an airline code, `any` for any oneworld airline, or `surface` for other transport. */
export type PlannedLeg = { from: string; to: string; carrier: string; stop: 'stopover' | 'transit' }

/** The airports of an itinerary in order: SYD – HND – LHR. */
export function formatCodes(legs: readonly Pick<PlannedLeg, 'from' | 'to'>[]): string {
  return [legs[0]?.from ?? '', ...legs.map(({ to }) => to)].join(' – ')
}

/** The state in the builder's URL. */
export type ItineraryState = {
  legs: readonly PlannedLeg[]
  /** The airport it starts from while it has no legs; empty if not chosen. */
  start: string
  cabin: Cabin
  people: number
  /** First departure date; empty for today. */
  leave: string
}

/** The most sectors an itinerary may have. */
const maxLegs = 16

/** The airlines of the alliance, by code. */
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

const legList = listOf(legField, maxLegs)

/** Legs that each start where the one before ends; any others aren't an itinerary. */
const legsField: Codec<readonly PlannedLeg[]> = {
  ...legList,
  read: (text) => {
    const legs = legList.read(text)
    return legs?.every(({ from }, at) => at === 0 || legs[at - 1]?.to === from) ? legs : null
  },
  expected: `up to ${maxLegs} legs that follow each other, such as SYD-SIN.QF.stopover,SIN-LHR.any.stopover`,
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

/** Returns the API address that checks an itinerary and finds its seats; null before its first leg. */
export function itineraryAddress({ legs, cabin, people, leave }: ItineraryState): string | null {
  if (legs.length === 0) return null
  const params = new URLSearchParams({ kind: 'oneworld', legs: legsField.write(legs), cabin, seats: String(people) })
  if (leave !== '') params.set('start', leave)
  return `/api/journeys?${params}`
}

/** Returns the API address for places with seats from an empty itinerary's start; null if it has legs or no start. */
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

/** Returns the itinerary with one more leg; unchanged if it is full or the leg goes nowhere. */
export function withLeg(state: ItineraryState, to: string, carrier: string): Partial<ItineraryState> {
  const from = getEnd(state)
  if (from === '' || from === to || state.legs.length >= maxLegs) return {}
  return { legs: [...state.legs, { from, to, carrier, stop: 'stopover' }], start: '' }
}

/** Returns the itinerary with one leg changed. */
export function withChange(
  { legs }: ItineraryState,
  at: number,
  change: Partial<Pick<PlannedLeg, 'carrier' | 'stop'>>,
): Partial<ItineraryState> {
  return { legs: legs.map((leg, index) => (index === at ? { ...leg, ...change } : leg)) }
}

/** Returns the itinerary without a leg and all legs after it, which would no longer connect. */
export function withoutLegsFrom({ legs }: ItineraryState, at: number): Partial<ItineraryState> {
  return { legs: legs.slice(0, at), start: at === 0 ? (legs[0]?.from ?? '') : '' }
}

/** Returns where the next leg starts; empty if no start is chosen. */
export function getEnd({ legs, start }: Pick<ItineraryState, 'legs' | 'start'>): string {
  return legs.at(-1)?.to ?? start
}

/** Returns the URL parameters of an itinerary, to save or share. */
export function itineraryQuery(state: ItineraryState): string {
  return new URLSearchParams({ legs: legsField.write(state.legs), cabin: state.cabin }).toString()
}
