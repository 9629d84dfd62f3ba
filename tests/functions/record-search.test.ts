import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountPaths } from '../../lib/accounts/documents.ts'
import { createSearchRecorder } from '../../lib/server/accounts/record-search.ts'
import { countLive, countUses } from '../../lib/server/accounts/usage.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { type Backend, obtainBackend } from '../backend/backend.ts'

let backend: Backend
let record: ReturnType<typeof createSearchRecorder>
let uid: string
let counter = 0

beforeAll(async () => {
  backend = await obtainBackend()
  record = createSearchRecorder(adminFirestore())
}, 180_000)
afterAll(() => backend.stop())

beforeEach(async () => {
  counter += 1
  uid = `searcher-${process.pid}-${counter}`
  await adminFirestore().doc(accountPaths.usage(uid)).set({ days: {} })
})

const at = (second: number) => `2026-11-20T01:00:${String(second).padStart(2, '0')}.000Z`
const search = (name: string, second: number, results = 3) =>
  record({
    uid,
    kept: { href: `/qantas/reward-seat-finder?from=${name}`, title: name },
    results,
    now: at(second),
  })
const history = async () => {
  const found = await adminFirestore().collection(accountPaths.searchHistory(uid)).orderBy('dateAdded', 'desc').get()
  return found.docs.map((entry) => entry.data())
}
const usage = async () => (await adminFirestore().doc(accountPaths.usage(uid)).get()).data()
const days = async () => (await usage())?.days

