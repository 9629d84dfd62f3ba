import type { Cabin } from '../../core/cabin.ts'
import { groupBy } from '../../core/group.ts'
import { type Program, programs } from '../../core/program.ts'
import type { Confidence } from '../../core/provenance.ts'
import { findAirport } from '../../network/airports.ts'
import { sameCity } from '../../network/cities.ts'
import { type CashExample, cashExamples, isOutdated } from './cash-part.ts'

/** What is known of a flight for which the source gave no charges. */
export type Uncharged = {
  program: Program
  from: string
  to: string
  cabin: Cabin
  /** All carriers on the way, in any order. */
  carriers: readonly string[]
  /**
   * Airports between the ends; empty for a direct flight, null for a connection whose stops the source did not name.
   */
  stops: readonly string[] | null
}

/** Charges estimated from those once seen on a similar flight, in AUD cents for one adult, one way. */
export type ChargeEstimate = {
  minor: number
  /** Year, month or day on which the amount was seen. */
  seen: string
  /** The route it was seen on: `SYD-SIN-LHR`. */
  route: string
  confidence: Confidence
}

const whole = (example: CashExample) =>
  example.way === 'one way' &&
  example.aud !== null &&
  example.confidence !== 'weak' &&
  !example.what.includes('carrier charge only') &&
  !example.what.includes('mixed cabins')

const key = (program: Program, cabin: Cabin, carriers: readonly string[]) =>
  `${program} ${cabin} ${[...carriers].sort().join('+')}`

/** The usable examples, newest first, by program, cabin and carriers. */
const examples = groupBy(
  programs.flatMap(cashExamples).filter((example) => whole(example) && !isOutdated(example)),
  ({ program, cabin, carrier }) => key(program, cabin, carrier.split('+')),
)

/**
 * Estimates charges from the newest amount seen for the same airlines, cabin and stops: from the same airport, or, as
 * "derived", from another Australian airport, because airport taxes differ by tens of dollars. Never uses the opposite
 * direction, where other taxes apply. Source: data/cash-part.json of each program.
 */
export function estimateCharges(flight: Uncharged): ChargeEstimate | null {
  const { program, from, to, cabin, carriers, stops } = flight
  const near = (examples.get(key(program, cabin, carriers)) ?? []).filter((one) => {
    const airports = one.route.split('-')
    const [start = '', end = ''] = [airports[0], airports.at(-1)]
    return (
      sameCity(end, to) &&
      (start === from || (isAustralian(start) && isAustralian(from) && !isAustralian(to))) &&
      (stops === null ? airports.length > 2 : airports.slice(1, -1).join() === stops.join())
    )
  })
  const best = near.find(({ route }) => route.startsWith(from)) ?? near[0]
  if (best === undefined || best.aud === null) return null
  const confidence = best.route.startsWith(from) ? best.confidence : 'derived'
  return { minor: Math.round(best.aud * 100), seen: best.seen, route: best.route, confidence }
}

function isAustralian(airport: string): boolean {
  return findAirport(airport)?.country === 'AU'
}
