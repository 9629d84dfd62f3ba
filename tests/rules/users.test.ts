import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { collection, deleteDoc, deleteField, doc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import { seedOwner, userDocument } from './documents.ts'
import { stageRules } from './stage.ts'

const { as } = stageRules('users', seedOwner)

describe('reading users/{uid}', () => {
  it('lets the owner and an admin get it', async () => {
    expect((await assertSucceeds(getDoc(doc(as.owner, 'users/owner')))).data()).toEqual(userDocument)
    await assertSucceeds(getDoc(doc(as.admin, 'users/owner')))
  })

  it('refuses a guest and another member', async () => {
    await assertFails(getDoc(doc(as.guest, 'users/owner')))
    await assertFails(getDoc(doc(as.other, 'users/owner')))
  })

  it('lets only an admin list users', async () => {
    await assertSucceeds(getDocs(collection(as.admin, 'users')))
    for (const db of [as.guest, as.owner, as.other]) await assertFails(getDocs(collection(db, 'users')))
  })
})

describe('writing users/{uid}', () => {
  const own = () => doc(as.owner, 'users/owner')

  it('lets the owner change name and marketing choices', async () => {
    await assertSucceeds(updateDoc(own(), { name: 'Ann O’Brien 😀 עברית' }))
    await assertSucceeds(updateDoc(own(), { marketing: { email: true } }))
    await assertSucceeds(updateDoc(own(), { name: 'x'.repeat(100), marketing: { email: false } }))
  })

  it('refuses everybody else the same change', async () => {
    for (const db of [as.guest, as.other, as.admin]) {
      await assertFails(updateDoc(doc(db, 'users/owner'), { name: 'Mallory' }))
    }
  })

  it.each([
    ['an empty name', { name: '' }],
    ['a name of blanks', { name: '   ' }],
    ['a name with blanks around it', { name: ' Ann ' }],
    ['a name of 101 characters', { name: 'x'.repeat(101) }],
    ['a name of a megabyte', { name: 'x'.repeat(1_000_000) }],
    ['a name with a control character', { name: 'Ann\u0000' }],
    ['a name with a mark that turns text around', { name: 'Ann\u202egnp.exe' }],
    ['a name with an isolating mark', { name: 'Ann\u2067' }],
    ['a name that is a number', { name: 7 }],
    ['no name', { name: deleteField() }],
    ['marketing that is no map', { marketing: true }],
    ['a marketing choice we do not offer', { marketing: { email: true, phone: true } }],
    ['a marketing choice of the wrong type', { marketing: { email: 'yes' } }],
    ['an extra field', { role: 'admin' }],
    ['another e-mail address', { email: 'else@pointsward.test' }],
    ['another creation time', { createdAt: '2020-01-01T00:00:00.000Z' }],
    ['another referrer', { referrer: 'google' }],
    ['who referred them', { referredBy: 'other' }],
    ['another referral code', { referralCode: 'mine' }],
    ['a plan', { plan: 'gold' }],
  ])('refuses %s', async (_, change) => {
    await assertFails(updateDoc(own(), change))
  })

  it('lets no client create or delete a user', async () => {
    await assertFails(setDoc(doc(as.other, 'users/other'), userDocument))
    await assertFails(setDoc(doc(as.admin, 'users/other'), userDocument))
    await assertFails(deleteDoc(own()))
    await assertFails(deleteDoc(doc(as.admin, 'users/owner')))
  })
})
