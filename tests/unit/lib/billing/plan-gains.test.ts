import { expect, test } from 'vitest'
import { listGains } from '../../../../lib/billing/plan-gains.ts'
import { audiences } from '../../../../lib/core/plan.ts'

test('names each limit that changes, with both values', () => {
  expect(listGains('silver', 'gold')).toEqual([
    {
      label: 'Live search',
      program: 'qantas',
      before: '14 days, 400 checks a day',
      after: '30 days, 600 checks a day',
    },
    {
      label: 'Live search',
      program: 'velocity',
      before: '14 days, 400 checks a day',
      after: '30 days, 600 checks a day',
    },
  ])
  const fromFree = listGains('free', 'gold')
  expect(fromFree).toContainEqual({ label: 'Days ahead', program: 'velocity', before: '120 days', after: '331 days' })
  expect(fromFree).toContainEqual({ label: 'Seats in one search', program: 'qantas', before: '1', after: 'up to 4' })
})

test('nothing changes from a plan to itself, nor for a search that a program doesn’t have', () => {
  for (const plan of audiences) expect(listGains(plan, plan)).toEqual([])
  const velocity = listGains('free', 'gold').filter(({ program }) => program === 'velocity')
  expect(velocity.map(({ label }) => label)).not.toContain('Status run')
})
