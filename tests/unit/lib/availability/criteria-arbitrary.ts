import fc from 'fast-check'
import type { SearchCriteria } from '../../../../lib/availability/search-contract.ts'
import { cabins } from '../../../../lib/core/cabin.ts'
import { weekdays } from '../../../../lib/core/codes.ts'
import { addDays } from '../../../../lib/core/dates.ts'
import { programs } from '../../../../lib/core/program.ts'
import { START } from './arbitrary.ts'
import { question } from './question.ts'
import { airports } from './wide-arbitrary.ts'

const date = fc.integer({ min: -1, max: 8 }).map((day) => addDays(START, day))
const bounds = fc.option(fc.record({ until: date, seats: fc.constantFrom(1, 4, 9) }))

/** What search criteria may be narrowed by. */
const narrowed = fc.record<Partial<SearchCriteria>>({
  programs: fc.subarray([...programs], { minLength: 1, maxLength: 1 }),
  from: fc.subarray([...airports, 'PER'], { minLength: 1, maxLength: 2 }),
  to: fc.subarray([...airports, 'PER'], { minLength: 1, maxLength: 2 }),
  start: date,
  end: date,
  cabins: fc.shuffledSubarray([...cabins], { minLength: 1 }),
  seats: fc.constantFrom(2, 3, 5, 9),
  directOnly: fc.constant(true),
  fares: fc.constant('points-only' as const),
  departsAfter: fc
    .integer({ min: -12, max: 120 })
    .map((hours) => new Date(Date.parse(`${START}T00:00:00Z`) + hours * 3_600_000).toISOString()),
  carriers: fc.subarray(['QF', 'VA', 'SQ'], { minLength: 1 }),
  notCarriers: fc.subarray(['QF', 'VA', 'SQ']),
  aircraft: fc.subarray(['789', 'A380', '77W'], { minLength: 1 }),
  sources: fc.subarray(['file', 'seats-aero'] as const, { minLength: 1 }).map((kinds) => [...kinds]),
  maxPoints: fc.constantFrom(20_000, 30_000, 75_000),
  maxCharges: fc.constantFrom(9000, 10_000, 50_000),
  maxMinutes: fc.constantFrom(200, 700, 1500),
  weekdays: fc.subarray([...weekdays], { minLength: 1 }),
  via: fc.subarray(['KUL', 'DOH'], { minLength: 1 }),
  notVia: fc.subarray(['KUL', 'DOH'], { minLength: 1 }),
  within: fc
    .record({ qantas: bounds, velocity: bounds })
    .map(({ qantas, velocity }) => ({ ...(qantas ? { qantas } : {}), ...(velocity ? { velocity } : {}) })),
})
const fields = [...Object.keys(question), 'departsAfter', 'weekdays', 'via', 'notVia'].filter(
  (name) => !['sort', 'thenBy', 'cursor', 'take'].includes(name),
)

/** Search criteria for the observations of wide-arbitrary.ts, narrowed in up to three ways, so most find something. */
export const criteria: fc.Arbitrary<SearchCriteria> = fc
  .record({ narrowed, chosen: fc.subarray(fields, { maxLength: 3 }) })
  .map(({ narrowed: all, chosen }) => {
    const { sort: _s, thenBy: _t, cursor: _c, take: _k, ...open } = question
    const wide = { ...open, programs: [...programs], from: [...airports], to: [...airports] }
    const narrow = Object.fromEntries(Object.entries(all).filter(([name]) => chosen.includes(name)))
    return { ...wide, start: START, end: addDays(START, 8), ...narrow }
  })
