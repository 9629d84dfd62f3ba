import { describe, expect, it } from 'vitest'
import type { Observation } from '../../../../../../lib/availability/observation.ts'
import type { ProviderItem } from '../../../../../../lib/availability/providers/provider.ts'
import { samplePairs, sampleRoutes } from '../../../../../../lib/availability/providers/sample/routes.ts'
import {
  closedItems,
  openedItems,
  popularPairs,
  sampleRoute,
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
