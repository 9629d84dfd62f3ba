import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { planSlugs } from '../../../../lib/core/plan.ts'
import { programs } from '../../../../lib/core/program.ts'
import { alertsDaysAhead, getPlanLimits } from '../../../../lib/programs/plan-limits.ts'

/** What firestore.rules says again of programs and plans: it can import nothing. */
const rules = readFileSync('firestore.rules', 'utf8')

/** Every order of every choice of programs. */
function ordersOf(left: readonly string[]): string[][] {
  return left.flatMap((first) => [
    [first],
    ...ordersOf(left.filter((one) => one !== first)).map((rest) => [first, ...rest]),
  ])
}

const paid = ['silver', 'gold'] as const
const mostSeats = (plan: 'free' | 'silver' | 'gold') =>
  programs.map((program) => [program, getPlanLimits(plan, program).seats])

it('knows the same programs', () => {
  const listed = /settings\.programs in (\[\[.*?\]\])/.exec(rules)?.[1]?.replaceAll("'", '"') ?? ''
  expect(JSON.parse(listed).map(String).sort()).toEqual(ordersOf(programs).map(String).sort())
})

it('lets an alert wait for as many seats as the plans do', () => {
  expect(/let most = (.*?);/.exec(rules)?.[1]).toBe("isPaid(uid) ? ('velocity' in programs ? 9 : 4) : 1")
  for (const plan of paid)
    expect(mostSeats(plan)).toEqual([
      ['qantas', 4],
      ['velocity', 9],
    ])
  expect(mostSeats('free')).toEqual([
    ['qantas', 1],
    ['velocity', 1],
  ])
})

it('lets an alert wait as long as the plans do', () => {
  const [, ofPaid, ofFree] = /let days = isPaid\(uid\) \? (\d+) : (\d+);/.exec(rules) ?? []
  expect(planSlugs.map((plan) => alertsDaysAhead[plan])).toEqual([ofFree, ofPaid, ofPaid].map(Number))
})
