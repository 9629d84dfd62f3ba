import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { act } from '../../../../../lib/server/admin/act.ts'
import { readAudit } from '../../../../../lib/server/admin/audit.ts'
import { now, operator, stageOperator } from './operator-stage.ts'

const stage = stageOperator('admin-act')
const refused = (code: string) => expect.objectContaining({ code })
const offer = {
  title: 'Six reds',
  bottles: 6,
  priceAud: 150,
  bonusPoints: 4_000,
  endsOn: '2026-12-01',
  seenOn: '2026-11-20',
}
const review = {
  kind: 'review',
  reference: 'R-1',
  values: { name: 'Ann', stars: '5', message: 'Good' },
  uid: 'ann',
  createdAt: '2026-11-19T00:00:00.000Z',
  status: 'new',
  published: false,
}
const plan = (more: object = {}) => ({ name: { slug: 'free' }, status: 'active', periodEnd: null, ...more })

describe('an operator’s action', () => {
  it('writes the change and its audit entry', async () => {
    await stage.db.doc('forms/R-1').set(review)
    const key = randomUUID()
    expect(await stage.act('review.publish', { reference: 'R-1', published: true }, key)).toEqual({
      done: true,
      repeated: false,
      id: null,
    })
    expect(await stage.at('forms/R-1')).toMatchObject({ published: true, status: 'closed' })
    expect(await stage.at(`audit/${key}`)).toMatchObject({
      by: { operator: 'boss', email: operator.email },
      action: 'review.publish',
      target: 'forms/R-1',
      what: 'Review published',
      state: 'done',
    })
  })

  it('runs once when the same call arrives four times at once', async () => {
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4].map(() => stage.act('wine.save', { id: null, offer }, key)))
    expect(answers.map(({ id }) => id)).toEqual([key, key, key, key])
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1)
    expect((await stage.db.collection('wine-offers').get()).size).toBe(1)
    expect(await stage.log()).toHaveLength(1)
  })

  it('rejects a key already used for other input or by another operator', async () => {
    const key = randomUUID()
    await stage.act('wine.save', { id: null, offer }, key)
    await expect(stage.act('wine.save', { id: null, offer: { ...offer, bottles: 7 } }, key)).rejects.toEqual(
      refused('aborted'),
    )
    const body = { key, action: 'wine.save', input: { id: null, offer } }
    await expect(act(body, { uid: 'other', email: 'o@pointsward.test' }, stage.context)).rejects.toEqual(
      refused('aborted'),
    )
    expect(await stage.at(`wine-offers/${key}`)).toMatchObject({ bottles: 6, sample: false })
  })

  it('rejects malformed calls and writes no audit entry', async () => {
    const bodies = [
      null,
      {},
      { key: 'x', action: 'wine.save', input: {} },
      { key: randomUUID(), action: 'user.promote', input: {} },
      { key: randomUUID(), action: '__proto__', input: {} },
      { key: randomUUID(), action: 'wine.save', input: { id: null, offer: { ...offer, bottles: 0 } } },
      { key: randomUUID(), action: 'wine.save', input: { id: '../users/ann', offer } },
      { key: randomUUID(), action: 'review.publish', input: { reference: 'R-1', published: true, status: 'new' } },
    ]
    for (const body of bodies)
      await expect(act(body, operator, stage.context)).rejects.toEqual(refused('invalid-argument'))
    expect(await stage.log()).toEqual([])
  })

  it('rejects with not-found for what is missing and aborted for what is in another state', async () => {
    await expect(stage.act('review.publish', { reference: 'R-9', published: true })).rejects.toEqual(
      refused('not-found'),
    )
    await expect(stage.act('letter.retry', { id: 'gone' })).rejects.toEqual(refused('not-found'))
    await stage.db.doc('forms/C-1').set({ damaged: true })
    await expect(stage.act('form.state', { reference: 'C-1', status: 'closed' })).rejects.toEqual(refused('aborted'))
    await stage.db.doc('referrals/code').set({ uid: 'ann', count: 1, leaderboardName: 'Another' })
    const judged = stage.act('name.judge', { code: 'code', name: 'Rude', shown: false })
    await expect(judged).rejects.toEqual(refused('aborted'))
    expect(await stage.log()).toEqual([])
  })
})

