import { getAirport } from '../../network/airports.ts'
import { findCarrier } from '../../network/carriers.ts'
import { cityOf } from '../../network/cities.ts'
import { flownMiles } from '../../network/distance.ts'
import { RuleError } from '../rule-error.ts'
import { oneworldRules } from './data/oneworld-tables.ts'

/** One sector of a oneworld Classic Flight Reward. A surface sector is travelled by other means and has no carrier. */
export type OneworldSector = {
  from: string
  to: string
  /** Two-character code, or null for a surface sector. */
  carrier: string | null
  /** What happens at `to`; ignored for the last sector. */
  stop: 'stopover' | 'transit'
}

export type OneworldRule =
  | 'miles'
  | 'airlines'
  | 'not-oneworld'
  | 'stopovers'
  | 'sectors'
  | 'city-stopovers'
  | 'city-transits'
  | 'return-to-start'

/** A broken rule, with the reason as a sentence to show to the member. */
export type OneworldViolation = { rule: OneworldRule; reason: string }

/** The state of an itinerary and what may still be added to it. */
export type OneworldOutlook = {
  /** Flown and surface miles, plus the way back to the start if the itinerary ends elsewhere. */
  miles: number
  violations: readonly OneworldViolation[]
  milesLeft: number
  sectorsLeft: number
  stopoversLeft: number
  /** How many oneworld airlines besides Qantas are still missing; 0 when there are enough. */
  airlinesStillNeeded: number
  /** Cities where no further stopover, or no further transit, is allowed. */
  noStopoverIn: readonly string[]
  noTransitIn: readonly string[]
  /** The starting country: once left, it may only be entered again to finish the itinerary. */
  onlyToFinishIn: string
}

type Tally = { stopovers: Map<string, number>; transits: Map<string, number> }

/**
 * Checks an itinerary against the rules of the oneworld Classic Flight Reward and says what may still be added. An
 * unfinished itinerary may have too few airlines: read `airlinesStillNeeded` as well as the violation `airlines`.
 * Source: data/oneworld-tables.ts.
 * @throws NetworkError `unknown-airport`; RuleError `bad-trip` when a sector does not start where the last one ended
 */
export function checkOneworldItinerary(sectors: readonly OneworldSector[]): OneworldOutlook {
  requireUnbroken(sectors)
  const tally = tallyStops(sectors)
  const miles = oneworldMiles(sectors)
  const airlines = airlinesBesideQantas(sectors)
  const stopovers = sumCounts(tally.stopovers)
  const airlinesStillNeeded = Math.max(0, oneworldRules.minAirlinesBesideQantas - airlines.size)
  const full = (counts: Map<string, number>, limit: number) =>
    [...counts].filter(([, count]) => count >= limit).map(([city]) => city)
  return {
    miles,
    violations: [
      ...over('miles', miles, oneworldRules.maxMiles, 'miles, counting surface sectors and the way back'),
      ...(airlinesStillNeeded > 0 ? [tooFewAirlines(airlines.size)] : []),
      ...notOneworld(sectors),
      ...over('stopovers', stopovers, oneworldRules.maxStopovers, 'stopovers, counting surface sectors'),
      ...over('sectors', sectors.length, oneworldRules.maxSectors, 'sectors, counting surface sectors'),
      ...overPerCity('city-stopovers', tally.stopovers, oneworldRules.maxStopoversPerCity, 'stopover'),
      ...overPerCity('city-transits', tally.transits, oneworldRules.maxTransitsPerCity, 'transits'),
      ...returnsToStart(sectors),
    ],
    milesLeft: Math.max(0, oneworldRules.maxMiles - miles),
    sectorsLeft: Math.max(0, oneworldRules.maxSectors - sectors.length),
    stopoversLeft: Math.max(0, oneworldRules.maxStopovers - stopovers),
    airlinesStillNeeded,
    noStopoverIn: full(tally.stopovers, oneworldRules.maxStopoversPerCity),
    noTransitIn: full(tally.transits, oneworldRules.maxTransitsPerCity),
    onlyToFinishIn: sectors[0] ? getAirport(sectors[0].from).country : '',
  }
}

