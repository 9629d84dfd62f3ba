import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import { planDocument, seedOwner } from './documents.ts'
import { stageRules } from './stage.ts'

const { as } = stageRules('private', seedOwner)

describe.each(['plan', 'usage'])('users/{uid}/private/%s', (name) => {
  const path = `users/owner/private/${name}`

  it('lets the owner get it', async () => {
    expect((await assertSucceeds(getDoc(doc(as.owner, path)))).exists()).toBe(true)
  })

  it('refuses everybody else', async () => {
    for (const db of [as.guest, as.other, as.admin]) await assertFails(getDoc(doc(db, path)))
  })

  it('cannot be written by any client, not even its owner or an admin', async () => {
    for (const db of [as.guest, as.owner, as.other, as.admin]) {
      await assertFails(setDoc(doc(db, path), planDocument('gold')))
      await assertFails(updateDoc(doc(db, path), { 'name.slug': 'gold' }))
      await assertFails(updateDoc(doc(db, path), { 'stripe.customerId': 'cus_1' }))
      await assertFails(updateDoc(doc(db, path), { days: {} }))
      await assertFails(deleteDoc(doc(db, path)))
    }
  })
})

describe('users/{uid}/private/home', () => {
  const write = (db: Firestore, data: object) => setDoc(doc(db, 'users/owner/private/home'), data, { merge: true })
  const visit = () => ({ visitAt: serverTimestamp(), previousVisitAt: null })
  const hour = 3_600_000

  it('can be written and read only by its owner', async () => {
    await assertSucceeds(write(as.owner, visit()))
    await assertSucceeds(write(as.owner, { points: { qantas: 412_000, velocity: null } }))
    expect((await assertSucceeds(getDoc(doc(as.owner, 'users/owner/private/home')))).get('points.qantas')).toBe(412_000)
    for (const db of [as.guest, as.other, as.admin]) {
      await assertFails(write(db, visit()))
      await assertFails(getDoc(doc(db, 'users/owner/private/home')))
    }
    await assertFails(deleteDoc(doc(as.owner, 'users/owner/private/home')))
  })

  it('can have points before any visit', async () => {
    await assertSucceeds(write(as.owner, { points: { velocity: 61_250 } }))
    await assertSucceeds(write(as.owner, visit()))
  })

  it('accepts a visit only at the server’s time, and a previous visit only from the past', async () => {
    await assertFails(write(as.owner, { visitAt: Timestamp.fromMillis(Date.now() - hour), previousVisitAt: null }))
    await assertFails(write(as.owner, { visitAt: 'now', previousVisitAt: null }))
    const ahead = Timestamp.fromMillis(Date.now() + 24 * hour)
    await assertFails(write(as.owner, { visitAt: serverTimestamp(), previousVisitAt: ahead }))
    await assertFails(write(as.owner, { visitAt: serverTimestamp(), previousVisitAt: 'yesterday' }))
    const before = Timestamp.fromMillis(Date.now() - 24 * hour)
    await assertSucceeds(write(as.owner, { visitAt: serverTimestamp(), previousVisitAt: before }))
    await assertSucceeds(write(as.owner, visit()))
  })

  it('cannot be stored under another name', async () => {
    for (const place of ['other', 'usage', 'channels', 'devices']) {
      await assertFails(setDoc(doc(as.owner, `users/owner/private/${place}`), visit()))
    }
  })

  it.each([
    ['another field', { admin: true }],
    ['points that are no map', { points: 5 }],
    ['another program', { points: { krisflyer: 1 } }],
    ['fewer than none', { points: { qantas: -1 } }],
    ['more than fit', { points: { qantas: 10_000_001 } }],
    ['half a point', { points: { velocity: 0.5 } }],
    ['text', { points: { velocity: '61250' } }],
  ])('refuses %s', async (_, data) => {
    await assertFails(write(as.owner, { ...visit(), ...data }))
  })
})

it.each(['connections', 'second-factor'])('hides %s from everybody, their owner included', async (name) => {
  const path = `users/owner/private/${name}`
  for (const db of [as.guest, as.owner, as.other, as.admin]) {
    await assertFails(getDoc(doc(db, path)))
    await assertFails(setDoc(doc(db, path), { seatsAero: null }))
    await assertFails(deleteDoc(doc(db, path)))
  }
})

it('a client cannot create another private document, or its plan', async () => {
  await assertFails(setDoc(doc(as.owner, 'users/owner/private/other'), { anything: true }))
  await assertFails(setDoc(doc(as.other, 'users/other/private/plan'), planDocument('gold')))
})

it('private documents cannot be listed, neither for one user nor across users', async () => {
  for (const db of [as.guest, as.owner, as.other, as.admin]) {
    await assertFails(getDocs(collection(db, 'users/owner/private')))
    await assertFails(getDocs(collectionGroup(db, 'private')))
  }
})
