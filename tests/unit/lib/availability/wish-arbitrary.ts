import fc from 'fast-check'
import { addDays } from '../../../../lib/availability/days.ts'
import { cabins, programs } from '../../../../lib/availability/observation.ts'
import type { Wish } from '../../../../lib/availability/search-contract.ts'
import { START } from './arbitrary.ts'
import { airports } from './wide-arbitrary.ts'

const places = fc.subarray([...airports, 'PER'], { minLength: 1 })
const date = fc.integer({ min: -2, max: 14 }).map((day) => addDays(START, day))

/** Wishes over the world of wide-arbitrary.ts; half of their filters are open, so that most find something. */
export const wish: fc.Arbitrary<Wish> = fc
  .record({
    programs: fc.subarray([...programs], { minLength: 1 }),
    from: places,
    to: places,
    start: date,
    length: fc.integer({ min: -1, max: 14 }),
    cabins: fc.shuffledSubarray([...cabins], { minLength: 1 }),
    seats: fc.constantFrom(1, 1, 2, 3, 5, 9),
    directOnly: fc.boolean(),
    carriers: fc.option(fc.subarray(['QF', 'VA', 'SQ'], { minLength: 1 }), { freq: 1 }),
    notCarriers: fc.oneof(fc.constant<string[]>([]), fc.subarray(['QF', 'VA', 'SQ'])),
    aircraft: fc.option(fc.subarray(['789', 'A380', '77W'], { minLength: 1 }), { freq: 1 }),
    maxPoints: fc.option(fc.constantFrom(20_000, 30_000, 75_000), { freq: 1 }),
    maxCharges: fc.option(fc.constantFrom(9000, 10_000, 50_000), { freq: 1 }),
    maxMinutes: fc.option(fc.constantFrom(200, 700, 1500), { freq: 1 }),
    qantas: fc.option(fc.record({ until: date, seats: fc.constantFrom(1, 4) }), { freq: 1 }),
    velocity: fc.option(fc.record({ until: date, seats: fc.constantFrom(1, 9) }), { freq: 1 }),
  })
  .map(({ length, qantas, velocity, ...rest }) => ({
    ...rest,
    end: addDays(rest.start, length),
    within: { ...(qantas ? { qantas } : {}), ...(velocity ? { velocity } : {}) },
  }))
