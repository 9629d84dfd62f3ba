import type { Firestore } from 'firebase-admin/firestore'
import { expect, it, vi } from 'vitest'
import { findPlace } from '../../../../../../lib/network/places.ts'
import { AlertCache } from '../../../../../../lib/server/alerts/match/alert-cache.ts'
import { later, noon, stageMatching } from './match-stage.ts'
import { refusing, replacing } from './refusing-database.ts'

const stage = stageMatching('match-faults-test')

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

it('a member whose matches cannot be written stops neither the others nor the run, and is told by the next', async () => {
  for (const uid of ['ann', 'bob']) await stage.alert(`users/${uid}/alerts/07`)
  await stage.ingest([{}, { to: 'BKK' }])
  const { runs, faults } = await stage.match(noon, { through: refusing(stage.db, 'ann') })
  expect(faults).toEqual(['A member’s matches cannot be written: Refused: users/…/alerts/07'])
  // Only the change that concerns her is kept.
  expect([runs, await stage.waiting()]).toEqual([1, 1])
  expect((await stage.outbox()).map(({ uid }) => uid)).toEqual(['bob'])

  // While she still can't be reached, other runs go on, and nothing more is reported.
  await stage.ingest([{ to: 'SIN', date: '2027-03-09', cabin: 'F' }], later(5))
  expect(await stage.match(later(5), { through: refusing(stage.db, 'ann') })).toMatchObject({ runs: 1, faults: [] })

  const again = await stage.match(later(60), { through: refusing(stage.db, 'ann', 1) })
  expect([again.faults, again.due.length, await stage.waiting()]).toEqual([[], 1, 0])
  expect((await stage.outbox()).map(({ uid }) => uid).sort()).toEqual(['ann', 'bob'])
  expect((await stage.match(later(65))).due).toEqual([])
})

it('a member is told once of matches that were written though the database said they were not', async () => {
  await stage.alert('users/ann/alerts/07')
  await stage.ingest([{}])
  let turns = 0
  const runTransaction: Firestore['runTransaction'] = async (work, options) => {
    const result = await stage.db.runTransaction(work, options as { readOnly?: false })
    turns += 1
    // The second is the run's only member; the third, her second try, finds everything written.
    if (turns === 2 || turns === 3) throw new Error('Answer lost')
    return result
  }
  const { faults } = await stage.match(noon, { through: replacing(stage.db, { runTransaction }) })
  expect([faults.length, await stage.waiting()]).toEqual([1, 1])
  await stage.match(later(5))
  expect([(await stage.outbox()).length, (await stage.history('ann')).length, await stage.waiting()]).toEqual([1, 1, 0])
})

it('a member tried again is not told of seats that have gone since', async () => {
  await stage.alert('users/ann/alerts/07')
  await stage.ingest([{}, { date: '2027-03-09' }])
  await stage.match(noon, { through: refusing(stage.db, 'ann') })
  await stage.ingest([{ seats: 0 }], later(60))
  await stage.ingest([{ seats: 0 }], later(120))
  await stage.match(later(120), { through: refusing(stage.db, 'ann', 2) })
  await stage.match(later(125))
  const told = (await stage.history('ann')).flatMap((entry) => (entry.kind === 'openings' ? entry.openings : []))
  expect(told.map(({ date }) => date)).toEqual(['2027-03-09'])
})

it('a member for whom a run fails for a day is given up, which is reported', async () => {
  await stage.alert('users/ann/alerts/07')
  await stage.ingest([{}])
  await stage.match(noon, { through: refusing(stage.db, 'ann') })
  const { faults } = await stage.match(later(25 * 60), { through: refusing(stage.db, 'ann') })
  expect([faults.length, await stage.waiting()]).toEqual([1, 0])
})

/** A database in which reading a route’s document fails, as often as it may. */
function withoutRoute(db: Firestore, route: string, times = Infinity): Firestore {
  let left = times
  const collection: Firestore['collection'] = (name) => {
    const real = db.collection(name)
    const doc = (id: string) => {
      const ref = real.doc(id)
      const get = () => (left-- > 0 ? Promise.reject(new Error('Route refused')) : ref.get())
      return id === route ? replacing(ref, { get }) : ref
    }
    return name === 'availability' ? replacing(real, { doc: doc as typeof real.doc }) : real
  }
  return replacing(db, { collection })
}

