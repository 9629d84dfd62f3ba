import { describe, expect, it } from 'vitest'
import {
  answerCharges,
  chargesDefaults,
  seenAirports,
  seenCarriers,
  toSearchEnds,
} from '../../../../lib/calculators/carrier-charges.ts'

const all = { ...chargesDefaults, airport: 'any' } as const

describe('charges seen', () => {
  it('link to a search from an Australian airport, or to an airport abroad', () => {
    expect([toSearchEnds('SYD'), toSearchEnds('LHR'), toSearchEnds('any')]).toEqual([
      { from: 'SYD' },
      { to: 'LHR' },
      {},
    ])
  })

  it('are narrowed by program, airline, cabin and airport', () => {
    const { rows } = answerCharges({ ...all, program: 'velocity', carrier: 'QR', cabin: 'J', airport: 'LHR' })
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => row.program === 'velocity' && row.carrier.includes('QR') && row.cabin === 'J')).toBe(
      true,
    )
    expect(rows.every(({ route }) => route.startsWith('LHR') || route.endsWith('LHR'))).toBe(true)
  })

  it('are sorted dearest first, or newest first', () => {
    const cash = answerCharges(all).rows.map(({ aud, moreThan }) => aud ?? moreThan ?? 0)
    expect(cash).toEqual([...cash].sort((a, b) => b - a))
    const seen = answerCharges({ ...all, sort: 'seen' }).rows.map((row) => row.seen)
    expect(seen).toEqual([...seen].sort().reverse())
  })

  it('have a span of complete one-way amounts only', () => {
    const { oneWay } = answerCharges({ ...all, program: 'qantas', carrier: 'QF', cabin: 'Y', airport: 'SIN' })
    expect(oneWay).toEqual({ min: 137.16, max: 166.05, count: 2 })
    // For business to London, the source named only the carrier charge of a return.
    expect(answerCharges({ ...all, program: 'qantas', carrier: 'QF', cabin: 'J', airport: 'LHR' }).oneWay).toBeNull()
  })

  it('offer every airline and airport once', () => {
    for (const list of [seenCarriers, seenAirports]) expect(new Set(list).size).toBe(list.length)
    expect(seenCarriers).toContain('VA')
    expect(seenAirports).toContain('LHR')
  })
})
