import { expect, it } from 'vitest'
import { createIndex } from '../../../../../lib/availability/index-store.ts'
import { ingest } from '../../../../../lib/availability/ingest.ts'
import type { Observation } from '../../../../../lib/availability/observation.ts'
import { decodeParts } from '../../../../../lib/availability/options-codec.ts'
import { createMemberOverlay, overlayMemberSnapshots } from '../../../../../lib/availability/own/member-overlay.ts'
import { MEMBER_SOURCES } from '../../../../../lib/availability/own/shared-seats.ts'
import { searchIndex } from '../../../../../lib/availability/search.ts'
import { epochSecond } from '../../../../../lib/core/dates.ts'
import { memoryRepository } from '../memory-repository.ts'
import { queryOf } from './query.ts'
import { hoursBefore, sharedNow, sharedSeat } from './shared-seat.ts'

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
