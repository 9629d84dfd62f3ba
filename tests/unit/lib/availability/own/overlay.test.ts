import { describe, expect, it } from 'vitest'
import { createIndex } from '../../../../../lib/availability/index-store.ts'
import { ingest } from '../../../../../lib/availability/ingest.ts'
import type { Observation } from '../../../../../lib/availability/observation.ts'
import { decodeParts } from '../../../../../lib/availability/options-codec.ts'
import {
  createMemberOverlay,
  overlayIndex,
  overlayMemberSnapshots,
  overlaySnapshots,
  readOwnRoutes,
} from '../../../../../lib/availability/own/overlay.ts'
import { OWN_SOURCE } from '../../../../../lib/availability/own/own-seats.ts'
import { MEMBER_SOURCES } from '../../../../../lib/availability/own/shared-seats.ts'
import { searchIndex } from '../../../../../lib/availability/search.ts'
import { epochSecond } from '../../../../../lib/core/dates.ts'
import { memoryRepository } from '../memory-repository.ts'
import { queryOf } from './query.ts'
import { hoursBefore, sharedNow, sharedSeat } from './shared-seat.ts'

const now = '2026-11-20T02:00:00.000Z'
const file = { kind: 'file', name: 'recording.csv' } as const
const flown = (flight: string, date: string) =>
  [{ from: 'SYD', to: 'SIN', carrier: 'QF', flight, departs: `${date}T10:00`, arrives: `${date}T15:00` }].map(
    (sector) => ({ ...sector, aircraft: null, cabin: 'J' as const, bookingClass: null }),
  )

const seat = (change: Partial<Observation> = {}): Observation => ({
  ...{ program: 'qantas', from: 'SYD', to: 'SIN', date: '2026-12-03', cabin: 'J', seats: 2, points: 82_000 },
  ...{ charges: null, carriers: ['QF'], direct: true, sectors: flown('QF1', change.date ?? '2026-12-03') },
  ...{ fare: 'reward', source: file, seenAt: '2026-11-19T23:00:00.000Z' },
  ...change,
})

async function stored(seats: Observation[]) {
  const repository = memoryRepository()
  async function* items() {
    for (const observation of seats) yield { ok: true as const, observation, where: { file: 'x', line: 1 } }
  }
  await ingest(items(), { repository, now, isKnownAirport: () => true })
  return repository
}

async function rowsOf(shared: Observation[], own: Observation[]) {
  const index = createIndex()
  for (const route of (await stored(shared)).routes.values()) index.applyRoute(route)
  const mine = readOwnRoutes([...(await stored(own)).routes.values()])
  const searchAll = (from: typeof index) => searchIndex(from, queryOf(), { tablePrice: () => null })
  const [theirs, asSeen] = [searchAll(index), searchAll(overlayIndex(index, mine))]
  const read = ({ rows, sources }: ReturnType<typeof searchAll>) =>
    rows.map((row) => [row.date, row.seats, row.points, sources[row.source]?.kind, row.missed])
  return { theirs: read(theirs), mine: read(asSeen), sample: asSeen.sample }
}

const mineOf = (change: Partial<Observation> = {}) => seat({ source: OWN_SOURCE, ...change })

it('adds a day that only a member has seen, and only for that member', async () => {
  const { theirs, mine } = await rowsOf([seat()], [mineOf({ date: '2026-12-09', seats: 4 })])
  expect(theirs).toEqual([['2026-12-03', 2, 82_000, 'file', false]])
  expect(mine).toEqual([...theirs, ['2026-12-09', 4, 82_000, 'own', false]])
})

it('adds a route that the shared index does not have', async () => {
  const { theirs, mine } = await rowsOf([], [mineOf()])
  expect(theirs).toEqual([])
  expect(mine).toEqual([['2026-12-03', 2, 82_000, 'own', false]])
})

it('uses the newer figures of the same flight', async () => {
  const newer = await rowsOf([seat()], [mineOf({ seats: 5, seenAt: '2026-11-20T01:00:00.000Z' })])
  expect(newer.mine).toEqual([['2026-12-03', 5, 82_000, 'own', false]])
  const older = await rowsOf([seat()], [mineOf({ seats: 5, seenAt: '2026-11-18T01:00:00.000Z' })])
  expect(older.mine).toEqual([['2026-12-03', 2, 82_000, 'file', false]])
})

it('keeps seats that a member did not see, and marks those that a newer check did not find', async () => {
  const other = { sectors: flown('QF81', '2026-12-03'), points: 70_000 }
  const newer = await rowsOf([seat()], [mineOf({ ...other, seats: 1, seenAt: '2026-11-20T01:00:00.000Z' })])
  expect(newer.mine).toEqual([['2026-12-03', 1, 70_000, 'own', false]])
  const both = await rowsOf([seat()], [mineOf({ ...other, points: 90_000, seenAt: '2026-11-20T01:00:00.000Z' })])
  expect(both.mine).toEqual([['2026-12-03', 2, 82_000, 'file', false]])
  const missed = await rowsOf(
    [seat({ seats: 0, sectors: null, points: null, fare: undefined, seenAt: '2026-11-20T01:00:00.000Z' })],
    [mineOf({ seenAt: '2026-11-18T01:00:00.000Z' })],
  )
  expect(missed.mine).toEqual([['2026-12-03', 2, 82_000, 'own', true]])
})

it('replaces sample seats on its days, and leaves the others marked as sample', async () => {
  const sample = { source: { kind: 'sample', name: 'Sample data' } as const }
  const { mine, sample: marked } = await rowsOf(
    [seat({ ...sample, seats: 9 }), seat({ ...sample, date: '2026-12-04' })],
    [mineOf({ seats: 1, seenAt: '2026-11-18T01:00:00.000Z' })],
  )
  expect(mine).toEqual([
    ['2026-12-03', 1, 82_000, 'own', false],
    ['2026-12-04', 2, 82_000, 'sample', false],
  ])
  expect(marked).toBe(true)
})

