import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findObservationFault } from '../../../lib/availability/check-observation.ts'
import { ingest } from '../../../lib/availability/ingest.ts'
import { Observation } from '../../../lib/availability/observation.ts'
import type { LiveDay, LiveProvider, LiveRequest, ProviderItem } from '../../../lib/availability/providers/provider.ts'
import { findAirport } from '../../../lib/network/airports.ts'
import { memoryRepository } from '../../unit/lib/availability/memory-repository.ts'
import { type StandIn, startStandIn } from './stand-in.ts'
import { liveRequest, now, type Subject, subjectsOf } from './subjects.ts'

const names = ['sample', 'file', 'seats.aero, stored', 'seats.aero, refreshed', 'seats.aero, airline']
const forever = new AbortController().signal
const isKnownAirport = (code: string) => findAirport(code) !== undefined

let standIn: StandIn
let subjects: Map<string, Subject>
beforeAll(async () => {
  standIn = await startStandIn()
  subjects = new Map(subjectsOf(standIn).map((subject) => [subject.name, subject]))
})
afterAll(() => standIn.stop())

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}

function seenIn(items: readonly ProviderItem[]): Observation[] {
  return items.flatMap((item) => (item.ok ? [item.observation] : []))
}

async function stored(items: readonly ProviderItem[]) {
  const repository = memoryRepository()
  async function* stream() {
    yield* items
  }
  const report = await ingest(stream(), { repository, now, isKnownAirport })
  return { report, routes: Object.fromEntries(repository.routes), parts: Object.fromEntries(repository.parts) }
}

describe.each(names)('the provider "%s"', (name) => {
  let subject: Subject
  beforeAll(() => {
    const found = subjects.get(name)
    if (found === undefined) throw new Error(`no subject ${name}`)
    subject = found
  })
  const liveDays = async (request: LiveRequest = liveRequest, signal: AbortSignal = forever): Promise<LiveDay[]> => {
    const provider: LiveProvider | null = subject.live
    return provider === null ? [] : all(provider.search(request, signal))
  }

  it('yields valid observations of the requested route and days, with their source', async () => {
    const items = await all(subject.items(forever))
    const seen = seenIn(items)
    expect(seen.length).toBe(items.length)
    expect(seen.length).toBeGreaterThan(5)
    for (const one of seen) {
      expect(Observation.parse(one)).toEqual(one)
      expect(findObservationFault(one, { now, isKnownAirport })).toBeNull()
      expect(one.source.kind).toBe(subject.kind)
      expect(one).toMatchObject({ program: 'qantas', from: 'SYD', to: 'SIN' })
      expect(one.date >= '2027-02-01' && one.date <= '2027-02-03').toBe(true)
    }
    expect(new Set(items.map(({ where }) => where.file)).size).toBe(1)
  })

  it('gives the same items when asked again, which are stored the same in any order', async () => {
    const items = await all(subject.items(forever))
    expect(await all(subject.items(forever))).toEqual(items)
    const once = await stored(items)
    expect(once.report).toMatchObject({ observations: items.length, rejected: 0 })
    const again = await stored([...items, ...[...items].reverse()])
    expect({ routes: again.routes, parts: again.parts }).toEqual({ routes: once.routes, parts: once.parts })
  })

  it('tells "none" from "some, count unknown", and never gives a price to none', async () => {
    const found = seenIn(await all(subject.items(forever)))
    const live = (await liveDays()).flatMap((day) => (day.ok ? seenIn(day.items) : []))
    for (const seen of subject.live === null ? [found] : [found, live]) {
      for (const [at, seats] of Object.entries(subject.says)) {
        const there = seen.filter(({ date, cabin }) => `${date} ${cabin}` === at)
        expect(
          there.map((one) => one.seats),
          at,
        ).toEqual([seats])
      }
      for (const { seats, points, charges, sectors } of seen) {
        if (seats === 0) expect([points, charges, sectors]).toEqual([null, null, null])
      }
    }
  })

  it('answers each requested day once, in order, with only the requested route and cabins', async () => {
    if (subject.live === null) return
    expect(subject.live.source.kind).toBe(subject.kind)
    const days = await liveDays()
    expect(days.map(({ date, ok }) => [date, ok])).toEqual(liveRequest.dates.map((date) => [date, true]))
    for (const day of days) {
      for (const one of seenIn(day.ok ? day.items : [])) {
        expect(one).toMatchObject({ program: 'qantas', from: 'SYD', to: 'SIN', date: day.date })
        expect(liveRequest.cabins).toContain(one.cabin)
        expect(findObservationFault(one, { now, isKnownAirport })).toBeNull()
      }
    }
    const items = days.flatMap((day) => (day.ok ? day.items : []))
    expect((await stored(items)).report).toMatchObject({ rejected: 0, failed: new Map() })
  })

  it('yields nothing for a live search without days', async () => {
    expect(await liveDays({ ...liveRequest, dates: [] })).toEqual([])
  })

  it('yields nothing for a live search that is aborted', async () => {
    expect(await liveDays(liveRequest, AbortSignal.abort())).toEqual([])
  })

  it('lists the routes it covers, with how many days ahead', async () => {
    if (subject.routes === null) return
    const routes = await subject.routes.routes('qantas', forever)
    const route = routes.find(({ from, to }) => from === 'SYD' && to === 'SIN')
    expect(route?.daysAhead).toBeGreaterThan(300)
    const left = subject.routes.callsLeft()
    expect(typeof left === 'string' || left > 0).toBe(true)
  })
})
