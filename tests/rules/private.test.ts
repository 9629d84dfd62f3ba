import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { collection, collectionGroup, deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore'
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

it('hides the tokens of other services from everybody, their owner included', async () => {
  const path = 'users/owner/private/connections'
  for (const db of [as.guest, as.owner, as.other, as.admin]) {
    await assertFails(getDoc(doc(db, path)))
    await assertFails(setDoc(doc(db, path), { seatsAero: null }))
    await assertFails(deleteDoc(doc(db, path)))
  }
})

it('cannot be created beside the server’s documents', async () => {
  await assertFails(setDoc(doc(as.owner, 'users/owner/private/other'), { anything: true }))
  await assertFails(setDoc(doc(as.other, 'users/other/private/plan'), planDocument('gold')))
})

it('cannot be listed, also not across users', async () => {
  for (const db of [as.guest, as.owner, as.other, as.admin]) {
    await assertFails(getDocs(collection(db, 'users/owner/private')))
    await assertFails(getDocs(collectionGroup(db, 'private')))
  }
})
