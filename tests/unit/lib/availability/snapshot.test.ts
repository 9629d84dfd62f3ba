import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Observation } from '../../../../lib/availability/observation.ts'
import { CHECK_SPAN, mergeSnapshot, missedBefore, type Snapshot } from '../../../../lib/availability/snapshot.ts'

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

/** Merges one observation at a time, so that each step starts from the state of the step before. */
function snapshotOf(all: readonly Observation[], start?: Snapshot): Snapshot {
  const snapshot = all.reduce<Snapshot | undefined>((known, next) => mergeSnapshot(known, [next]), start)
  return snapshot ?? mergeSnapshot(start, [])
}

describe('mergeSnapshot', () => {
  it('keeps the options of one search together even if they arrived over some seconds', () => {
    const snapshot = mergeSnapshot(undefined, [seen, { ...seen, carriers: ['MH'], seenAt: at(1) }])
    expect(snapshot.options).toHaveLength(2)
    expect(snapshot.seenAt).toBe(Date.parse(at(1)) / 1000)
  })

  it('marks an option that later searches missed once, and drops it at the second miss, in any order', () => {
    const searches = [
      seen,
      { ...seen, carriers: ['MH'], seenAt: at(CHECK_SPAN + 1) },
      { ...seen, carriers: ['MH'], seenAt: at(2 * CHECK_SPAN + 2) },
    ]
    const orders = [
      [0, 1],
      [1, 0],
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
      [2, 0, 1],
    ]
    const shown = orders.map((order) => {
      const snapshot = snapshotOf(order.flatMap((which) => searches[which] ?? []))
      return snapshot.options.map(({ carriers, seenAt }) =>
        seenAt < missedBefore(snapshot) ? `${carriers}?` : `${carriers}`,
      )
    })
    expect(shown).toEqual([['MH', 'QF?'], ['MH', 'QF?'], ['MH'], ['MH'], ['MH'], ['MH']])
  })

  it('takes the newer figures of the same itinerary within one search', () => {
    const snapshot = mergeSnapshot(undefined, [{ ...seen, seats: 1, seenAt: at(5) }, seen])
    expect(snapshot.options.map(({ seats }) => seats)).toEqual([1])
  })

  it('counts "none" as a miss of what was seen before it, but not of what was seen after', () => {
    const empty = { ...seen, ...none, seenAt: at(5) }
    const before = snapshotOf([seen, empty])
    expect(before.options.map(({ seenAt }) => seenAt < missedBefore(before))).toEqual([true])
    const after = snapshotOf([
      { ...seen, ...none },
      { ...seen, seenAt: at(5) },
    ])
    expect(after.options.map(({ seenAt }) => seenAt < missedBefore(after))).toEqual([false])
    expect(snapshotOf([seen, empty, { ...empty, seenAt: at(6) }]).options).toHaveLength(1)
    expect(snapshotOf([seen, empty, { ...empty, seenAt: at(CHECK_SPAN + 6) }]).options).toEqual([])
  })

  it('replaces a provider’s summary of a day with its own flights, unless the summary is newer', () => {
    const row = { ...seen, source: { kind: 'seats-aero', name: 'seats.aero' } } as const
    const sector = { carrier: 'QF', flight: 'QF1', departs: '2024-06-30T10:00', arrives: '2024-06-30T16:00' }
    const flight = { ...sector, from: 'SYD', to: 'SIN', aircraft: null, cabin: 'Y', bookingClass: null } as const
    const trip = { ...row, sectors: [flight] }
    const kinds = (all: readonly Observation[]) =>
      snapshotOf(all).options.map(({ sectors }) => (sectors ? 'trip' : 'sum'))
    expect([kinds([row, trip]), kinds([trip, row])]).toEqual([['trip'], ['trip']])
    expect(kinds([{ ...trip, seenAt: at(5) }, row])).toEqual(['trip'])
    expect(kinds([trip, { ...row, seenAt: at(5) }]).sort()).toEqual(['sum', 'trip'])
    expect(kinds([seen, trip]).sort()).toEqual(['sum', 'trip'])
  })

  it('does not bring back dropped options from older observations', () => {
    const gone = snapshotOf([seen, { ...seen, ...none, seenAt: at(700) }, { ...seen, ...none, seenAt: at(1400) }])
    expect(gone.options).toEqual([])
    expect(snapshotOf([seen, { ...seen, carriers: ['MH'], seenAt: at(3) }], gone)).toEqual(gone)
  })

  it('counts the same misses as a scan over every observation', () => {
    const one = fc.record({
      second: fc.oneof(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 6000 })),
      carrier: fc.constantFrom('QF', 'MH', null),
    })
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 14 }), (all) => {
        const snapshot = snapshotOf(
          all.map(({ second, carrier }) =>
            carrier === null
              ? { ...seen, ...none, seenAt: at(second) }
              : { ...seen, carriers: [carrier], seenAt: at(second) },
          ),
        )
        const shown = new Map(
          snapshot.options.map((o) => [o.carriers.join(), o.seenAt < missedBefore(snapshot) ? 1 : 0]),
        )
        expect(shown).toEqual(missesByScan(all))
      }),
      { numRuns: 500 },
    )
  })
})

/** The misses of each carrier's option by definition; an option missed twice is left out. */
function missesByScan(all: readonly { second: number; carrier: string | null }[]): Map<string, number> {
  const times = all.map(({ second }) => second)
  const newest = Math.max(...times)
  const earlier = times.filter((second) => second < newest - CHECK_SPAN)
  const ends = [newest, ...(earlier.length > 0 ? [Math.max(...earlier)] : [])]
  const begins = ends.map((end) =>
    Math.max(
      end - CHECK_SPAN,
      ...all.filter(({ second, carrier }) => carrier === null && second <= end).map((one) => one.second),
    ),
  )
  const misses = ['QF', 'MH'].flatMap((carrier): [string, number][] => {
    const sights = all.filter((one) => one.carrier === carrier).map(({ second }) => second)
    const missed = begins.filter((begin) => Math.max(...sights) < begin).length
    return sights.length === 0 || missed === 2 ? [] : [[carrier, missed]]
  })
  return new Map(misses.sort(([a], [b]) => (a < b ? -1 : 1)))
}
