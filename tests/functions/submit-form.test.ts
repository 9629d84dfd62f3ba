import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { readReviews } from '../../lib/server/forms/forms.ts'
import { type Backend, obtainBackend } from '../backend/backend.ts'
import { call } from './call.ts'
import { documentAt, newMember, type TestMember } from './members.ts'

let backend: Backend
let ann: TestMember

beforeAll(async () => {
  backend = await obtainBackend()
  ann = await newMember('forms')
}, 180_000)
afterAll(() => backend.stop())

const contact = { name: 'Ann', email: 'ann@example.com', topic: 'question', message: 'Which partner flies there?' }
const review = { name: 'Ann', stars: '4', message: 'It found the seat.' }
const form = (change: Record<string, unknown> = {}) => ({
  kind: 'contact',
  attempt: randomUUID(),
  website: '',
  values: contact,
  ...change,
})
/** Each test sends from a separate address, so that they do not share an allowance. */
const send = (body: object, from: string, token?: string) => call('submitForm', body, token, from)
const kept = async (answer: { result: unknown }) => {
  const { reference } = answer.result as { reference: string }
  return documentAt(`forms/${reference}`)
}

describe('submitForm', () => {
  it('stores a guest’s form under a reference, once however often it is sent', async () => {
    const body = form()
    const first = await send(body, '203.0.113.1')
    expect(first.result).toMatchObject({ outcome: 'kept', reference: expect.stringMatching(/^C-.{4}-.{4}$/) })
    expect((await send(body, '203.0.113.1')).result).toEqual(first.result)
    expect(await kept(first)).toMatchObject({
      kind: 'contact',
      values: contact,
      uid: null,
      status: 'new',
      published: false,
    })
  })

  it('stores the member’s uid, so that the form is deleted with the account', async () => {
    expect(await kept(await send(form(), '203.0.113.2', ann.token))).toMatchObject({ uid: ann.uid })
  })

  it('answers as usual if the hidden field is filled in, but stores nothing', async () => {
    const answer = await send(form({ website: 'https://example.org' }), '203.0.113.3')
    expect(answer.result).toMatchObject({ outcome: 'kept' })
    expect(await kept(answer)).toBeUndefined()
  })

  it('refuses values that the form would not send, and an invalid token', async () => {
    for (const change of [
      { values: { ...contact, email: 'ann' } },
      { kind: 'order' },
      { values: { ...contact, uid: 'x' } },
      { values: { ...contact, message: 'x'.repeat(1_000_000) } },
      { values: { ...contact, message: 'half \uD83D' } },
      { values: { ...contact, email: 'a@example.com,b@example.com' } },
      { values: { ...contact, name: { $gt: '' } } },
      { attempt: 'C-AAAA-BBBB' },
    ]) {
      expect((await send(form(change), '203.0.113.4')).code).toBe('INVALID_ARGUMENT')
    }
    expect((await send(form(), '203.0.113.4', 'no token')).code).toBe('UNAUTHENTICATED')
  })

  it('lets an address send ten forms an hour, whatever it claims before the last proxy', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 12; count += 1) {
      statuses.push((await send(form(), `198.51.100.${count}, 203.0.113.5`)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
    expect((await send(form(), '203.0.113.6')).result).toMatchObject({ outcome: 'kept' })
  })

  it('lets a member send five forms an hour, from whatever addresses', async () => {
    const bob = await newMember('forms')
    for (let count = 0; count < 5; count += 1) {
      expect((await send(form(), `203.0.113.${20 + count}`, bob.token)).result).toMatchObject({ outcome: 'kept' })
    }
    expect(await send(form(), '203.0.113.30', bob.token)).toMatchObject({ status: 429, code: 'RESOURCE_EXHAUSTED' })
  })
})

describe('a review', () => {
  it('needs an account', async () => {
    expect((await send(form({ kind: 'review', values: review }), '203.0.113.40')).result).toEqual({
      outcome: 'members-only',
    })
  })

  it('is shown once it is published, with nothing of the sender but what they typed', async () => {
    const carl = await newMember('forms')
    const answer = await send(form({ kind: 'review', values: review }), '203.0.113.41', carl.token)
    const { reference } = answer.result as { reference: string }
    const shown = async () => (await readReviews(adminFirestore())).find((one) => one.reference === reference)
    expect(await shown()).toBeUndefined()
    const onSydneysMorning = '2026-11-20T20:00:00.000Z'
    await adminFirestore().doc(`forms/${reference}`).update({ published: true, createdAt: onSydneysMorning })
    const writtenOn = '2026-11-21'
    expect(await shown()).toEqual({ reference, name: 'Ann', stars: 4, text: review.message, writtenOn })
  })
})