it('reads the log page by page, and loses none of the entries made at the same time', async () => {
  await stage.act('wine.save', { id: null, offer })
  const [entry = {}] = await stage.log()
  const ids = Array.from({ length: 130 }, (_, at) => `entry-${String(at).padStart(3, '0')}`)
  const batch = stage.db.batch()
  for (const id of ids) batch.set(stage.db.doc(`audit/${id}`), entry)
  await batch.commit()
  const first = await readAudit(stage.db, null)
  const second = await readAudit(stage.db, first.more)
  expect(second.more).toBeNull()
  const read = [...first.entries, ...second.entries].map(({ id }) => id)
  expect(read).toHaveLength(131)
  expect(read).toEqual(expect.arrayContaining(ids))
  expect((await readAudit(stage.db, 'a/b')).entries).toHaveLength(100)
})

describe('work on other services', () => {
  it('is logged as failed, and is retried by repeating the call until it succeeds', async () => {
    const key = randomUUID()
    vi.mocked(stage.context.sendReset).mockRejectedValueOnce(new Error('secret detail'))
    vi.spyOn(console, 'error').mockImplementationOnce(() => {})
    await expect(stage.act('member.reset-mail', { uid: 'ann' }, key)).rejects.toEqual(refused('unavailable'))
    expect(await stage.at(`audit/${key}`)).toMatchObject({
      state: 'failed',
      fault: 'Another service isn’t responding.',
    })
    expect(await stage.act('member.reset-mail', { uid: 'ann' }, key)).toMatchObject({ repeated: true })
    expect(await stage.at(`audit/${key}`)).toMatchObject({ state: 'done', fault: null })
    expect(stage.context.sendReset).toHaveBeenCalledTimes(2)
    await stage.act('member.reset-mail', { uid: 'ann' }, key)
    expect(stage.context.sendReset).toHaveBeenCalledTimes(2)
  })

  it('sets a plan manually with a reason, but never overrides a subscription', async () => {
    await stage.db.doc('users/ann/private/plan').set(plan())
    await stage.act('member.plan', { uid: 'ann', plan: 'gold', reason: 'Found a fault' })
    expect(await stage.at('users/ann/private/plan')).toEqual(plan({ name: { slug: 'gold' } }))
    expect(stage.context.auth.setCustomUserClaims).toHaveBeenCalledExactlyOnceWith('ann', { plan: 'gold' })
    expect(await stage.log()).toMatchObject([{ reason: 'Found a fault', what: 'Plan set: free to gold' }])
    await stage.db.doc('users/ann/private/plan').set(plan({ stripe: { customerId: 'cus_1' } }))
    const over = stage.act('member.plan', { uid: 'ann', plan: 'gold', reason: 'Again' })
    await expect(over).rejects.toEqual(refused('aborted'))
  })

  it('needs a reason, a target other than the operator, and the exact address for a deletion', async () => {
    const disable = (uid: string, reason: string) => stage.act('member.disable', { uid, disabled: true, reason })
    await expect(disable('ann', ' ')).rejects.toEqual(refused('invalid-argument'))
    await expect(disable('boss', 'Testing')).rejects.toEqual(refused('aborted'))
    await expect(disable('nobody', 'Testing')).rejects.toEqual(refused('not-found'))
    const end = stage.act('member.delete', { uid: 'ann', confirmation: 'ann@other.test', reason: 'Asked us' })
    await expect(end).rejects.toEqual(refused('invalid-argument'))
    expect(stage.context.auth.updateUser).not.toHaveBeenCalled()
    await stage.db.doc('users/ann').set({ name: 'Ann' })
    await disable('ann', 'Abuse')
    expect(stage.context.auth.updateUser).toHaveBeenCalledExactlyOnceWith('ann', { disabled: true })
    expect(stage.context.auth.revokeRefreshTokens).toHaveBeenCalledExactlyOnceWith('ann')
    expect(await stage.at('users/ann/private/sessions')).toEqual({ endedAt: Date.parse(now) / 1_000, logIns: [] })
  })

  it('deletes an account completely and logs it without the member’s address', async () => {
    await stage.db.doc('users/ann').set({ name: 'Ann' })
    await stage.db.doc('forms/C-1').set({ uid: 'ann' })
    await stage.act('member.delete', { uid: 'ann', confirmation: ' Ann@Pointsward.test', reason: 'Asked us' })
    expect([await stage.at('users/ann'), await stage.at('forms/C-1')]).toEqual([undefined, undefined])
    expect(stage.context.auth.deleteUser).toHaveBeenCalledWith('ann')
    const log = JSON.stringify(await stage.log())
    expect(log).toContain('Account deleted')
    expect(log).not.toContain('ann@pointsward.test')
  })
})

