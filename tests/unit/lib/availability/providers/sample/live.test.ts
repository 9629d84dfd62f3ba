import { describe, expect, it } from 'vitest'
import type { LiveDay, LiveRequest } from '../../../../../../lib/availability/providers/live.ts'
import type { ProviderItem } from '../../../../../../lib/availability/providers/provider.ts'
import { sampleLive } from '../../../../../../lib/availability/providers/sample/live.ts'
import { sampleWorld } from '../../../../../../lib/availability/providers/sample/world.ts'
import { tablePointsOn } from '../../../../../../lib/availability/table-price.ts'
import { addDays } from '../../../../../../lib/core/dates.ts'

const now = '2026-11-21T03:04:05.678Z'
const today = '2026-11-21'
const provider = sampleLive({ now: () => now, priceOn: tablePointsOn })
const route = { program: 'qantas', from: 'SYD', to: 'SIN' } as const
const request: LiveRequest = { ...route, dates: [addDays(today, 40), addDays(today, 12)], cabins: ['Y', 'J'], seats: 1 }

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
