import { expect, test } from 'vitest'
import { createClock, fixedClock, localDateOf, offsetTo } from '../../../../lib/core/clock.ts'

test('a fixed clock stands still', () => {
  const clock = fixedClock('2026-11-20T01:00:00.000Z')
  expect([clock.now(), clock.now()]).toEqual(['2026-11-20T01:00:00.000Z', '2026-11-20T01:00:00.000Z'])
})

test('an offset shifts the clock by its length', () => {
  const year = 365 * 86_400_000
  const difference = Date.parse(createClock(year).now()) - Date.parse(createClock().now())
  expect(difference).toBeGreaterThan(year - 1000)
  expect(difference).toBeLessThan(year + 1000)
})

test('the date in Sydney is a day ahead of UTC in the Sydney morning', () => {
  expect(localDateOf('2026-11-20T20:00:00Z')).toBe('2026-11-21')
  expect(localDateOf('2026-11-20T20:00:00Z', 'UTC')).toBe('2026-11-20')
})

test('a bare date is a moment at which all of Australia has that date', () => {
  const at = new Date(offsetTo('2023-11-19', 0)).toISOString()
  for (const zone of ['Australia/Sydney', 'Australia/Perth', 'Australia/Brisbane']) {
    expect(localDateOf(at, zone)).toBe('2023-11-19')
  }
})

test('an instant is used unchanged', () => {
  expect(offsetTo('2023-11-19T09:30:00Z', Date.parse('2023-11-19T09:00:00Z'))).toBe(30 * 60_000)
})

test.each(['yesterday', '2023-13-45', '2023-11-19T09:30', ''])('offsetTo throws for %j', (text) => {
  expect(() => offsetTo(text, 0)).toThrow(RangeError)
})
