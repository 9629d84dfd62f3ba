import { expect, it } from 'vitest'
import { isFreshToken } from '../../../../lib/accounts/token-sync.ts'

it('counts a token as fresh for 300 seconds', () => {
  const issued = 'Fri, 20 Nov 2026 00:00:00 GMT'
  const at = Date.parse(issued)
  expect([0, 300_000, 300_001, 3_600_000].map((ms) => isFreshToken(issued, at + ms))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('does not count a token as fresh if its age cannot be read', () => {
  expect(isFreshToken('', 0)).toBe(false)
})
