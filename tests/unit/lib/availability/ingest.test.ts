import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeChanges } from '../../../../lib/availability/change-log.ts'
import type { Delta } from '../../../../lib/availability/compare-cells.ts'
import { ingest } from '../../../../lib/availability/ingest.ts'
import type { Observation } from '../../../../lib/availability/observation.ts'
import { decodeParts } from '../../../../lib/availability/options-codec.ts'
import type { ProviderItem } from '../../../../lib/availability/providers/provider.ts'
import { cabins } from '../../../../lib/core/cabin.ts'
import { observation } from './arbitrary.ts'
import { type MemoryRepository, memoryRepository } from './memory-repository.ts'

const now = '2026-02-01T00:00:00.000Z'
const isKnownAirport = (code: string) => ['SYD', 'SIN', 'LHR', 'MEL'].includes(code)

async function* itemsOf(observations: readonly Observation[]): AsyncGenerator<ProviderItem> {
  for (const [line, one] of observations.entries()) {
    yield { ok: true, observation: one, where: { file: 'x.ndjson', line: line + 1 } }
  }
}

async function take(repository: MemoryRepository, observations: readonly Observation[], batch = 20_000) {
  const rejects: string[] = []
  const onReject = (_: unknown, reason: string) => rejects.push(reason)
  const report = await ingest(itemsOf(observations), { repository, now, isKnownAirport, batch, onReject })
  return { report, rejects }
}

/** Everything stored, in one comparable value. */
function contentsOf({ routes, parts, histories }: MemoryRepository) {
  const sorted = <T>(all: Map<string, T>) => Object.fromEntries([...all].sort())
  return { routes: sorted(routes), parts: sorted(parts), histories: sorted(histories) }
}

const good: Observation = {
  program: 'qantas',
  from: 'SYD',
  to: 'SIN',
  date: '2026-03-01',
  cabin: 'J',
  seats: 2,
  points: 75_000,
  charges: { minor: 29_235, currency: 'AUD' },
  fare: 'reward',
  carriers: ['QF'],
  direct: true,
  sectors: null,
  source: { kind: 'file', name: 'x' },
  seenAt: '2026-01-31T00:00:00Z',
}

