import type { Cabin } from '../core/cabin.ts'
import { type Program, programs } from '../core/program.ts'
import { type CashExample, cashExamples } from '../programs/value/cash-part.ts'
import { choice, type Fields } from './fields.ts'

export type ChargesState = {
  program: Program | 'any'
  carrier: string
  cabin: Cabin | 'any'
  /** The airport at either end of the route; `any` for all. */
  airport: string
  sort: 'cash' | 'seen'
}

export const chargesDefaults: ChargesState = {
  program: 'any',
  carrier: 'any',
  cabin: 'any',
  airport: 'LHR',
  sort: 'cash',
}

const examples: readonly CashExample[] = programs.flatMap(cashExamples)

/** Codes of the carriers with an example. */
export const seenCarriers: readonly string[] = [
  ...new Set(examples.flatMap(({ carrier }) => carrier.split('+'))),
].sort()
/** Codes of the airports at the ends of the routes with an example. */
export const seenAirports: readonly string[] = [
  ...new Set(examples.flatMap(({ route }) => [route.slice(0, 3), route.slice(-3)])),
].sort()

/** The end of a seat search that the chosen airport becomes: its origin if any example starts there. */
export function toSearchEnds(airport: string): { from?: string; to?: string } {
  if (airport === 'any') return {}
  return examples.some(({ route }) => route.startsWith(airport)) ? { from: airport } : { to: airport }
}

export const chargesFields: Fields<ChargesState> = {
  program: choice(['any', ...programs]),
  carrier: choice(['any', ...seenCarriers]),
  cabin: choice(['any', 'Y', 'W', 'J', 'F']),
  airport: choice(['any', ...seenAirports]),
  sort: choice(['cash', 'seen']),
}

/** The examples that match, and the range of their one-way amounts in dollars per adult; returns do not count. */
export type ChargesAnswer = {
  rows: readonly CashExample[]
  /** Over the one-way amounts that include all taxes and charges; null when there are none. */
  oneWay: { min: number; max: number; count: number } | null
}

const getAmount = ({ aud, moreThan }: CashExample) => aud ?? moreThan ?? 0

/** Filters the examples. Amounts of the carrier charge alone are left out of the range, which is of whole amounts. */
export function answerCharges(state: ChargesState): ChargesAnswer {
  const rows = examples.filter(
    ({ program, carrier, cabin, route }) =>
      (state.program === 'any' || program === state.program) &&
      (state.carrier === 'any' || carrier.split('+').includes(state.carrier)) &&
      (state.cabin === 'any' || cabin === state.cabin) &&
      (state.airport === 'any' || route.slice(0, 3) === state.airport || route.slice(-3) === state.airport),
  )
  const whole = rows.flatMap(({ aud, way, what }) =>
    aud !== null && way === 'one way' && !what.includes('carrier charge only') ? [aud] : [],
  )
  return {
    rows: rows.toSorted(state.sort === 'cash' ? (a, b) => getAmount(b) - getAmount(a) : bySeen),
    oneWay: whole.length > 0 ? { min: Math.min(...whole), max: Math.max(...whole), count: whole.length } : null,
  }
}

function bySeen(a: CashExample, b: CashExample): number {
  return b.seen.localeCompare(a.seen)
}