describe('the search recorder', () => {
  it('counts a search by the day in Sydney and puts it into the history', async () => {
    await search('SYD', 1)
    expect(await days()).toEqual({ '2026-11-20': { searches: 1, livePermutations: 0 } })
    const href = '/qantas/reward-seat-finder?from=SYD'
    expect(await history()).toEqual([{ dateAdded: at(1), href, title: 'SYD', results: 3 }])
  })

  it('moves the same search up instead of repeating it, and counts it again', async () => {
    await search('SYD', 1)
    await search('MEL', 2)
    await search('SYD', 3, 5)
    expect((await history()).map(({ title, results }) => [title, results])).toEqual([
      ['SYD', 5],
      ['MEL', 3],
    ])
    expect(await usage()).toMatchObject({ days: { '2026-11-20': { searches: 3 } } })
  })

  it('counts an immediate repeat as the same search, and a repeat an hour later as another', async () => {
    await search('SYD', 1)
    await search('SYD', 2, 9)
    expect(await history()).toMatchObject([{ dateAdded: at(2), results: 9 }])
    expect(await usage()).toMatchObject({ days: { '2026-11-20': { searches: 1 } } })
    const href = '/qantas/reward-seat-finder?from=SYD'
    const hourLater = { uid, kept: { href, title: 'SYD' }, results: 9, now: '2026-11-20T02:00:00.000Z' }
    await record(hourLater)
    expect(await usage()).toMatchObject({ days: { '2026-11-20': { searches: 2 } } })
  })

  it('keeps the fifteen latest', async () => {
    for (let second = 10; second < 27; second++) await search(`S${second}`, second)
    const titles = (await history()).map(({ title }) => title)
    expect(titles).toHaveLength(15)
    expect([titles[0], titles.at(-1)]).toEqual(['S26', 'S12'])
  })

  it('loses none of eight simultaneous searches', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, place) => search(`P${place}`, place)))
    expect(await history()).toHaveLength(8)
    expect(await usage()).toMatchObject({ days: { '2026-11-20': { searches: 8 } } })
  })

  it('keeps the fifteen latest of a member whose usage does not name them yet', async () => {
    for (let second = 10; second < 25; second++) await search(`S${second}`, second)
    await adminFirestore()
      .doc(accountPaths.usage(uid))
      .set({ days: await days() })
    await search('S24', 25)
    await search('S25', 26)
    expect((await history()).map(({ title }) => title)).toEqual(
      Array.from({ length: 15 }, (_, place) => `S${25 - place}`),
    )
    expect(await days()).toMatchObject({ '2026-11-20': { searches: 16 } })
  })

  it('writes 250 simultaneous searches in three transactions, each to its own member', async () => {
    const others = Array.from({ length: 250 }, (_, place) => `${uid}-${place}`)
    const db = adminFirestore()
    await Promise.all(others.map((other) => db.doc(accountPaths.usage(other)).set({ days: {} })))
    const transactions = vi.spyOn(db, 'runTransaction')
    const title = (other: string) => `by ${other}`
    await Promise.all(
      others.map((other) =>
        record({ uid: other, kept: { href: '/alerts', title: title(other) }, results: 1, now: at(1) }),
      ),
    )
    // The first batch already holds 100, because all searches were requested before anything was written.
    expect(transactions).toHaveBeenCalledTimes(3)
    transactions.mockRestore()
    for (const other of [others[0], others[100], others[249]].filter((other) => other !== undefined)) {
      const kept = await db.collection(accountPaths.searchHistory(other)).get()
      expect(kept.docs.map((entry) => entry.get('title'))).toEqual([title(other)])
      const counted = await db.doc(accountPaths.usage(other)).get()
      expect(counted.get('days')).toEqual({ '2026-11-20': { searches: 1, livePermutations: 0 } })
    }
  })

  it('continues after a search that could not be written', async () => {
    const db = adminFirestore()
    const broken = vi.spyOn(db, 'runTransaction').mockRejectedValueOnce(new Error('unavailable'))
    await expect(search('SYD', 1)).rejects.toThrow('unavailable')
    broken.mockRestore()
    await search('MEL', 2)
    expect((await history()).map(({ title }) => title)).toEqual(['MEL'])
  })

  it('keeps what live searches count at the same time', async () => {
    const of = { today: '2026-11-20', program: 'qantas' } as const
    await Promise.all([
      ...Array.from({ length: 6 }, (_, place) => search(`P${place}`, place)),
      ...[1, 2, 3].map(() => countLive(adminFirestore(), uid, of, () => 10)),
    ])
    await search('Q', 9)
    expect(await days()).toMatchObject({ '2026-11-20': { searches: 10, livePermutations: 30 } })
    expect(await history()).toHaveLength(7)
  })

  it('counts a search that no page can repeat, without adding it to the history', async () => {
    await record({ uid, kept: null, results: 1, now: at(1) })
    expect(await history()).toEqual([])
    expect(await usage()).toMatchObject({ days: { '2026-11-20': { searches: 1 } } })
  })

  it('creates nothing for an account without documents', async () => {
    await adminFirestore().doc(accountPaths.usage(uid)).delete()
    await search('SYD', 1)
    await countUses(adminFirestore(), uid, '2026-11-20', { livePermutations: 5 })
    expect(await usage()).toBeUndefined()
    expect(await history()).toEqual([])
  })
})

describe('countLive', () => {
  it('never gives two simultaneous searches the same part of a program’s allowance', async () => {
    await search('SYD', 1)
    const take = (used: number) => Math.min(300, 400 - used)
    const of = { today: '2026-11-20', program: 'qantas' } as const
    await Promise.all([1, 2].map(() => countLive(adminFirestore(), uid, of, take)))
    await countLive(adminFirestore(), uid, { ...of, program: 'velocity' }, take)
    const live = { qantas: 400, velocity: 300 }
    expect(await usage()).toMatchObject({ days: { '2026-11-20': { livePermutations: 700, live } } })
  })
})

describe('countUses', () => {
  it('adds to the day without changing its searches', async () => {
    await search('SYD', 1)
    await countUses(adminFirestore(), uid, '2026-11-20', { livePermutations: 42 })
    expect(await days()).toEqual({ '2026-11-20': { searches: 1, livePermutations: 42 } })
  })
})
