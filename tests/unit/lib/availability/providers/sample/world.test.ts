import { describe, expect, it } from 'vitest'
import { findObservationFault } from '../../../../../../lib/availability/check-observation.ts'
import { Observation } from '../../../../../../lib/availability/observation.ts'
import { popularPairs, sampleWorld } from '../../../../../../lib/availability/providers/sample/world.ts'
import { tablePointsOn } from '../../../../../../lib/availability/table-price.ts'
import { addDays, epochDay } from '../../../../../../lib/core/dates.ts'
import type { Program } from '../../../../../../lib/core/program.ts'
import { findAirport } from '../../../../../../lib/network/airports.ts'
import { programFacts } from '../../../../../../lib/programs/program-facts.ts'

const today = '2026-11-21'

async function world(program: Program, from: string, to: string, date = today): Promise<Observation[]> {
  const context = { today: date, price: tablePointsOn(date), routes: [{ program, from, to }] }
  const seen: Observation[] = []
  for await (const item of sampleWorld(context)) if (item.ok) seen.push(item.observation)
  return seen
}

const isKnownAirport = (code: string) => findAirport(code) !== undefined
const withSeats = (seen: Observation[]) => seen.filter(({ seats }) => seats !== 0)

describe('sampleWorld', () => {
  it('yields only observations that ingest accepts, all labelled and none from the future', async () => {
    const seen = await world('qantas', 'SYD', 'SIN')
    const now = `${addDays(today, -1)}T13:00:00Z`
    for (const one of seen) {
      expect(Observation.parse(one)).toEqual(one)
      expect(findObservationFault(one, { now, isKnownAirport })).toBeNull()
      expect(one.source.kind).toBe('sample')
      expect(one.seenAt <= now).toBe(true)
    }
  })

  it('is the same world for the same date, and a little different the next day', async () => {
    const seen = await world('qantas', 'SYD', 'SIN')
    expect(await world('qantas', 'SYD', 'SIN')).toEqual(seen)
    const next = await world('qantas', 'SYD', 'SIN', addDays(today, 1))
    const id = ({ date, cabin, sectors, seats }: Observation) =>
      `${date} ${cabin} ${sectors?.map((s) => s.flight).join()} ${seats}`
    const before = new Set(withSeats(seen).map(id))
    const kept = withSeats(next).filter((one) => before.has(id(one))).length / before.size
    expect(kept).toBeGreaterThan(0.9)
    expect(kept).toBeLessThan(1)
    const newest = Math.max(...seen.map(({ seenAt }) => Date.parse(seenAt)))
    expect(Math.min(...next.map(({ seenAt }) => Date.parse(seenAt)))).toBeGreaterThan(newest)
  })

  it.each(['qantas', 'velocity'] as const)('covers every day of the %s calendar and none after it', async (program) => {
    const days = new Set((await world(program, 'SYD', 'DOH')).map(({ date }) => date))
    expect(days.size).toBe(programFacts[program].openDays + 1)
    expect(Math.max(...[...days].map(epochDay))).toBe(epochDay(today) + programFacts[program].openDays)
  })

  it('uses the published points of both programs', async () => {
    const direct = withSeats(await world('qantas', 'SYD', 'SIN')).filter(
      (one) => one.direct && one.cabin === 'J' && one.carriers[0] === 'QF' && one.fare === 'reward',
    )
    const price = tablePointsOn(today)
    const query = { program: 'qantas', from: 'SYD', to: 'SIN', carrier: 'QF', miles: 3908, cabin: 'J' } as const
    expect(new Set(direct.map(({ points }) => points))).toEqual(new Set([price(query)]))
    const velocity = withSeats(await world('velocity', 'SYD', 'MEL')).filter(
      (one) => one.cabin === 'Y' && one.fare === 'reward',
    )
    const domestic = { ...query, program: 'velocity', to: 'MEL', carrier: 'VA', miles: 439, cabin: 'Y' } as const
    expect(price(domestic)).toBeGreaterThan(0)
    expect(new Set(velocity.map(({ points }) => points))).toEqual(new Set([price(domestic)]))
  })

  it('offers points-only fares of the program’s own airline, well above the table price', async () => {
    const fares = withSeats(await world('qantas', 'SYD', 'SIN')).filter(({ fare }) => fare === 'dynamic')
    expect(fares.length).toBeGreaterThan(20)
    expect(new Set(fares.flatMap(({ carriers }) => carriers))).toEqual(new Set(['QF']))
    const business = fares.filter((one) => one.cabin === 'J' && one.direct)
    expect(Math.min(...business.map(({ points }) => points ?? 0))).toBeGreaterThan(82_100 * 1.6)
  })

  it('invents higher charges in business than in economy, and leaves them out for some flights', async () => {
    const seen = withSeats(await world('qantas', 'SYD', 'SIN'))
    const amounts = (cabin: string) =>
      seen.flatMap((one) => (one.cabin === cabin && one.direct && one.charges ? [one.charges.minor] : []))
    expect(Math.min(...amounts('Y'))).toBeGreaterThan(5_000)
    expect(Math.min(...amounts('J'))).toBeGreaterThan(Math.max(...amounts('Y')))
    const all = withSeats([
      ...(await world('qantas', 'SYD', 'LAX')),
      ...(await world('velocity', 'SYD', 'MEL')),
      ...seen,
    ])
    expect(new Set(all.map(({ charges }) => charges === null))).toEqual(new Set([true, false]))
    expect(new Set(all.flatMap(({ charges }) => charges?.currency ?? []))).toEqual(new Set(['AUD']))
  })

  it('connects through hubs if there is no direct flight, with flights in order', async () => {
    const seen = withSeats(await world('qantas', 'SYD', 'LHR'))
    expect(seen.length).toBeGreaterThan(100)
    for (const { sectors, date } of seen) {
      expect(sectors).toHaveLength(2)
      expect(sectors?.[0]?.departs.slice(0, 10)).toBe(date)
      expect((sectors?.[0]?.arrives ?? '') < (sectors?.[1]?.departs ?? '')).toBe(true)
    }
  })

  it('gives arrivals in the local time of the destination', async () => {
    const westward = withSeats(await world('qantas', 'SYD', 'LAX')).find(({ direct }) => direct)
    const [sector] = westward?.sectors ?? []
    const flown = (Date.parse(`${sector?.arrives}Z`) - Date.parse(`${sector?.departs}Z`)) / 3_600_000
    // The flight takes about 14 hours, and the clocks are 17 to 19 hours apart.
    expect(flown).toBeLessThan(0)
    expect(flown).toBeGreaterThan(-7)
  })

  it('has more seats close to departure and far ahead than in between, and fewer in business', async () => {
    const seen = await world('qantas', 'SYD', 'MEL')
    const share = (cabin: string, from: number, to: number) => {
      const inside = seen.filter(
        (one) => one.cabin === cabin && one.date >= addDays(today, from) && one.date < addDays(today, to),
      )
      return withSeats(inside).length / inside.length
    }
    expect(share('J', 0, 14)).toBeGreaterThan(share('J', 30, 90))
    expect(share('J', 250, 350)).toBeGreaterThan(share('J', 30, 90))
    expect(share('Y', 0, 350)).toBeGreaterThan(share('J', 0, 350))
  })

  it('includes the most popular pairs of both programs, in both directions, each once', () => {
    const ids = popularPairs().map(({ program, from, to }) => `${program} ${from} ${to}`)
    expect(ids).toContain('qantas SYD LAX')
    expect(ids).toContain('velocity DOH SYD')
    expect(new Set(ids).size).toBe(ids.length)
  })
})
