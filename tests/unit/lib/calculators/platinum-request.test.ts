import { describe, expect, it } from 'vitest'
import { upgradeFlights } from '../../../../lib/calculators/own-flights.ts'
import { answerRequest, requestDefaults } from '../../../../lib/calculators/platinum-request.ts'
import { platinumRequestTable } from '../../../../lib/programs/qantas/data/platinum-request-data.ts'

const flight = upgradeFlights().find(({ id }) => id === 'SYD-SIN')
if (!flight) throw new Error('no flight to Singapore')

describe('a request', () => {
  it('is ready for Platinum, with points for the whole party', () => {
    const { ready, points, text } = answerRequest(flight, requestDefaults)
    expect([ready, points]).toEqual([true, 164_200])
    expect(text).toContain('2 seats in business, on Friday 18 June 2027')
    expect(text).toContain('up to 2 days earlier or later')
    expect(text).toContain('164,200 points')
  })

  it.each([
    ['Gold', { tier: 'Gold' }, 'Your tier can ask'],
    ['a cabin it lacks', { cabin: 'F' }, 'It has first'],
  ] as const)('is not ready for %s', (_, change, what) => {
    const without = { ...flight, cabins: ['Y', 'J'] as const, reward: [29_000, null, 82_100, null] }
    const { ready, checks } = answerRequest(without, { ...requestDefaults, ...change })
    expect(ready).toBe(false)
    expect(checks.filter((check) => !check.met).map((check) => check.what)).toEqual([what])
  })

  it('says who may ask, and that this is unofficial', () => {
    const [tier] = answerRequest(flight, requestDefaults).checks
    expect(tier?.why).toBe('Platinum or Platinum One (unofficial)')
  })

  it('says so when the date cannot move', () => {
    expect(answerRequest(flight, { ...requestDefaults, flexible: 0, people: 1 }).text).toContain('one seat in business')
    expect(answerRequest(flight, { ...requestDefaults, flexible: 0 }).text).toContain('cannot move')
  })
})

it('marks an unpublished rule as recalled', () => {
  expect(platinumRequestTable.confidence).toBe('recalled')
})
