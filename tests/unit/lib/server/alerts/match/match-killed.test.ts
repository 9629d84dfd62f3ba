import type { Firestore } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { later, stageMatching } from './match-stage.ts'

const stage = stageMatching('match-killed-test')

/** A database that fails from its n-th transaction on: before the write, or after it but before it is acknowledged. */
function dying(db: Firestore, turn: number, moment: 'before' | 'after'): Firestore {
  let turns = 0
  const runTransaction: Firestore['runTransaction'] = async (work, options) => {
    turns += 1
    if (turns > turn || (turns === turn && moment === 'before')) throw new Error('killed')
    const result = await db.runTransaction(work, options as { readOnly?: false })
    if (turns === turn) throw new Error('killed')
    return result
  }
  return new Proxy(db, {
    get(target, property) {
      if (property === 'runTransaction') return runTransaction
      const value: unknown = Reflect.get(target, property, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

async function arrange(): Promise<void> {
  await stage.clear()
  await stage.plan('ann', 'gold')
  await stage.alert('users/ann/alerts/00', { cabins: ['F', 'J'] })
  await stage.alert('users/ann/alerts/01', { seats: 4, split: true, channels: ['email', 'push'] })
  await stage.alert('users/bob/alerts/00', { quiet: { start: '11:00', end: '15:00', timeZone: 'Australia/Sydney' } })
  await stage.ingest([{}, { date: '2027-03-03' }, { date: '2027-03-09' }])
  await stage.match()
  for (const minutes of [60, 120])
    await stage.ingest([{ seats: 0 }, { date: '2027-03-03', seats: 3 }, { cabin: 'F' }], later(minutes))
}

/** Everything written for members, and the records of runs. */
async function written(): Promise<Record<string, unknown>> {
  const found: [string, unknown][] = []
  const visit = async (path: string) => {
    for (const document of (await stage.db.collection(path).get()).docs) {
      const { updatedAt: _, ...data } = document.data()
      found.push([document.ref.path, data])
      for (const below of await document.ref.listCollections()) await visit(below.path)
    }
  }
  for (const collection of ['outbox', 'users', 'alert-runs', 'availability-changes']) await visit(collection)
  for (const uid of ['ann', 'bob']) {
    for (const name of ['alerts', 'alert-history']) await visit(`users/${uid}/${name}`)
  }
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)))
}

it('a matcher killed at any transaction and restarted ends with the same documents', { timeout: 120_000 }, async () => {
  await arrange()
  await stage.match(later(120))
  const whole = await written()
  const kinds = (await stage.outbox()).map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(['opening', 'digest', 'gone']))

  let kills = 0
  for (const moment of ['before', 'after'] as const) {
    for (let turn = 1; ; turn += 1) {
      await arrange()
      const through = dying(stage.db, turn, moment)
      const ended = await stage.match(later(120), { through }).then(
        () => true,
        () => false,
      )
      if (ended) break
      kills += 1
      await stage.match(later(120))
      expect(await written()).toEqual(whole)
    }
  }
  // Claiming, three alerts and ending are at least five transactions, each killed before and after its write.
  expect(kills).toBeGreaterThanOrEqual(10)
})
