import type { Firestore } from 'firebase-admin/firestore'
import { expect, it, vi } from 'vitest'
import { findPlace } from '../../../../../../lib/network/places.ts'
import { AlertCache } from '../../../../../../lib/server/alerts/match/alert-cache.ts'
import { later, noon, stageMatching } from './match-stage.ts'

const stage = stageMatching('match-faults-test')

/** A database in which every transaction that reads something of a member's fails, as often as it may. */
function refusing(db: Firestore, uid: string, times = Infinity): Firestore {
  let left = times
  const runTransaction: Firestore['runTransaction'] = (work, options) =>
    db.runTransaction(
      (transaction) => {
        const getAll: typeof transaction.getAll = (...given: unknown[]) => {
          const isOwn = given.some((one) => (one as { path?: string }).path?.startsWith(`users/${uid}/`))
          if (isOwn && left-- > 0) throw new Error(`Refused: users/${uid}/alerts/07`)
          return transaction.getAll(...(given as Parameters<typeof transaction.getAll>)) as never
        }
        return work(replacing(transaction, { getAll }))
      },
      options as { readOnly?: false },
    )
  return replacing(db, { runTransaction })
}

function replacing<Target extends object>(target: Target, replaced: Partial<Target>): Target {
  return new Proxy(target, {
    get(_, property) {
      if (property in replaced) return Reflect.get(replaced, property)
      const value: unknown = Reflect.get(target, property, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

it('the matcher is not stopped by alerts that name thousands of places that do not exist', async () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `${a}${b}${c}`)))
  const junk = codes.filter((code) => findPlace(code) === undefined)
  const alerts = Array.from({ length: 104 }, (_, at) => {
    const [from, to] = [junk.slice(at * 80, at * 80 + 40), junk.slice(at * 80 + 40, at * 80 + 80)]
    return stage.alert(`users/eve/alerts/${at}`, { from, to })
  })
  await Promise.all(alerts)
  await stage.alert('users/zoe/alerts/00')
  await stage.ingest([{}])
  await stage.match()
  expect((await stage.outbox()).map(({ uid }) => uid)).toEqual(['zoe'])
})

it('the matcher is not stopped by an alert that cannot be filed', async () => {
  const report = vi.fn()
  const cache = new AlertCache()
  const set = vi.spyOn(cache.index, 'set').mockImplementationOnce(() => {
    throw new RangeError('full')
  })
  await stage.alert('users/ann/alerts/07')
  await stage.alert('users/bob/alerts/00')
  await cache.refresh(stage.db, '2026-11-20', report)
  expect([set.mock.calls.length, cache.index.size]).toEqual([2, 1])
  expect(report.mock.calls).toEqual([['An alert cannot be filed: full']])
})

it('a member whose matches cannot be written is tried twice, and stops neither the others nor the run', async () => {
  for (const uid of ['ann', 'bob']) await stage.alert(`users/${uid}/alerts/07`)
  await stage.ingest([{}])
  const { runs, faults } = await stage.match(noon, { through: refusing(stage.db, 'ann') })
  expect(faults).toEqual(['A member’s matches cannot be written: Refused: users/…/alerts/07'])
  expect([runs, await stage.waiting()]).toEqual([1, 0])
  expect((await stage.outbox()).map(({ uid }) => uid)).toEqual(['bob'])

  await stage.ingest([{ date: '2027-03-09' }], later(60))
  const again = await stage.match(later(60), { through: refusing(stage.db, 'ann', 1) })
  expect([again.faults, again.due.length]).toEqual([[], 2])
  expect((await stage.outbox()).map(({ uid }) => uid).sort()).toEqual(['ann', 'bob', 'bob'])
})
