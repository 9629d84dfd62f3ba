import { describe, expect, it } from 'vitest'
import type { Observation } from '../../../../../../lib/availability/observation.ts'
import type { LiveDay, LiveRequest, ProviderItem } from '../../../../../../lib/availability/providers/provider.ts'
import { sampleLive, samplePairs, sampleRoutes } from '../../../../../../lib/availability/providers/sample/provider.ts'
import {
  closedItems,
  openedItems,
  popularPairs,
  sampleRoute,
  sampleWorld,
} from '../../../../../../lib/availability/providers/sample/world.ts'
import { routeId } from '../../../../../../lib/availability/route-key.ts'
import { tablePointsOn } from '../../../../../../lib/availability/table-price.ts'
import { addDays } from '../../../../../../lib/core/dates.ts'
import { programs } from '../../../../../../lib/core/program.ts'
import { listRoutes } from '../../../../../../lib/network/routes.ts'
import { programFacts } from '../../../../../../lib/programs/program-facts.ts'

const now = '2026-11-21T03:04:05.678Z'
const today = '2026-11-21'
const provider = sampleRoutes({ now: () => now, priceOn: tablePointsOn })
const forever = new AbortController().signal
const key = { program: 'qantas', from: 'SYD', to: 'MEL' } as const

async function observe(start: string, end: string, signal = forever): Promise<Observation[]> {
  const seen: Observation[] = []
  for await (const item of provider.fetchDays({ ...key, start, end }, signal)) if (item.ok) seen.push(item.observation)
  return seen
}

describe('samplePairs', () => {
  it('lists every pair flown on either program once, the most popular ones first', () => {
    const ids = samplePairs().map(routeId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.slice(0, popularPairs().length)).toEqual(popularPairs().map(routeId))
    for (const program of programs) {
      for (const { from, to, status, onlyWith } of listRoutes(program)) {
        if (status === 'upcoming' || onlyWith !== undefined) continue
        expect(ids).toContain(routeId({ program, from, to }))
      }
    }
  })
})

describe('sampleRoutes', () => {
  it('covers every pair of a program over its calendar, without a limit', async () => {
    const routes = await provider.routes('velocity', forever)
    expect(routes.length).toBe(samplePairs().filter(({ program }) => program === 'velocity').length)
    expect(new Set(routes.map(({ daysAhead }) => daysAhead))).toEqual(new Set([programFacts.velocity.openDays]))
    expect(provider.callsLeft()).toBe('unlimited')
  })

  it('checks each day, as seen now, and no further than the calendar is open', async () => {
    const seen = await observe(addDays(today, 350), addDays(today, 400))
    expect([...new Set(seen.map(({ date }) => date))]).toEqual([350, 351, 352, 353].map((at) => addDays(today, at)))
    expect(new Set(seen.map(({ seenAt }) => seenAt))).toEqual(new Set(['2026-11-21T03:04:05.000Z']))
    expect(await observe(today, today, AbortSignal.abort())).toEqual([])
  })
})

describe('seats moved on demand', () => {
  const route = sampleRoute(key, tablePointsOn(today))
  const day = { day: 20_800, cabin: 'J', seenAt: '2026-11-21T03:00:00.000Z' } as const
  const seats = (items: readonly ProviderItem[]) => items.map((item) => (item.ok ? item.observation.seats : null))

  it('are those of one flight of the sample, or a check that found none', () => {
    expect(seats(openedItems(route, 3, day))).toEqual([3])
    expect(seats(closedItems(route, day))).toEqual([0])
    const [opened] = openedItems(route, 3, day)
    expect(opened?.ok && opened.observation.sectors?.[0]?.from).toBe('SYD')
    expect(opened?.ok && opened.observation.source.kind).toBe('sample')
  })

  it('need a flight with the cabin', () => {
    expect(openedItems(route, 3, { ...day, cabin: 'F' })).toEqual([])
  })
})

describe('live', () => {
  const provider = sampleLive({ now: () => now, priceOn: tablePointsOn })
  const route = { program: 'qantas', from: 'SYD', to: 'SIN' } as const
  const request: LiveRequest = {
    ...route,
    dates: [addDays(today, 40), addDays(today, 12)],
    cabins: ['Y', 'J'],
    seats: 1,
  }

  async function answersTo(given: LiveRequest, signal = new AbortController().signal): Promise<LiveDay[]> {
    const days: LiveDay[] = []
    for await (const day of provider.search(given, signal)) days.push(day)
    return days
  }

  const seenIn = (items: readonly ProviderItem[]) => items.flatMap((item) => (item.ok ? [item.observation] : []))

  describe('sampleLive', () => {
    it('returns the seats of the stored sample, seen now, in the requested order of days', async () => {
      const days = await answersTo(request)
      expect(days.map(({ date }) => date)).toEqual(request.dates)
      const live = days.flatMap((day) => (day.ok ? seenIn(day.items) : []))
      const stored: ProviderItem[] = []
      for await (const item of sampleWorld({ today, price: tablePointsOn(today), routes: [route] })) stored.push(item)
      const wanted = seenIn(stored).filter(
        ({ date, cabin }) => request.dates.includes(date) && request.cabins.includes(cabin),
      )
      const bare = (all: typeof live) => all.map(({ seenAt: _, ...rest }) => JSON.stringify(rest)).sort()
      expect(bare(live)).toEqual(bare(wanted))
      expect(new Set(live.map(({ seenAt }) => seenAt))).toEqual(new Set(['2026-11-21T03:04:05.000Z']))
      expect(live.every(({ source }) => source.kind === 'sample')).toBe(true)
    })

    it('returns no seats for a day that is not yet released, or that has passed', async () => {
      const days = await answersTo({ ...request, dates: [addDays(today, 360), addDays(today, -1)] })
      const seats = days.flatMap((day) => (day.ok ? seenIn(day.items).map((one) => one.seats) : []))
      expect(seats).toEqual([0, 0, 0, 0])
    })

    it('returns each day without items for a route that is not flown', async () => {
      const days = await answersTo({ ...request, from: 'ABX', to: 'LHR' })
      expect(days).toEqual(request.dates.map((date) => ({ ok: true, date, items: [] })))
    })

    it('stops once the search is aborted', async () => {
      const gone = new AbortController()
      const days: LiveDay[] = []
      for await (const day of provider.search(request, gone.signal)) {
        days.push(day)
        gone.abort()
      }
      expect(days).toHaveLength(1)
    })
  })
})
