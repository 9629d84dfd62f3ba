import { describe, expect, it } from 'vitest'
import { compareCells, type Delta, getRowState } from '../../../../lib/availability/compare-cells.ts'
import type { Cell, Offer } from '../../../../lib/availability/offers.ts'
import { epochDay } from '../../../../lib/core/dates.ts'

const key = { program: 'qantas', from: 'SYD', to: 'SIN' } as const
const source = { kind: 'file', name: 'x' } as const
const base: Offer = {
  direct: true,
  seats: 2,
  points: 75_000,
  charges: null,
  itinerary: { carriers: ['QF'], stops: [], aircraft: [], flights: [], departs: null, arrives: null, minutes: null },
  source,
  fare: 'reward',
  missed: false,
}

const aud = (minor: number) => ({ minor, currency: 'AUD' })
const usd = (minor: number) => ({ minor, currency: 'USD' })
const jal = { ...base.itinerary, carriers: ['JL'] }

function cell(seenAt: number, ...offers: Partial<Offer>[]): Cell {
  return { day: epochDay('2026-03-01'), cabin: 'J', seenAt, offers: offers.map((more) => ({ ...base, ...more })) }
}

/** Kind, row, seats before and after. */
const summarise = (delta: Delta) =>
  delta.map(({ kind, direct, before, after }) => [
    kind,
    direct ? 'direct' : 'connecting',
    before?.seats ?? null,
    after.seats,
  ])

describe('compareCells', () => {
  it('returns an opening in full', () => {
    expect(compareCells(key, [cell(100)], [cell(1_700_000_000, {}, { seats: 4, points: 90_000 })])).toEqual([
      {
        ...key,
        kind: 'opening',
        date: '2026-03-01',
        cabin: 'J',
        direct: true,
        before: { seats: 0, points: null, offers: [] },
        after: {
          seats: 4,
          points: 75_000,
          offers: [
            { seats: 2, points: 75_000, charges: null, carriers: ['QF'], departs: null },
            { seats: 4, points: 90_000, charges: null, carriers: ['QF'], departs: null },
          ],
        },
        source,
        seenAt: '2023-11-14T22:13:20.000Z',
      },
    ])
  })

  it.each([
    ['more seats', [{}], [{ seats: 4 }], [['opening', 'direct', 2, 4]]],
    ['fewer seats', [{ seats: 4 }], [{}], [['closing', 'direct', 4, 2]]],
    ['none left', [{}], [], [['closing', 'direct', 2, 0]]],
    ['as many for fewer points', [{}], [{ points: 60_000 }], [['opening', 'direct', 2, 2]]],
    ['as many for more points', [{}], [{ points: 99_000 }], []],
    ['a price where none was known', [{ points: null }], [{}], [['opening', 'direct', 2, 2]]],
    [
      'lower charges for as many points',
      [{ charges: aud(90_000) }],
      [{ charges: aud(20_000) }],
      [['opening', 'direct', 2, 2]],
    ],
    ['higher charges for as many points', [{ charges: aud(20_000) }], [{ charges: aud(90_000) }], []],
    ['other charges in a currency we do not compare', [{ charges: usd(900) }], [{ charges: usd(100) }], []],
    ['as many with another carrier', [{}], [{}, { itinerary: jal, points: 99_000 }], [['opening', 'direct', 2, 2]]],
    ['one carrier of two gone', [{}, { itinerary: jal, points: 99_000 }], [{}], [['closing', 'direct', 2, 2]]],
    ['another flight of the same carrier, as good', [{}], [{ itinerary: { ...base.itinerary, departs: 600 } }], []],
    ['the same again', [{}], [{}], []],
    ['a first miss, which is no closing yet', [{}], [{ missed: true }], []],
    ['an unknown count, which is one seat for sure', [], [{ seats: null }], [['opening', 'direct', 0, 1]]],
    [
      'each lane by itself',
      [{}],
      [{ direct: false }],
      [
        ['closing', 'direct', 2, 0],
        ['opening', 'connecting', 0, 2],
      ],
    ],
  ] satisfies [string, Partial<Offer>[], Partial<Offer>[], unknown[]][])('handles %s', (_, before, after, wanted) => {
    expect(summarise(compareCells(key, [cell(100, ...before)], [cell(200, ...after)]))).toEqual(wanted)
  })

  it('marks seats found at the first check, and returns nothing for a first check without any', () => {
    expect(summarise(compareCells(key, [], [cell(200, {})]))).toEqual([['opening', 'direct', null, 2]])
    expect(compareCells(key, [], [cell(200)])).toEqual([])
  })

  it('returns nothing for days that were not checked', () => {
    expect(compareCells(key, [cell(100, {})], [])).toEqual([])
  })

  it('returns nothing for equal cells, and the opposite kind in reverse if seats differ', () => {
    const itineraries = [
      [],
      [{}],
      [{ seats: 4 }],
      [{}, { seats: 4, points: 90_000 }],
      [{ direct: false }],
      [{ itinerary: jal }],
    ]
    for (const before of itineraries) {
      expect(compareCells(key, [cell(1, ...before)], [cell(2, ...before)])).toEqual([])
      for (const after of itineraries) {
        const forth = compareCells(key, [cell(1, ...before)], [cell(2, ...after)])
        const back = compareCells(key, [cell(1, ...after)], [cell(2, ...before)])
        for (const { direct, kind, before: was, after: is } of forth) {
          const reverse = back.find((change) => change.direct === direct)
          if (was?.seats !== is.seats) expect(reverse?.kind).toBe(kind === 'opening' ? 'closing' : 'opening')
        }
      }
    }
  })
})

describe('getLaneState', () => {
  it('keeps two flights separate, and only the best offers of one flight', () => {
    const at = (departs: number) => ({ ...base.itinerary, departs })
    const offers = cell(
      1,
      { itinerary: at(600) },
      { itinerary: at(900), seats: 1 },
      { itinerary: at(600), seats: 1 },
      { direct: false },
    ).offers
    expect(getRowState({ offers }, true)).toMatchObject({
      seats: 2,
      points: 75_000,
      offers: [{ departs: 600 }, { departs: 900 }],
    })
    expect(getRowState({ offers }, false)).toMatchObject({ seats: 2, offers: [{ departs: null }] })
    expect(getRowState({ offers: [] }, true)).toEqual({ seats: 0, points: null, offers: [] })
  })
})
