import { randomUUID } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteGuestChats, mailUnreadChats, storeMessage } from '../../lib/server/chat/chats.ts'
import { adminAuth, adminFirestore } from '../../lib/server/firebase-admin.ts'
import { SendChatAnswer } from '../../lib/support/chat/send-chat.ts'
import { signInDirectly } from '../backend/auth-admin.ts'
import { type Backend, obtainBackend } from '../backend/backend.ts'
import { call } from './call.ts'
import { documentAt, memberPassword, newMember, type TestMember } from './members.ts'
import { setUpApp } from './second-factor.ts'

let backend: Backend
let ann: TestMember
let adminToken: string

beforeAll(async () => {
  backend = await obtainBackend()
  ann = await newMember('chat')
  const admin = await newMember('chat-admin')
  await adminAuth().setCustomUserClaims(admin.uid, { plan: 'free', admin: true })
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''
  adminToken = (await signInDirectly(host, admin.email, memberPassword)).idToken
  await setUpApp(adminToken)
}, 180_000)
afterAll(() => backend.stop())

const message = (change: Record<string, unknown> = {}) => ({
  side: 'visitor',
  chat: null,
  attempt: randomUUID(),
  text: 'Which partner flies there?',
  website: '',
  name: 'Ann',
  email: 'ann@example.com',
  ...change,
})
const send = (change: Record<string, unknown>, from: string, token?: string) =>
  call('sendChat', message(change), token, from)
const begin = async (from: string) => SendChatAnswer.parse((await send({}, from)).result)
const away = () => adminFirestore().doc('chat-desk/team').delete()
const there = () => adminFirestore().doc('chat-desk/team').set({ seenAt: Timestamp.now() })

describe('sendChat', () => {
  it('starts a guest’s chat, continues it, and stores a repeated message once', async () => {
    const { chat, reference } = await begin('203.0.113.50')
    expect(reference).toMatch(/^H-.{4}-.{4}$/)
    const attempt = randomUUID()
    const again = () => send({ chat, attempt, text: 'Second' }, '203.0.113.50')
    expect((await again()).result).toMatchObject({ chat, number: 2 })
    expect((await again()).result).toMatchObject({ chat, number: 2 })
    expect(await documentAt(`chats/${chat}`)).toMatchObject({ uid: null, count: 2, visitorRead: 2, teamRead: 0 })
    expect(await documentAt(`chats/${chat}/messages/${attempt}`)).toMatchObject({ side: 'visitor', text: 'Second' })
  })

  it('gives a member one chat under their account', async () => {
    const first = await send({ name: null, email: null }, '203.0.113.51', ann.token)
    expect(first.result).toMatchObject({ chat: `m-${ann.uid}`, number: 1 })
    expect((await send({}, '203.0.113.51', ann.token)).result).toMatchObject({ chat: `m-${ann.uid}`, number: 2 })
    expect(await documentAt(`chats/m-${ann.uid}`)).toMatchObject({ uid: ann.uid, email: ann.email, expireAt: null })
  })

  it('refuses another person’s chat, and a reference in place of an id', async () => {
    const { reference } = await begin('203.0.113.52')
    const bob = await newMember('chat')
    expect((await send({ chat: `m-${ann.uid}` }, '203.0.113.52', bob.token)).code).toBe('NOT_FOUND')
    expect((await send({ chat: `m-${ann.uid}` }, '203.0.113.52')).code).toBe('NOT_FOUND')
    expect((await send({ chat: `g-${'a'.repeat(32)}` }, '203.0.113.52')).code).toBe('NOT_FOUND')
    const refused = await send({ chat: reference }, '203.0.113.52')
    expect(refused.code).toBe('INVALID_ARGUMENT')
    expect(JSON.stringify(refused)).not.toContain('partner')
  })

  it('lets only the team answer as the team', async () => {
    const { chat } = await begin('203.0.113.53')
    expect((await send({ chat, side: 'team' }, '203.0.113.53')).code).toBe('UNAUTHENTICATED')
    expect((await send({ chat, side: 'team' }, '203.0.113.53', ann.token)).code).toBe('PERMISSION_DENIED')
    const answer = await send({ chat, side: 'team', text: 'Qatar does.' }, '203.0.113.53', adminToken)
    expect(answer.result).toMatchObject({ number: 2 })
    expect(await documentAt(`chats/${chat}`)).toMatchObject({ teamRead: 2, visitorRead: 1, waitingSince: null })
  })

  it('stores HTML as text, refuses a megabyte, and drops a message with the hidden field filled in', async () => {
    const text = '<script>alert(1)</script>'
    const attempt = randomUUID()
    const { result } = await send({ attempt, text }, '203.0.113.54')
    const { chat } = SendChatAnswer.parse(result)
    expect(await documentAt(`chats/${chat}/messages/${attempt}`)).toMatchObject({ text })
    expect((await send({ text: 'x'.repeat(1_000_000) }, '203.0.113.54')).code).toBe('INVALID_ARGUMENT')
    const before = (await documentAt(`chats/${chat}`))?.count
    expect((await send({ chat, website: 'https://example.org' }, '203.0.113.54')).status).toBe(200)
    expect((await documentAt(`chats/${chat}`))?.count).toBe(before)
  })

  it('lets an address start five chats an hour', async () => {
    for (let count = 0; count < 5; count += 1) expect((await send({}, '203.0.113.55')).status).toBe(200)
    expect(await send({}, '203.0.113.55')).toMatchObject({ status: 429, code: 'RESOURCE_EXHAUSTED' })
  })
})