it('merges the flights of a day in the same way', async () => {
  const snapshotsOf = async (seats: Observation[]) => decodeParts([...(await stored(seats)).parts.values()])
  const shared = await snapshotsOf([seat(), seat({ sectors: flown('QF81', '2026-12-03') })])
  const own = await snapshotsOf([
    mineOf({ seats: 5, seenAt: '2026-11-20T01:00:00.000Z' }),
    mineOf({ date: '2026-12-05' }),
  ])
  const merged = overlaySnapshots(shared, own)
  expect(
    merged.map(({ date, options }) => [date, options.map(({ seats, source }) => [source.kind, seats]).sort()]),
  ).toEqual([
    [
      '2026-12-03',
      [
        ['file', 2],
        ['own', 5],
      ],
    ],
    ['2026-12-05', [['own', 2]]],
  ])
})

describe('member overlay', () => {
  const date = '2026-12-03'
  const since = epochSecond(hoursBefore(48))
  const checked = (change: Partial<Observation> = {}): Observation => ({
    ...{ ...sharedSeat({ date }), source: { kind: 'file', name: 'recording' }, seenAt: hoursBefore(4) },
    ...change,
  })
  const seen = (change: Partial<Observation> = {}) =>
    checked({ source: MEMBER_SOURCES.member, seenAt: hoursBefore(1), ...change })
  const otherFlight = () => checked().sectors?.map((sector) => ({ ...sector, flight: 'QF81' })) ?? null

  async function stored(seats: Observation[]) {
    const repository = memoryRepository()
    async function* items() {
      for (const observation of seats) yield { ok: true as const, observation, where: { file: 'x', line: 1 } }
    }
    await ingest(items(), { repository, now: sharedNow, isKnownAirport: () => true })
    return repository
  }

  async function indexOf(seats: Observation[]) {
    const index = createIndex()
    for (const route of (await stored(seats)).routes.values()) index.applyRoute(route)
    return index
  }

  async function rowsOf(ours: Observation[], members: Observation[], from = since) {
    const index = createMemberOverlay()(await indexOf(ours), await indexOf(members), from)
    const { rows, sources } = searchIndex(index, queryOf(), { tablePrice: () => null })
    return rows.map((row) => [row.date, row.seats, sources[row.source]?.kind, row.seenAt])
  }

  it('shows what members confirmed where we have not checked', async () => {
    expect(await rowsOf([], [seen()])).toEqual([[date, 2, 'member', hoursBefore(1)]])
    const day = '2026-12-05'
    expect(await rowsOf([checked()], [seen({ date: day, sectors: sharedSeat({ date: day }).sectors })])).toEqual([
      [date, 2, 'file', hoursBefore(4)],
      [day, 2, 'member', hoursBefore(1)],
    ])
  })

  it('never overrides a newer check of ours, even one that found no seats', async () => {
    const newer = checked({ seats: 1, seenAt: hoursBefore(0.5) })
    expect(await rowsOf([newer], [seen()])).toEqual([[date, 1, 'file', hoursBefore(0.5)]])
    const none = checked({ seats: 0, sectors: null, seenAt: hoursBefore(0.5) })
    expect(await rowsOf([none], [seen()])).toEqual([])
  })

  it('keeps the older time of seats that only our check saw', async () => {
    const ours = [checked(), checked({ sectors: otherFlight(), points: 70_000 })]
    expect(await rowsOf(ours, [seen({ seats: 1 })])).toEqual([[date, 2, 'file', hoursBefore(4)]])
    expect(await rowsOf([checked()], [seen({ seats: 1 })])).toEqual([[date, 1, 'member', hoursBefore(1)]])
  })

  it('ignores what is too old, and returns the same index if nothing is shared', async () => {
    expect(await rowsOf([], [seen()], epochSecond(hoursBefore(0.5)))).toEqual([])
    const index = await indexOf([checked()])
    expect(createMemberOverlay()(index, createIndex(), since)).toBe(index)
  })

  it('follows changes on both sides', async () => {
    const [over, index, members] = [createMemberOverlay(), await indexOf([]), await indexOf([seen()])]
    const seats = () => over(index, members, since).allRoutes().length
    expect([seats(), over(index, members, since).routesFrom('qantas', 'SYD').size]).toEqual([1, 1])
    members.removeRoute('qantas_SYD-SIN')
    expect(seats()).toBe(0)
    for (const route of (await stored([checked()])).routes.values()) index.applyRoute(route)
    for (const route of (await stored([seen({ seats: 1 })])).routes.values()) members.applyRoute(route)
    const offers = over(index, members, since).allRoutes()
    expect(offers).toHaveLength(1)
  })

  it('merges the flights of a day in the same way', async () => {
    const snapshotsOf = async (seats: Observation[]) => decodeParts([...(await stored(seats)).parts.values()])
    const kinds = async (ours: Observation[]) =>
      overlayMemberSnapshots(await snapshotsOf(ours), await snapshotsOf([seen()]), since)
        .flatMap(({ options }) => options.map(({ source }) => source.kind))
        .sort()
    expect(await kinds([])).toEqual(['member'])
    expect(await kinds([checked()])).toEqual(['member'])
    expect(await kinds([checked({ sectors: otherFlight() })])).toEqual(['file', 'member'])
    expect(await kinds([checked({ seenAt: hoursBefore(0.5) })])).toEqual(['file'])
  })
})
