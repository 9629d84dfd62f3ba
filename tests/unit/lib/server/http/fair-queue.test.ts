import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FairQueue, type Release } from '@/lib/server/http/fair-queue.ts'
import { OneThread, type Visitor } from './one-thread.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

let idle = 0
const clock = { nowMs: () => performance.now(), idleMs: () => idle }
/** Runs the event loop so many turns, without time passing. */
async function loop(times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** A queue with the names begun and refused so far, in order; `end` ends the oldest open turn of a name. */
function stage() {
  const turns = new FairQueue(clock)
  const begun: string[] = []
  const open = new Map<string, Release[]>()
  const refused: string[] = []
  const take = (name: string, networks = [name]) =>
    void turns.take(networks).then((turn) => {
      if (turn === null) return void refused.push(name)
      open.set(name, [...(open.get(name) ?? []), turn])
      begun.push(name)
    })
  return { take, begun, refused, end: (name: string) => open.get(name)?.shift()?.() }
}

describe('FairQueue', () => {
  it('begins at most four at once, one in each turn of the event loop', async () => {
    const { take, begun, end } = stage()
    for (let time = 0; time < 6; time += 1) take('ann')
    await Promise.resolve()
    expect(begun).toHaveLength(1)
    await loop(10)
    expect(begun).toHaveLength(4)
    end('ann')
    await loop(10)
    expect(begun).toHaveLength(5)
  })

  it('begins the visitor with the lowest recent usage, not the one who came first', async () => {
    const { take, begun, end } = stage()
    for (let time = 0; time < 10; time += 1) take('greedy')
    await loop(10)
    take('ann')
    vi.advanceTimersByTime(8)
    end('greedy')
    await loop(10)
    expect(begun.slice(4)).toEqual(['ann'])
    take('bob')
    vi.advanceTimersByTime(1)
    end('ann')
    await loop(10)
    expect(begun.slice(4)).toEqual(['ann', 'bob'])
  })

  it('gradually forgets how much time a visitor was given', async () => {
    const { take, begun, end } = stage()
    const had = async (name: string, ms: number) => {
      take(name)
      await loop()
      vi.advanceTimersByTime(ms)
      end(name)
      await loop()
    }
    await had('early', 200)
    vi.advanceTimersByTime(20_000)
    await had('late', 100)
    for (let time = 0; time < 4; time += 1) take('greedy')
    await loop(10)
    for (const name of ['late', 'early']) take(name)
    end('greedy')
    end('greedy')
    await loop(10)
    expect(begun.slice(-2)).toEqual(['early', 'late'])
  })

  it('refuses what one network asks beyond its limit, and nothing of others', async () => {
    const { take, refused } = stage()
    for (let time = 0; time < 70; time += 1) take('greedy')
    take('ann')
    for (let time = 0; time < 100; time += 1) take('nobody', [])
    await loop()
    expect(refused).toEqual(Array(70 - 60 - 1).fill('greedy'))
  })

  it('lets fewer requests of each network wait when many do, but always one of a new network', async () => {
    const { take, refused } = stage()
    for (let at = 0; at < 200; at += 1) for (let time = 0; time < 20; time += 1) take(`many-${at}`)
    for (let at = 0; at < 200; at += 1) take(`new-${at}`)
    await loop()
    expect(refused.filter((name) => name.startsWith('new'))).toEqual([])
    const waiting = 200 * 20 - refused.length
    expect(waiting).toBeGreaterThan(2_000)
    expect(waiting).toBeLessThan(3_600)
  })

  it('refuses requests beyond its limit in total', async () => {
    const { take, refused } = stage()
    for (let at = 0; at < 5_100; at += 1) take(`many-${at}`)
    await loop()
    expect(refused).toHaveLength(99)
  })

  it('begins further requests while a service hangs', async () => {
    const { take, begun } = stage()
    for (let time = 0; time < 50; time += 1) take('ann')
    for (let ms = 0; ms < 200; ms += 1) {
      idle += 1
      await vi.advanceTimersByTimeAsync(1)
    }
    expect(begun).toHaveLength(50)
  })
})

/** Half a minute of a server whose one thread is asked for several times what it can do. */
describe('FairQueue under a flood', () => {
  const searcher = (networks: string[]): Visitor => ({ networks, everyMs: 10_000, workMs: 5, waitMs: 3, atOnce: 2 })
  const greedy = (networks: string[]): Visitor => ({ networks, everyMs: 20, workMs: 8, waitMs: 3, atOnce: 50 })
  const people = Array.from({ length: 170 }, (_, at) => searcher([`person-${at}`]))
  /** Uses more than a twentieth of the thread, which is what each flooder gets: about what was measured. */
  const office = Array.from({ length: 30 }, () => ({ ...searcher(['office']), everyMs: 5_000, workMs: 12 }))
  const twenty = Array.from({ length: 20 }, (_, at) => greedy([`flood-${at}`]))
  const run = async (visitors: Visitor[], fair = true) => {
    const thread = new OneThread(visitors, fair)
    await thread.run(30_000)
    return thread
  }

  it('answers people quickly, including those behind one address, and uses most of the thread', async () => {
    const thread = await run([...people, ...office, ...twenty])
    expect(thread.quantile((name) => name.startsWith('person'), 0.99)).toBeLessThan(150)
    expect(thread.quantile((name) => name === 'office', 0.99)).toBeLessThan(150)
    expect(thread.refused.filter((name) => !name.startsWith('flood'))).toEqual([])
    // Part of the thread stays idle, so that a new visitor does not meet a busy one.
    expect(thread.usedShare).toBeGreaterThan(0.65)
    expect(thread.usedShare).toBeLessThan(0.85)
  })

  it('answers people and an office quickly among a hundred flooders', async () => {
    const hundred = Array.from({ length: 100 }, (_, at) => greedy([`flood-${at}`]))
    const thread = await run([...people, ...office, ...hundred])
    expect(thread.quantile((name) => !name.startsWith('flood'), 0.99)).toBeLessThan(250)
  })

  it('makes everybody wait when turns are switched off', async () => {
    const thread = await run([...people, ...office, ...twenty], false)
    expect(thread.quantile((name) => name.startsWith('person'), 0.5)).toBeGreaterThan(1_000)
  })

  it('counts a provider’s network as a few addresses, even if 200 households flood from it', async () => {
    const households = Array.from({ length: 200 }, (_, at) => greedy([`flood-${at}::/64`, '2001:db8:1::/48']))
    const neighbour = searcher(['neighbour::/64', '2001:db8:2::/48'])
    const slow: Visitor = { ...greedy(['slow']), everyMs: 160, atOnce: 8 }
    const thread = await run([...people, ...office, neighbour, slow, ...households])
    expect(thread.quantile((name) => !name.startsWith('flood') && name !== 'slow', 0.99)).toBeLessThan(150)
    // An address that asks for as much as an eighth of what they get is served.
    expect(thread.quantile((name) => name === 'slow', 0.5)).toBeLessThan(250)
  })
})