const stay = { min: 3, max: 10 }
const back = { from: 'SIN', to: 'SYD', date: '2027-03-08' }

/** A return alert of Ann’s beside one of her others and one of Bob’s, and seats for all three. */
async function withReturn() {
  await stage.plan('ann', 'gold')
  await stage.alert('users/ann/alerts/00', { stay })
  await stage.alert('users/ann/alerts/01')
  await stage.alert('users/bob/alerts/00')
  await stage.ingest([{}, back])
}

const listTold = async () =>
  (await stage.outbox()).flatMap(({ alert, alerts }) => alerts?.map(({ path }) => path) ?? [alert]).sort()

it('an alert that cannot be matched is tried again at the end of the run, and loses no news', async () => {
  await withReturn()
  const { faults } = await stage.match(noon, { through: withoutRoute(stage.db, 'qantas_SIN-SYD', 1) })
  expect(faults).toEqual([])
  expect(await listTold()).toEqual(['users/ann/alerts/00', 'users/ann/alerts/01', 'users/bob/alerts/00'])
  expect((await stage.outbox()).map(({ uid }) => uid).sort()).toEqual(['ann', 'bob'])
})

it('an alert that cannot be matched twice is reported, and stops neither the others nor the run', async () => {
  await withReturn()
  const { runs, faults } = await stage.match(noon, { through: withoutRoute(stage.db, 'qantas_SIN-SYD') })
  expect(faults).toEqual(['An alert cannot be matched: Route refused'])
  expect([runs, await stage.waiting()]).toEqual([1, 2])
  expect(await listTold()).toEqual(['users/ann/alerts/01', 'users/bob/alerts/00'])

  await stage.match(later(5))
  expect(await listTold()).toEqual(['users/ann/alerts/00', 'users/ann/alerts/01', 'users/bob/alerts/00'])
})

it('a route that cannot be read is reported once, and alerts are told what rests on others', async () => {
  await withReturn()
  await stage.alert('users/zoe/alerts/00', { stay })
  await stage.plan('zoe', 'gold')
  await stage.alert('users/ann/alerts/00', { stay, to: ['SIN', 'BKK'] })
  await stage.ingest([{ to: 'BKK' }, { ...back, from: 'BKK' }])
  await stage.db.doc('availability/qantas_SIN-SYD').update({ from: 7 })
  const { faults } = await stage.match()
  expect(faults).toEqual([expect.stringMatching(/^The route qantas_SIN-SYD cannot be read: /)])
  expect(await listTold()).toEqual([
    'users/ann/alerts/00',
    'users/ann/alerts/01',
    'users/bob/alerts/00',
    'users/zoe/alerts/00',
  ])
})

it('a route whose past cannot be stored is reported, and does not repeat the run', async () => {
  await stage.alert('users/bob/alerts/00')
  await stage.ingest([{ seats: 0 }, { to: 'BKK', seats: 0 }])
  await stage.ingest([{}, { to: 'BKK' }], later(60))
  const runTransaction: Firestore['runTransaction'] = (work, options) =>
    stage.db.runTransaction(
      (transaction) => {
        const set: typeof transaction.set = (ref: { path: string }, ...rest: unknown[]) => {
          if (ref.path.startsWith('availability-past/qantas_SYD-SIN')) throw new Error('Past refused')
          return transaction.set(...([ref, ...rest] as Parameters<typeof transaction.set>))
        }
        return work(replacing(transaction, { set }))
      },
      options as { readOnly?: false },
    )
  const { runs, faults } = await stage.match(later(60), { through: replacing(stage.db, { runTransaction }) })
  expect(faults).toEqual([expect.stringMatching(/^The past qantas_SYD-SIN.* cannot be stored: .*Past refused/)])
  expect([runs, await stage.waiting()]).toEqual([1, 0])
  const { docs } = await stage.db.collection('availability-past').get()
  expect(docs.map(({ id }) => id).filter((id) => id !== 'since')).toEqual([expect.stringContaining('SYD-BKK')])
})
