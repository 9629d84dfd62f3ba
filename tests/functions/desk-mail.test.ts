import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_ATTEMPTS } from '../../lib/alerts/delivery/retry.ts'
import { fixedClock } from '../../lib/core/clock.ts'
import type { ActionContext } from '../../lib/server/admin/action.ts'
import { messageActions } from '../../lib/server/admin/actions/failed-messages.ts'
import { findDeadMail } from '../../lib/server/admin/reads/failed-messages.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { storeForm } from '../../lib/server/forms/forms.ts'
import { type MailContext, sendMail } from '../../lib/server/mail/send-mail.ts'
import { deleteOld, findWaiting } from '../../lib/server/sweep.ts'
import { type Backend, obtainBackend } from '../backend/backend.ts'
import { documentAt } from './members.ts'

let backend: Backend
beforeAll(async () => {
  backend = await obtainBackend()
}, 180_000)
afterAll(() => backend.stop())

/** In the future, so that the sweep of the running backend leaves these mails alone. */
const start = Date.parse('2031-01-01T00:00:00Z')
const at = (hours: number) => new Date(start + hours * 3_600_000).toISOString()
const values = { name: 'Ann <b>', email: 'ann@example.com', topic: 'question', message: '<img src=x>\n\nHello' }
const form = () => ({ kind: 'contact' as const, attempt: randomUUID(), website: '', values })

function context(hours: number, sendMail: (mail: unknown) => Promise<unknown>): MailContext {
  const transport = { sendMail } as unknown as MailContext['transport']
  const from = 'Pointsward <alerts@pointsward.test>'
  const render: MailContext['render'] = async ({ page }) => ({ html: `<p>${page.heading}</p>`, text: page.heading })
  const clock = fixedClock(at(hours))
  return { db: adminFirestore(), clock, chance: () => 1, transport, from, team: 'team@x.test', render }
}

async function kept(address: string, hours = 0): Promise<string> {
  const { mail } = (await storeForm(adminFirestore(), form(), { uid: null, address }, at(hours))) as { mail: string }
  return mail
}

describe('a mail to the team', () => {
  it('goes to the team once, with the sender as reply-to and markup as text, and is deleted after a month', async () => {
    const id = await kept('mail-1')
    const sent: Record<string, unknown>[] = []
    const there = context(0, async (mail) => sent.push(mail as Record<string, unknown>))
    await Promise.all([sendMail(id, there), sendMail(id, there), sendMail(id, there)])
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ to: 'team@x.test', replyTo: { name: 'Ann <b>', address: 'ann@example.com' } })
    // Mails to the team don't use `render`, which is for letters to members.
    expect(sent[0]?.html).toContain('&lt;img src=x&gt;')
    expect(sent[0]?.html).not.toContain('<img')
    expect(await documentAt(`mail/${id}`)).toMatchObject({ status: 'sent', sentAt: at(0) })
    await deleteOld(adminFirestore(), 'mail', at(31 * 24))
    expect(await documentAt(`mail/${id}`)).toBeUndefined()
  })

  it('is retried later and later, ends as dead with the reason, and is sent once an admin retries it', async () => {
    const id = await kept('mail-2')
    const down = () => Promise.reject(new Error('connect ECONNREFUSED'))
    const minutes: number[] = []
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const status = await sendMail(id, context(attempt * 24, down))
      expect(status).toBe(attempt < MAX_ATTEMPTS ? 'pending' : 'dead')
      const { notBefore } = (await documentAt(`mail/${id}`)) ?? {}
      if (status === 'pending') minutes.push((Date.parse(notBefore) - Date.parse(at(attempt * 24))) / 60_000)
      // Not due yet, so nothing is sent.
      expect(
        await sendMail(
          id,
          context(attempt * 24, () => Promise.reject(new Error('asked too early'))),
        ),
      ).toBe(status)
    }
    expect(minutes).toEqual([1, 3, 9, 27, 81, 243, 360, 360])
    const dead = (await findDeadMail(adminFirestore())).find((mail) => mail.id === id)
    expect(dead).toMatchObject({ kind: 'form', attempts: MAX_ATTEMPTS, fault: 'connect ECONNREFUSED' })
    expect(await findWaiting(adminFirestore(), 'mail', at(999))).not.toContain(id)
    const db = adminFirestore()
    const by = { uid: 'op', email: 'op@example.com' }
    await db.runTransaction((transaction) =>
      messageActions['mail.retry'].change({ transaction, input: { id }, by, key: id }, {
        db,
        now: at(1_000),
      } as ActionContext),
    )
    expect(await findWaiting(adminFirestore(), 'mail', at(1_001))).toContain(id)
    expect(
      await sendMail(
        id,
        context(1_001, async () => {}),
      ),
    ).toBe('sent')
  })
})

describe('a flood', () => {
  it('of a thousand forms keeps and mails the allowed ten, and marks one refusal as the first', {
    timeout: 120_000,
  }, async () => {
    const db = adminFirestore()
    const posts = Array.from({ length: 1_000 }, () => () => {
      const sender = { uid: null, address: 'flood' }
      return storeForm(db, form(), sender, at(500))
    })
    const answers: Awaited<ReturnType<typeof storeForm>>[] = []
    for (let first = 0; first < posts.length; first += 50) {
      answers.push(...(await Promise.all(posts.slice(first, first + 50).map((post) => post()))))
    }
    const taken = answers.filter(({ answer }) => answer !== null)
    expect(taken).toHaveLength(10)
    expect(answers.filter((answer) => answer.answer === null && answer.first)).toHaveLength(1)
    const stored = db.collection('forms').where('createdAt', '==', at(500))
    const mails = db.collection('mail').where('createdAt', '==', at(500))
    expect([(await stored.get()).size, (await mails.get()).size]).toEqual([10, 10])
  })
})
