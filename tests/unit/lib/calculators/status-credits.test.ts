import { describe, expect, it } from 'vitest'
import { earningFlights } from '../../../../lib/calculators/own-flights.ts'
import { answerStatus, statusDefaults, statusFields } from '../../../../lib/calculators/status-credits.ts'
import { earnOnFlight } from '../../../../lib/programs/qantas/earn.ts'

const flights = earningFlights()
const fields = statusFields(flights.map(({ id }) => id))

describe('what flights earn', () => {
  it('is what the earning tables say', () => {
    const singapore = flights.find(({ id }) => id === 'SYD-SIN')
    const earned = earnOnFlight({
      from: 'SYD',
      to: 'SIN',
      carrier: 'QF',
      fare: { category: 'business' },
      tier: 'Gold',
      flownOn: '2026-11-20',
    })
    expect(singapore?.credits[4]).toBe(earned.status === 'published' && earned.statusCredits)
  })

  it('is null in a cabin the flight does not have', () => {
    const melbourne = flights.find(({ id }) => id === 'MEL-SYD')
    expect(melbourne?.credits[5]).toBeNull()
  })
})

describe('a membership year', () => {
  it('adds the planned flights, and gives the tier and what is missing', () => {
    const answer = answerStatus(flights, { ...statusDefaults, credits: 0, sectors: 0, flights: [] })
    expect(answer).toMatchObject({
      total: 0,
      outlook: { attained: 'Bronze', next: { tier: 'Gold', statusCredits: 700 } },
    })
    const each = flights.find(({ id }) => id === 'MEL-SYD')?.credits[4] ?? 0
    const flown = answerStatus(flights, {
      ...statusDefaults,
      credits: 100,
      flights: [{ flight: 'MEL-SYD', fare: 'business', times: 3 }],
    })
    expect(flown.total).toBe(100 + 3 * each)
    expect(flown.steps.map(({ figure }) => figure)).toContain(String(3 * each))
  })

  it('says how many times each flight must be flown to close the gap', () => {
    const { closing, outlook, total } = answerStatus(flights, statusDefaults)
    const missing = outlook.next?.statusCredits ?? 0
    expect(missing + total).toBe(700)
    expect(closing.length).toBeGreaterThan(2)
    for (const { each, times } of closing) {
      expect(each * times).toBeGreaterThanOrEqual(missing)
      expect(times === 1 || each * (times - 1) < missing).toBe(true)
    }
  })

  it('has no gap to close at the top tier', () => {
    const top = answerStatus(flights, { ...statusDefaults, tier: 'Platinum One', credits: 4_000 })
    expect([top.outlook.next, top.closing]).toEqual([null, []])
    expect(top.bonuses.map(({ at }) => at)).toEqual([2_400])
  })

  it('counts only the loyalty bonus still to come', () => {
    const flights500 = [{ flight: 'MEL-SYD', fare: 'business', times: 10 }] as const
    const bonus = (credits: number) => answerStatus(flights, { ...statusDefaults, credits, flights: flights500 })
    expect([bonus(240), bonus(590), bonus(590 + 100)].map(({ loyaltyCredits }) => loyaltyCredits)).toEqual([50, 0, 50])
  })

  it('counts points earned on the ground for Points Club', () => {
    expect(answerStatus(flights, statusDefaults).pointsClub).toMatchObject({ member: false, missing: 60_000 })
  })
})

describe('planned flights in an address', () => {
  it('are written as they were read', () => {
    const text = 'MEL-SYD.business.4,SYD-SIN.first.1'
    const read = fields.flights.read(text)
    expect(read).toHaveLength(2)
    expect(fields.flights.write(read ?? [])).toBe(text)
  })

  it.each([
    'MEL-SYD.business',
    'MEL-SYD.gold.1',
    'XXX-YYY.business.1',
    'MEL-SYD.business.0',
    'MEL-SYD.business.1e9',
    Array(9).fill('MEL-SYD.business.1').join(','),
  ])('%j is refused', (text) => expect(fields.flights.read(text)).toBeNull())
})
