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
  test('is what was asked for the same airline, cabin and way', () => {
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

  test('is none for another cabin, airline, program or way, nor the other way round', () => {
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

  test('takes a way whose stops nobody named, and several carriers in any order', () => {
    const london: Uncharged = { ...sydneyDubai, to: 'LHR', cabin: 'Y', carriers: ['BA', 'QF'], stops: ['SIN'] }
    expect(estimateCharges(london)?.minor).toBe(40_900)
    expect(estimateCharges({ ...london, carriers: ['QF', 'BA'], stops: null })?.minor).toBe(40_900)
    expect(estimateCharges({ ...london, to: 'LGW' })?.minor).toBe(40_900)
  })

  test('never tells what a carrier has raised since', () => {
    expect(estimateCharges({ ...sydneyDubai, to: 'SIN', cabin: 'J', carriers: ['QF'] })).toBeNull()
    expect(estimateCharges({ ...sydneyDubai, to: 'SIN', cabin: 'J', carriers: ['BA'] })).toMatchObject({
      minor: 29_235,
      seen: '2023-11',
    })
  })
})
