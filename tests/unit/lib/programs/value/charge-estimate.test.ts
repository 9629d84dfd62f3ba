import { describe, expect, test } from 'vitest'
import { estimateCharges, type Uncharged } from '../../../../../lib/programs/value/charge-estimate.ts'

const sydneyDubai: Uncharged = {
  program: 'qantas',
  from: 'SYD',
  to: 'DXB',
  cabin: 'F',
  carriers: ['EK'],
  stops: [],
}

describe('estimateCharges', () => {
  test('is the charge last seen for the same airline, cabin and route', () => {
    expect(estimateCharges(sydneyDubai)).toEqual({
      minor: 115_600,
      seen: '2026-09-05',
      route: 'SYD-DXB',
      confidence: 'official',
    })
    expect(estimateCharges({ ...sydneyDubai, cabin: 'W' })?.minor).toBe(33_900)
  })

  test('is derived where it was seen from another Australian airport', () => {
    expect(estimateCharges({ ...sydneyDubai, from: 'PER' })).toMatchObject({ minor: 115_600, confidence: 'derived' })
    expect(estimateCharges({ ...sydneyDubai, from: 'SIN' })).toBeNull()
  })

  test('is null for another cabin, airline, program or stop, and for the opposite direction', () => {
    const others: Partial<Uncharged>[] = [
      { cabin: 'J' },
      { carriers: ['QF'] },
      { carriers: ['EK', 'QF'] },
      { program: 'velocity' },
      { stops: ['SIN'] },
      { from: 'DXB', to: 'SYD' },
    ]
    for (const other of others) expect(estimateCharges({ ...sydneyDubai, ...other })).toBeNull()
  })

  test('accepts unknown stops, carriers in any order and another airport of the city', () => {
    const london: Uncharged = { ...sydneyDubai, to: 'LHR', cabin: 'Y', carriers: ['BA', 'QF'], stops: ['SIN'] }
    expect(estimateCharges(london)?.minor).toBe(40_900)
    expect(estimateCharges({ ...london, carriers: ['QF', 'BA'], stops: null })?.minor).toBe(40_900)
    expect(estimateCharges({ ...london, to: 'LGW' })?.minor).toBe(40_900)
  })

  test('ignores charges that the carrier has raised since', () => {
    expect(estimateCharges({ ...sydneyDubai, to: 'SIN', cabin: 'J', carriers: ['QF'] })).toBeNull()
    expect(estimateCharges({ ...sydneyDubai, to: 'SIN', cabin: 'J', carriers: ['BA'] })).toMatchObject({
      minor: 29_235,
      seen: '2023-11',
    })
  })
})