describe('ingest', () => {
  // The timeout allows for a busy machine; on its own the test takes about two seconds.
  it('stores the same documents for any order, split and repetition of the same observations', {
    timeout: 60_000,
  }, async () => {
    const shuffled = fc
      .array(observation, { minLength: 1, maxLength: 60 })
      .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })))
    await fc.assert(
      fc.asyncProperty(shuffled, fc.integer({ min: 1, max: 20 }), async ([all, again], batch) => {
        const once = memoryRepository()
        const other = memoryRepository()
        await take(once, all)
        await take(other, again, batch)
        expect(contentsOf(other)).toEqual(contentsOf(once))
      }),
      { numRuns: 150 },
    )
  })

  it('writes nothing the second time', async () => {
    const repository = memoryRepository()
    await take(repository, [good])
    const writes = repository.writes
    const { report } = await take(repository, [good])
    expect(repository.writes).toBe(writes)
    expect([...report.unchanged]).toEqual(['qantas_SYD-SIN'])
    expect(report.written.size).toBe(0)
  })

  it('stores the same documents after a run that failed halfway', async () => {
    const many = ['SIN', 'LHR', 'MEL'].flatMap((to) => cabins.map((cabin) => ({ ...good, to, cabin })))
    const whole = memoryRepository()
    await take(whole, many)
    const broken = memoryRepository(2)
    await take(broken, many).catch(() => undefined)
    expect(broken.routes.size).toBe(1)
    const resumed = { ...memoryRepository(), routes: broken.routes, parts: broken.parts }
    const fresh = memoryRepository()
    for (const [id, route] of resumed.routes) fresh.routes.set(id, route)
    for (const [id, part] of resumed.parts) fresh.parts.set(id, part)
    for (const [id, history] of broken.histories) fresh.histories.set(id, history)
    await take(fresh, many)
    expect(contentsOf(fresh)).toEqual(contentsOf(whole))
  })

  it('reports the routes a store refused, and gives up when it refuses everything', async () => {
    const refusing = memoryRepository(1)
    const few = await take(refusing, [good])
    expect([...few.report.failed]).toEqual([['qantas_SYD-SIN', 'the power went out']])
    const anywhere = Array.from(
      { length: 26 * 2 },
      (_, at) => `A${String.fromCharCode(65 + (at % 26))}${at > 25 ? 'B' : 'A'}`,
    )
    const many = anywhere.map((to) => ({ ...good, to }))
    const run = ingest(itemsOf(many), { repository: refusing, now, isKnownAirport: () => true })
    await expect(run).rejects.toThrow('the store refused 5 routes in a row')
  })

  it.each([
    ['an unknown airport', { to: 'XXQ' }, 'unknown airport XXQ'],
    ['a route to itself', { to: 'SYD' }, 'from and to are both SYD'],
    ['a look from the future', { seenAt: '2026-02-03T00:00:00Z' }, 'seen at 2026-02-03T00:00:00Z, which is after now'],
    ['a date beyond every calendar', { date: '2099-01-01' }, 'days from the day it was seen'],
    ['a date long gone', { date: '2025-01-01' }, 'days from the day it was seen'],
    ['absurd charges', { charges: { minor: 200_000_000, currency: 'AUD' } }, 'beyond belief'],
  ])('rejects %s and names the reason', async (_, change, reason) => {
    const repository = memoryRepository()
    const { report, rejects } = await take(repository, [{ ...good, ...change }, good])
    expect(rejects).toHaveLength(1)
    expect(rejects[0]).toContain(reason)
    expect(report).toMatchObject({ observations: 1, rejected: 1 })
  })

  it('rejects flights that do not make up the journey', async () => {
    const sector = {
      from: 'SYD',
      to: 'KUL',
      carrier: 'MH',
      flight: 'MH140',
      departs: '2026-03-01T22:15',
      arrives: '2026-03-02T03:50',
      aircraft: null,
      cabin: 'J',
      bookingClass: 'U',
    } as const
    const onward = {
      ...sector,
      from: 'KUL',
      to: 'SIN',
      flight: 'MH601',
      departs: '2026-03-02T07:50',
      arrives: '2026-03-02T09:05',
    }
    const cases = [
      { sectors: [sector] },
      { sectors: [] },
      { sectors: [onward, sector] },
      { sectors: [sector, onward], date: '2026-03-02' },
      { sectors: [sector, onward], seats: 0 },
    ]
    const { rejects } = await take(memoryRepository(), [
      ...cases.map((change) => ({ ...good, ...change })),
      { ...good, sectors: [sector, onward] },
    ])
    expect(rejects).toEqual([
      'flights do not lead from SYD to SIN',
      'flights do not lead from SYD to SIN',
      'flights do not lead from SYD to SIN',
      'the first flight leaves on 2026-03-01, not on 2026-03-02',
      'flights are named, yet there are no seats',
    ])
  })

  it('clears a sample route on the first real check, and keeps later samples out of it', async () => {
    const invented: Observation = { ...good, date: '2026-04-05', source: { kind: 'sample', name: 'sample data' } }
    const orders = [
      [invented, good],
      [good, invented],
    ]
    const stores = await Promise.all(
      orders.map(async (order) => {
        const repository = memoryRepository()
        for (const one of order) await take(repository, [one])
        return contentsOf(repository)
      }),
    )
    expect(stores[1]).toEqual(stores[0])
    expect(Object.keys(stores[0]?.parts ?? {})).toEqual(['qantas_SYD-SIN/2026-03'])
    expect(stores[0]?.routes['qantas_SYD-SIN']?.sample).toBe(false)
  })

  it('stores every option of each day and cabin', async () => {
    const repository = memoryRepository()
    await take(repository, [
      good,
      { ...good, carriers: ['BA'], points: 90_000 },
      { ...good, cabin: 'Y', seats: 0, points: null, charges: null, carriers: [], direct: false },
    ])
    const snapshots = decodeParts([...repository.parts.values()])
    expect(snapshots.map(({ cabin, options }) => [cabin, options.length])).toEqual([
      ['J', 2],
      ['Y', 0],
    ])
  })

  it('reports openings and closings once, and keeps them in the change log', async () => {
    const repository = memoryRepository()
    const none = { ...good, seats: 0, points: null, charges: null, carriers: [], direct: false }
    const steps: [Observation, string[]][] = [
      [{ ...good, cabin: 'Y' }, ['opening Y null-2']],
      [none, []],
      [{ ...good, seenAt: '2026-01-31T02:00:00Z' }, ['opening J 0-2']],
      [{ ...good, seenAt: '2026-01-31T02:00:00Z' }, []],
      [{ ...good, seats: 1, seenAt: '2026-01-31T03:00:00Z' }, ['closing J 2-1']],
      [{ ...none, seenAt: '2026-01-31T04:00:00Z' }, []],
      [{ ...none, seenAt: '2026-01-31T05:00:00Z' }, ['closing J 1-0']],
      [{ ...good, seenAt: '2026-01-31T01:00:00Z' }, []],
    ]
    const reported: string[][] = []
    for (const [observation] of steps) {
      const heard: string[] = []
      const onDelta = (delta: Delta) =>
        void heard.push(...delta.map((d) => `${d.kind} ${d.cabin} ${d.before?.seats ?? null}-${d.after.seats}`))
      await ingest(itemsOf([observation]), { repository, now, isKnownAirport, onDelta })
      reported.push(heard)
    }
    expect(reported).toEqual(steps.map(([, wanted]) => wanted))
    const logged = repository.changes.flatMap(decodeChanges)
    expect(logged.map(({ kind, after }) => [kind, after.seats])).toEqual([
      ['opening', 2],
      ['opening', 2],
      ['closing', 1],
      ['closing', 0],
    ])
  })

  it('reports no changes on the first load of a sample route, but does for later ones', async () => {
    const repository = memoryRepository()
    const invented: Observation = { ...good, source: { kind: 'sample', name: 'sample data' } }
    const more = { ...invented, date: '2026-03-02' }
    expect((await take(repository, [invented, more], 1)).report).toMatchObject({ openings: 0, closings: 0 })
    const later = { ...invented, seats: 4, seenAt: '2026-01-31T12:00:00Z' }
    expect((await take(repository, [later])).report).toMatchObject({ openings: 1, closings: 0 })
    expect(repository.changes.map(({ sample }) => sample)).toEqual([true])
    const real = await take(repository, [good])
    expect(real.report).toMatchObject({ openings: 1 })
    expect(repository.changes.at(-1)?.sample).toBe(false)
  })
})