/**
 * The rules that adding one sector would newly break; empty when it may be added. Too few airlines is not reported.
 * Throws like checkOneworldItinerary.
 */
export function violationsOfAdding(
  sectors: readonly OneworldSector[],
  added: OneworldSector,
): readonly OneworldViolation[] {
  const before = new Set(checkOneworldItinerary(sectors).violations.map(({ rule, reason }) => `${rule} ${reason}`))
  return checkOneworldItinerary([...sectors, added]).violations.filter(
    ({ rule, reason }) => rule !== 'airlines' && !before.has(`${rule} ${reason}`),
  )
}

/** All statute miles that count: flown, surface and the way back when the end is not the start. */
function oneworldMiles(sectors: readonly OneworldSector[]): number {
  const start = sectors[0]?.from
  const end = sectors.at(-1)?.to
  const back = start && end && start !== end ? flownMiles(end, start) : 0
  return sectors.reduce((sum, { from, to }) => sum + flownMiles(from, to), back)
}

/**
 * Counts stopovers and transits by city. A surface sector is a stopover in the city it starts from, and nothing is
 * counted where it ends.
 */
function tallyStops(sectors: readonly OneworldSector[]): Tally {
  const tally: Tally = { stopovers: new Map(), transits: new Map() }
  for (const [index, sector] of sectors.entries()) {
    const next = sectors[index + 1]
    if (sector.carrier === null) count(tally.stopovers, sector.from)
    if (!next || next.carrier === null || sector.carrier === null) continue
    count(sector.stop === 'stopover' ? tally.stopovers : tally.transits, sector.to)
  }
  return tally
}

function count(counts: Map<string, number>, airport: string): void {
  counts.set(cityOf(airport), (counts.get(cityOf(airport)) ?? 0) + 1)
}

function sumCounts(counts: Map<string, number>): number {
  return [...counts.values()].reduce((sum, value) => sum + value, 0)
}

function airlinesBesideQantas(sectors: readonly OneworldSector[]): Set<string> {
  const airlines = new Set<string>()
  for (const { carrier } of sectors)
    if (carrier && carrier !== 'QF' && findCarrier(carrier)?.oneworld) airlines.add(carrier)
  return airlines
}

function over(rule: OneworldRule, value: number, limit: number, what: string): OneworldViolation[] {
  return value > limit ? [{ rule, reason: `${value} ${what}; you can have at most ${limit}.` }] : []
}

function overPerCity(
  rule: OneworldRule,
  counts: Map<string, number>,
  limit: number,
  what: string,
): OneworldViolation[] {
  return [...counts]
    .filter(([, value]) => value > limit)
    .map(([city, value]) => ({ rule, reason: `${value} stops in ${city}; at most ${limit} ${what} per city.` }))
}

function tooFewAirlines(found: number): OneworldViolation {
  const reason = `${found} oneworld ${found === 1 ? 'airline' : 'airlines'} besides Qantas; you need at least ${oneworldRules.minAirlinesBesideQantas}.`
  return { rule: 'airlines', reason }
}

function notOneworld(sectors: readonly OneworldSector[]): OneworldViolation[] {
  const others = new Set(sectors.map(({ carrier }) => carrier).filter((code) => code && !findCarrier(code)?.oneworld))
  return [...others].map((code) => ({ rule: 'not-oneworld', reason: `${code} isn’t a oneworld airline.` }))
}

/** Leaving the starting country a second time means that the itinerary passed through it on the way. */
function returnsToStart(sectors: readonly OneworldSector[]): OneworldViolation[] {
  const home = sectors[0] ? getAirport(sectors[0].from).country : ''
  const departures = sectors.filter(
    ({ from, to }) => getAirport(from).country === home && getAirport(to).country !== home,
  )
  if (departures.length < 2) return []
  return [{ rule: 'return-to-start', reason: `The itinerary leaves its starting country ${departures.length} times.` }]
}

function requireUnbroken(sectors: readonly OneworldSector[]): void {
  for (const [index, { from }] of sectors.entries()) {
    const before = sectors[index - 1]
    if (before && before.to !== from) {
      throw new RuleError('bad-trip', `After ${before.to} the next sector leaves from ${from}: add a surface sector.`)
    }
  }
}
