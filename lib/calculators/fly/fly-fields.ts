import { choice, type Fields, wholeNumber } from '../fields.ts'

/** The inputs of the points-to-fly calculators. Cities are slugs. */
export type FlyState = {
  from: string
  to: string
  trip: 'one-way' | 'return'
  people: number
  /** The traveller's points; 0 when not given. */
  have: number
}

export const flyDefaults: FlyState = { from: 'sydney', to: 'singapore', trip: 'one-way', people: 1, have: 0 }

/** The fields of the calculator, for the cities a page offers. */
export function flyFields(from: readonly string[], to: readonly string[]): Fields<FlyState> {
  return {
    from: choice(from),
    to: choice(to),
    trip: choice(['one-way', 'return']),
    people: wholeNumber(1, 9),
    have: wholeNumber(0, 10_000_000),
  }
}