describe('handing over', () => {
  const db = adminFirestore
  const guest = { uid: null, name: null, email: null }
  const mailsOf = async (reference: string) =>
    (await db().collection('mail').where('reference', '==', reference).get()).docs.map((mail) => mail.data())
  const keep = (change: Record<string, unknown>, minutes: number) =>
    storeMessage(db(), message(change) as never, guest, new Date(Date.now() + minutes * 60_000).toISOString())

  it('mails the team at once while it is away', async () => {
    await away()
    const { reference } = await begin('203.0.113.56')
    expect(await mailsOf(reference)).toMatchObject([
      { kind: 'chat', to: null, replyTo: { address: 'ann@example.com' } },
    ])
  })

  it('mails a present team after five minutes without an answer, and the visitor an unread answer', async () => {
    await there()
    const kept = await keep({}, 0)
    if (!kept) throw new Error('not kept')
    expect(kept.mail).toBeNull()
    await mailUnreadChats(db(), new Date().toISOString())
    expect(await mailsOf(kept.reference)).toEqual([])
    const later = new Date(Date.now() + 6 * 60_000).toISOString()
    await mailUnreadChats(db(), later)
    await mailUnreadChats(db(), later)
    expect(await mailsOf(kept.reference)).toHaveLength(1)
    await keep({ side: 'team', chat: kept.chat, text: 'Qatar does.' }, 7)
    await mailUnreadChats(db(), new Date(Date.now() + 10 * 60_000).toISOString())
    expect(await mailsOf(kept.reference)).toContainEqual(
      expect.objectContaining({ kind: 'chat-answer', to: 'ann@example.com', text: expect.stringContaining('Qatar') }),
    )
  })

  it('deletes a guest’s chat after ninety days, with its messages', async () => {
    const kept = await keep({}, 0)
    const path = `chats/${kept?.chat}`
    await deleteGuestChats(db(), new Date(Date.now() + 89 * 86_400_000).toISOString())
    expect(await documentAt(path)).toBeDefined()
    await deleteGuestChats(db(), new Date(Date.now() + 91 * 86_400_000).toISOString())
    expect(await documentAt(path)).toBeUndefined()
    expect((await db().collection(`${path}/messages`).get()).empty).toBe(true)
  })
})
