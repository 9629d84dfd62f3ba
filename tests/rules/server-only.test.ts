import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore'
import { describe, it } from 'vitest'
import { seedOwner } from './documents.ts'
import { stageRules } from './stage.ts'

const serverPaths = [
  'availability/qantas_SYD-SIN',
  'availability/qantas_SYD-SIN/options/2026-12',
  'reviews/r1',
  'bid-reports/b1',
  'wine-offers/w1',
  'wine-alerts/uid1',
  'users/owner/own-seats/qantas_SYD-SIN',
  'users/owner/own-seats/qantas_SYD-SIN/options/2026-12',
  'member-sights/owner_qantas_SYD-SIN',
  'member-seats/qantas_SYD-SIN',
  'member-seats/qantas_SYD-SIN/options/2026-12',
  'availability-past/qantas_SYD-SIN_2026-11',
  'booking-requests/q1',
  'messages/m1',
  'alert-runs/a1',
  'outbox/o1',
  'availability-changes/c1',
  'stripe-events/e1',
  'payment-customers/owner',
  'plan-reconciliations/2026-11-20',
  'statistics/rechecks',
  'account-ends/owner',
  'access-tokens/0123abcd',
  'alert-confirmations/owner',
  'oauth-clients/0123abcd',
  'oauth-codes/0123abcd',
  'oauth-grants/0123abcd',
  'mail/m1',
  'audit/a1',
  'audit-refusals/owner_2026-11-20',
  'census/2026-11-20',
  'incidents/i1',
  'settings/anything-else',
  'referral-claims/other',
  'referrals/abcdefghjk/credits/other',
  'anything/else',
]

const { as } = stageRules('server', async (db) => {
  await seedOwner(db)
  await setDoc(doc(db, 'users/owner/search-history/h1'), {
    dateAdded: '2026-11-20T00:00:00.000Z',
    query: {},
    results: 3,
  })
  await setDoc(doc(db, 'users/owner/alert-history/h1'), { at: '2026-11-20T00:00:00.000Z', kind: 'openings' })
  await setDoc(doc(db, 'settings/switches'), { signUps: true })
  await setDoc(doc(db, 'referrals/abcdefghjk'), { uid: 'owner', count: 2 })
  await Promise.all(serverPaths.map((path) => setDoc(doc(db, path), { stored: true })))
})

const everyone = () => [as.guest, as.owner, as.other, as.admin]

async function refusesWrites(db: Firestore, path: string, except: 'delete' | null = null) {
  await assertFails(setDoc(doc(db, path), { changed: true }))
  await assertFails(updateDoc(doc(db, path), { changed: true }))
  if (except !== 'delete') await assertFails(deleteDoc(doc(db, path)))
}

describe.each(serverPaths)('%s', (path) => {
  it('is closed to every client', async () => {
    for (const db of everyone()) {
      await assertFails(getDoc(doc(db, path)))
      await assertFails(getDocs(collection(db, path.split('/').slice(0, -1).join('/'))))
      await refusesWrites(db, path)
    }
  })
})

describe('settings/switches', () => {
  it('can be read by everybody, and listed or written by nobody', async () => {
    for (const db of everyone()) {
      await assertSucceeds(getDoc(doc(db, 'settings/switches')))
      await assertFails(getDocs(collection(db, 'settings')))
      await refusesWrites(db, 'settings/switches')
    }
  })
})

describe.each([
  ['search-history', 'dateAdded'],
  ['alert-history', 'at'],
])('users/{uid}/%s', (name, moment) => {
  const path = `users/owner/${name}/h1`

  it('lets the owner read the latest, and delete one', async () => {
    const latest = query(collection(as.owner, `users/owner/${name}`), orderBy(moment, 'desc'), limit(15))
    await assertSucceeds(getDocs(latest))
    await assertSucceeds(getDoc(doc(as.owner, path)))
    await assertSucceeds(deleteDoc(doc(as.owner, path)))
  })

  it('can be written only by the server', async () => {
    await refusesWrites(as.owner, path, 'delete')
    await assertFails(setDoc(doc(as.owner, `users/owner/${name}/h2`), { [moment]: 'now' }))
  })

  it('refuses everybody else', async () => {
    for (const db of [as.guest, as.other, as.admin]) {
      await assertFails(getDoc(doc(db, path)))
      await assertFails(getDocs(collection(db, `users/owner/${name}`)))
      await refusesWrites(db, path)
    }
  })
})

describe('referrals/{code}', () => {
  const path = 'referrals/abcdefghjk'

  it('can be read by the member whose code it is', async () => {
    await assertSucceeds(getDoc(doc(as.owner, path)))
  })

  it('can be read by nobody else, and cannot be listed', async () => {
    for (const db of [as.guest, as.other, as.admin]) await assertFails(getDoc(doc(db, path)))
    for (const db of everyone()) await assertFails(getDocs(collection(db, 'referrals')))
  })

  it('can be counted only by the server', async () => {
    for (const db of everyone()) await refusesWrites(db, path)
    for (const change of [{ count: 9 }, { payments: 9 }, { uid: 'other' }, { count: 9, leaderboardName: 'Ann' }]) {
      await assertFails(updateDoc(doc(as.owner, path), change))
    }
  })

  it('lets only its owner choose a valid name for the leaderboard, or none', async () => {
    for (const leaderboardName of ['Ann', 'Zoë 😀', 'x'.repeat(40), null]) {
      await assertSucceeds(updateDoc(doc(as.owner, path), { leaderboardName }))
    }
    for (const leaderboardName of [
      '',
      ' Ann',
      'x'.repeat(41),
      'a\nb',
      'Ann\u202egnp',
      'Ann\u2066',
      7,
      ['Ann'],
      { name: 'Ann' },
    ]) {
      await assertFails(updateDoc(doc(as.owner, path), { leaderboardName }))
    }
    for (const db of [as.guest, as.other, as.admin]) {
      await assertFails(updateDoc(doc(db, path), { leaderboardName: 'Mallory' }))
    }
  })
})
