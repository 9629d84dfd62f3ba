import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore'
import { describe, it } from 'vitest'
import type { ChatDocument } from '../../lib/support/chat/chat.ts'
import { stageRules } from './stage.ts'

const guests = `chats/g-${'a'.repeat(32)}`
const members = 'chats/m-owner'

const chat = (uid: string | null): ChatDocument => ({
  reference: 'H-AAAA-BBBB',
  uid,
  name: null,
  email: null,
  createdAt: '2026-11-20T00:00:00.000Z',
  status: 'open',
  count: 2,
  last: { side: 'team', excerpt: 'Hello', sentAt: '2026-11-20T00:00:00.000Z' },
  visitorRead: 1,
  teamRead: 1,
  visitorTypingAt: null,
  teamTypingAt: null,
  waitingSince: null,
  mailedToTeam: { number: 0, at: null },
  mailedToVisitor: 0,
  expireAt: null,
})
const message = { number: 1, side: 'visitor', text: 'Hello', sentAt: '2026-11-20T00:00:00.000Z' }

const { as } = stageRules('chats', async (db) => {
  await setDoc(doc(db, guests), chat(null))
  await setDoc(doc(db, `${guests}/messages/1`), message)
  await setDoc(doc(db, members), chat('owner'))
  await setDoc(doc(db, `${members}/messages/1`), message)
  await setDoc(doc(db, 'chats/odd'), chat(null))
  await setDoc(doc(db, 'chat-desk/team'), { seenAt: null })
  await setDoc(doc(db, 'forms/B-AAAA-BBBB'), { kind: 'booking', uid: 'owner' })
})
const all = () => [as.guest, as.owner, as.other, as.admin]
const numbered = (db: (typeof as)['guest'], path: string) =>
  query(collection(db, `${path}/messages`), orderBy('number'))

describe('a guest’s chat', () => {
  it('can be read by anyone who knows its id, and by an admin', async () => {
    for (const db of all()) {
      await assertSucceeds(getDoc(doc(db, guests)))
      await assertSucceeds(getDocs(numbered(db, guests)))
    }
  })

  it('cannot be read under a malformed id, and can be listed only by an admin', async () => {
    await assertFails(getDoc(doc(as.guest, 'chats/odd')))
    for (const db of [as.guest, as.owner, as.other]) {
      await assertFails(getDocs(collection(db, 'chats')))
      await assertFails(getDocs(collectionGroup(db, 'messages')))
    }
    await assertSucceeds(getDocs(query(collection(as.admin, 'chats'), orderBy('last.sentAt', 'desc'))))
  })
})

describe('a member’s chat', () => {
  it('can be read only by the member and an admin', async () => {
    for (const db of [as.owner, as.admin]) {
      await assertSucceeds(getDoc(doc(db, members)))
      await assertSucceeds(getDocs(numbered(db, members)))
    }
    for (const db of [as.guest, as.other]) {
      await assertFails(getDoc(doc(db, members)))
      await assertFails(getDocs(numbered(db, members)))
      await assertFails(updateDoc(doc(db, members), { visitorTypingAt: serverTimestamp() }))
    }
  })
})

describe('what a browser writes directly', () => {
  it('is when its side typed, and how far it read', async () => {
    await assertSucceeds(updateDoc(doc(as.guest, guests), { visitorTypingAt: serverTimestamp() }))
    await assertSucceeds(updateDoc(doc(as.owner, members), { visitorRead: 2 }))
    await assertSucceeds(updateDoc(doc(as.admin, members), { teamRead: 2, teamTypingAt: serverTimestamp() }))
  })

  it('is never a false time, an impossible read mark, another field or for the other side', async () => {
    for (const change of [
      { visitorTypingAt: '2099-01-01T00:00:00.000Z' },
      { visitorTypingAt: null, visitorRead: 3 },
      { visitorRead: 0 },
      { visitorRead: '2' },
      { visitorRead: 1.5 },
      { teamRead: 2 },
      { teamTypingAt: serverTimestamp() },
      { email: 'mallory@example.com' },
      { uid: 'other' },
      { count: 9, visitorRead: 9 },
      { status: 'closed' },
    ]) {
      await assertFails(updateDoc(doc(as.guest, guests), change))
    }
    await assertFails(updateDoc(doc(as.admin, members), { visitorRead: 2 }))
    for (const db of [as.owner, as.admin]) await assertFails(updateDoc(doc(db, members), { status: 'closed' }))
  })

  it('is never a message, a chat or a deletion', async () => {
    for (const db of all()) {
      await assertFails(setDoc(doc(db, `${guests}/messages/2`), { ...message, number: 2 }))
      await assertFails(updateDoc(doc(db, `${guests}/messages/1`), { text: 'Changed' }))
      await assertFails(deleteDoc(doc(db, `${guests}/messages/1`)))
      await assertFails(deleteDoc(doc(db, guests)))
      await assertFails(setDoc(doc(db, `chats/g-${'b'.repeat(32)}`), chat(null)))
      await assertFails(setDoc(doc(db, guests), { ...chat(null), name: 'Mallory' }))
    }
  })
})

describe('chat-desk/team', () => {
  it('can be read by everybody, and written only by an admin with the server’s time', async () => {
    for (const db of all()) await assertSucceeds(getDoc(doc(db, 'chat-desk/team')))
    await assertSucceeds(setDoc(doc(as.admin, 'chat-desk/team'), { seenAt: serverTimestamp() }))
    await assertFails(setDoc(doc(as.admin, 'chat-desk/team'), { seenAt: '2099-01-01T00:00:00.000Z' }))
    await assertFails(setDoc(doc(as.admin, 'chat-desk/team'), { seenAt: serverTimestamp(), words: 'x' }))
    for (const db of [as.guest, as.owner, as.other]) {
      await assertFails(setDoc(doc(db, 'chat-desk/team'), { seenAt: serverTimestamp() }))
      await assertFails(getDocs(collection(db, 'chat-desk')))
    }
  })
})

describe('forms/{reference}', () => {
  it('can be read only by the team, even with its reference, and written only by the server', async () => {
    const form = 'forms/B-AAAA-BBBB'
    await assertSucceeds(getDoc(doc(as.admin, form)))
    await assertSucceeds(getDocs(query(collection(as.admin, 'forms'))))
    for (const db of [as.guest, as.owner, as.other]) {
      await assertFails(getDoc(doc(db, form)))
      await assertFails(getDocs(collection(db, 'forms')))
    }
    for (const db of all()) {
      await assertFails(updateDoc(doc(db, form), { status: 'closed' }))
      await assertFails(setDoc(doc(db, 'forms/B-CCCC-DDDD'), { kind: 'booking' }))
      await assertFails(deleteDoc(doc(db, form)))
    }
  })
})