describe('the team’s mail', () => {
  it('can be retried only once it is dead', async () => {
    const letter = {
      ...{ kind: 'form', uid: null, reference: 'C-1', to: null, replyTo: null, subject: 'A message', text: 'Hello' },
      ...{ status: 'dead', attempts: 9, notBefore: now, createdAt: now, sentAt: null, fault: 'No server' },
      ...{ claim: null, leaseUntil: null },
    }
    await stage.db.doc('mail/m1').set(letter)
    await stage.act('mail.retry', { id: 'm1' })
    expect(await stage.at('mail/m1')).toMatchObject({ status: 'pending', attempts: 0 })
    expect(stage.context.mailNow).toHaveBeenCalledExactlyOnceWith('m1')
    await expect(stage.act('mail.retry', { id: 'm1' })).rejects.toEqual(refused('aborted'))
  })
})

describe('chats', () => {
  const chat = {
    ...{ reference: 'H-AAAA-BBBB', uid: 'ann', name: 'Ann', email: null, createdAt: now, status: 'open', count: 2 },
    ...{ last: { side: 'visitor', excerpt: 'Hello', sentAt: now }, visitorRead: 2, teamRead: 1, waitingSince: now },
    ...{ visitorTypingAt: null, teamTypingAt: null, mailedToTeam: { number: 0, at: null }, mailedToVisitor: 0 },
    expireAt: null,
  }

  it('are kept when closed, no longer count as waiting, and can be reopened', async () => {
    const id = `g-${'a'.repeat(32)}`
    await stage.db.doc(`chats/${id}`).set({ ...chat, uid: null })
    await stage.db.doc(`chats/${id}/messages/1`).set({ text: 'Hello' })
    await stage.act('chat.state', { chat: id, status: 'closed', count: 2 })
    expect(await stage.at(`chats/${id}`)).toEqual({ ...chat, uid: null, status: 'closed', waitingSince: null })
    expect(await stage.at(`chats/${id}/messages/1`)).toBeDefined()
    await stage.act('chat.state', { chat: id, status: 'open', count: 2 })
    expect(await stage.at(`chats/${id}`)).toMatchObject({ status: 'open', waitingSince: null })
    const log = await stage.log()
    expect(log.map(({ what }) => what).sort()).toEqual(['Chat closed', 'Chat reopened'])
    expect(JSON.stringify(log)).not.toContain(id)
  })

  it('are not closed while a message is unread by the team', async () => {
    await stage.db.doc('chats/m-ann').set(chat)
    const early = stage.act('chat.state', { chat: 'm-ann', status: 'closed', count: 1 })
    await expect(early).rejects.toEqual(refused('aborted'))
    expect(await stage.at('chats/m-ann')).toEqual(chat)
  })
})

describe('switches and incidents', () => {
  it('logs which switches were changed', async () => {
    const on = { liveSearch: true, signUps: true, forms: true, chat: true, sharedSeats: false, banner: null }
    await stage.act('switches.set', { ...on, liveSearch: false, banner: { text: 'Back soon.', tone: 'warn' } })
    expect(await stage.at('settings/switches')).toMatchObject({ liveSearch: false, banner: { tone: 'warn' } })
    expect(await stage.log()).toMatchObject([{ what: 'Switches: live search off, message shown' }])
  })

  it('opens an incident, posts updates, resolves it and edits its title', async () => {
    const words = { title: 'Mails are late', body: 'By an hour.', parts: ['alerts'] }
    const { id } = await stage.act('incident.open', { ...words, state: 'investigating' })
    await stage.act('incident.news', { id, state: 'watching', text: 'Mended.' })
    expect(await stage.at(`incidents/${id}`)).toMatchObject({ state: 'watching', resolvedAt: null })
    await stage.act('incident.news', { id, state: 'resolved', text: 'All sent.' })
    await stage.act('incident.edit', { id, ...words, title: 'Mails were late' })
    const incident = await stage.at(`incidents/${id}`)
    expect(incident).toMatchObject({ title: 'Mails were late', resolvedAt: '2026-11-20T01:00:00.000Z' })
    expect(incident?.updates).toMatchObject([{ text: 'Mended.' }, { text: 'All sent.' }])
  })
})
