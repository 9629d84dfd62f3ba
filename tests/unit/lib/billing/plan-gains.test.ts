import { expect, test } from 'vitest'
import { limitRows, listGains } from '../../../../lib/billing/plan-gains.ts'
import { audiences } from '../../../../lib/core/plan.ts'
import { getPlanLimits } from '../../../../lib/programs/plan-limits.ts'

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

test('lists nothing from a plan to itself, or for a search that a program doesn’t have', () => {
  for (const plan of audiences) expect(listGains(plan, plan)).toEqual([])
  const velocity = listGains('free', 'gold').filter(({ program }) => program === 'velocity')
  expect(velocity.map(({ label }) => label)).not.toContain('Status run')
})

test('describes in words what a plan has, with a dash for a search that a program doesn’t have', () => {
  const words = (program: 'qantas' | 'velocity') =>
    limitRows.map(({ label, cell }) => `${label}: ${cell(getPlanLimits('free', program))}`)
  expect(words('velocity')).toEqual([
    'Seats in one search: 1',
    'Days ahead: 120 days',
    'Status run: –',
    'oneworld: –',
    'Live search: not included',
    'Where can I go: 14 days',
    'Alerts ahead: 120 days',
  ])
  expect(words('qantas')).toContain('Status run: 14 days')
})
