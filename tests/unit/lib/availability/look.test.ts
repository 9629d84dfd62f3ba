import { describe, expect, it } from 'vitest'
import { LOOK_SPAN, mergeLook } from '../../../../lib/availability/look.ts'
import type { Observation } from '../../../../lib/availability/observation.ts'

const seen: Observation = {
  program: 'qantas',
  from: 'SYD',
  to: 'SIN',
  date: '2024-06-30',
  cabin: 'Y',
  seats: 2,
  points: 25_200,
  charges: null,
  carriers: ['QF'],
  direct: true,
  sectors: null,
  source: { kind: 'file', name: 'x.csv' },
  seenAt: '2023-08-17T17:44:50Z',
}
const none: Partial<Observation> = { seats: 0, points: null, carriers: [], direct: false }

function at(seconds: number): string {
  return new Date(Date.parse(seen.seenAt) + seconds * 1000).toISOString()
}

describe('mergeLook', () => {
  it('keeps the options of one search together though they arrived over some seconds', () => {
    const look = mergeLook(undefined, [seen, { ...seen, carriers: ['MH'], seenAt: at(1) }])
    expect(look.options).toHaveLength(2)
    expect(look.seenAt).toBe(Date.parse(at(1)) / 1000)
  })

  it('lets a later search replace an earlier one whole, whichever comes first', () => {
    const later = { ...seen, carriers: ['MH'], seenAt: at(LOOK_SPAN + 1) }
    for (const order of [
      [seen, later],
      [later, seen],
    ] as const) {
      const look = order.reduce((known, next) => mergeLook(known, [next]), mergeLook(undefined, [order[0]]))
      expect(look.options.map(({ carriers }) => carriers)).toEqual([['MH']])
    }
  })

  it('takes the newer figures of the same itinerary inside one search', () => {
    const look = mergeLook(undefined, [{ ...seen, seats: 1, seenAt: at(5) }, seen])
    expect(look.options.map(({ seats }) => seats)).toEqual([1])
  })

  it('empties the day when a provider looked and there was none, but not when the seats were seen after', () => {
    expect(mergeLook(undefined, [seen, { ...seen, ...none, seenAt: at(5) }]).options).toEqual([])
    expect(
      mergeLook(undefined, [
        { ...seen, seenAt: at(5) },
        { ...seen, ...none },
      ]).options,
    ).toHaveLength(1)
  })

  it('remembers the empty look, so that seats seen before it do not come back', () => {
    const empty = mergeLook(undefined, [{ ...seen, ...none, seenAt: at(5) }])
    const refilled = mergeLook(empty, [{ ...seen, carriers: ['MH'], seenAt: at(10) }])
    expect(mergeLook(refilled, [seen]).options.map(({ carriers }) => carriers)).toEqual([['MH']])
  })
})
