import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import { alertSettings, seedOwner } from './documents.ts'
import { openToOperator, stageRules } from './stage.ts'

// Every caller of these tests logged in at second 0, as the tool's tokens say.
const { as, arrange } = stageRules('sessions', async (db) => {
  await seedOwner(db)
  await setDoc(doc(db, 'referrals/abcdefghjk'), { uid: 'owner', count: 2 })
  await setDoc(doc(db, 'chats/m-owner'), { uid: 'owner' })
  await setDoc(doc(db, 'forms/f1'), { kind: 'contact' })
})

const sessionsAre = (uid: string, sessions: object) =>
  arrange((db) => setDoc(doc(db, `users/${uid}/private/sessions`), sessions))

const alert = () => ({ settings: alertSettings(), updatedAt: serverTimestamp() })

/** What a log-in may do, each as a separate attempt. */
const attempts: [string, (db: Firestore) => Promise<unknown>][] = [
  ['read their document', (db) => getDoc(doc(db, 'users/owner'))],
  ['read their plan', (db) => getDoc(doc(db, 'users/owner/private/plan'))],
  ['list their alerts', (db) => getDocs(collection(db, 'users/owner/alerts'))],
  ['change their name', (db) => updateDoc(doc(db, 'users/owner'), { name: 'Mallory' })],
  ['set an alert', (db) => setDoc(doc(db, 'users/owner/alerts/00'), alert())],
  ['delete an alert', (db) => deleteDoc(doc(db, 'users/owner/alerts/01'))],
  ['read their referral', (db) => getDoc(doc(db, 'referrals/abcdefghjk'))],
  ['name themselves', (db) => updateDoc(doc(db, 'referrals/abcdefghjk'), { leaderboardName: 'Ann' })],
  ['read their chat', (db) => getDoc(doc(db, 'chats/m-owner'))],
]

describe.each(attempts)('a member may %s', (_, attempt) => {
  it('while their log-in is valid', async () => {
    await assertSucceeds(attempt(as.owner))
    await sessionsAre('owner', { endedAt: -1, logIns: [-2, 7] })
    await assertSucceeds(attempt(as.owner))
  })

  it('not after every log-in was ended', async () => {
    await sessionsAre('owner', { endedAt: 0, logIns: [] })
    await assertFails(attempt(as.owner))
  })

  it('not after they signed out of this log-in', async () => {
    await sessionsAre('owner', { endedAt: -1, logIns: [-7, 0] })
    await assertFails(attempt(as.owner))
  })
})

describe('an operator', () => {
  it('reads nothing once their log-in has ended', async () => {
    await assertSucceeds(getDoc(doc(as.admin, 'forms/f1')))
    for (const over of [{ endedAt: 0 }, { logIns: [0] }]) {
      await sessionsAre('admin', { ...openToOperator, ...over })
      await assertFails(getDoc(doc(as.admin, 'forms/f1')))
      await assertFails(getDocs(collection(as.admin, 'users')))
    }
  })

  it('needs the admin claim, even after giving a second-factor code', async () => {
    await sessionsAre('other', openToOperator)
    await assertFails(getDoc(doc(as.other, 'forms/f1')))
    await assertFails(getDocs(collection(as.other, 'users')))
    await assertFails(setDoc(doc(as.other, 'chat-desk/team'), { seenAt: serverTimestamp() }))
  })

  it('needs a second-factor code that belongs to this log-in and has not expired', async () => {
    for (const operatorUntil of [{}, { '1': Date.parse('2100-01-01') }, { '0': Date.now() - 1_000 }]) {
      await sessionsAre('admin', { ...openToOperator, operatorUntil })
      await assertFails(getDoc(doc(as.admin, 'forms/f1')))
      await assertFails(setDoc(doc(as.admin, 'chat-desk/team'), { seenAt: serverTimestamp() }))
    }
    await sessionsAre('admin', { endedAt: -1, logIns: [] })
    await assertFails(getDoc(doc(as.admin, 'forms/f1')))
    await arrange((db) => deleteDoc(doc(db, 'users/admin/private/sessions')))
    await assertFails(getDoc(doc(as.admin, 'forms/f1')))
  })
})

describe('users/{uid}/private/sessions', () => {
  const path = 'users/owner/private/sessions'

  it('can be read only by its owner', async () => {
    await sessionsAre('owner', { endedAt: 0, logIns: [] })
    expect((await assertSucceeds(getDoc(doc(as.owner, path)))).exists()).toBe(true)
    for (const db of [as.guest, as.other, as.admin]) await assertFails(getDoc(doc(db, path)))
  })

  it('can be written only by the server', async () => {
    await sessionsAre('owner', { endedAt: 0, logIns: [] })
    for (const db of [as.guest, as.owner, as.other, as.admin]) {
      await assertFails(setDoc(doc(db, path), { endedAt: -1, logIns: [] }))
      await assertFails(deleteDoc(doc(db, path)))
    }
  })
})
