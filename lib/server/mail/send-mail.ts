import { randomUUID } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'
import type { Transporter } from 'nodemailer'
import type { AccountEmail } from '../../accounts/mail-page.ts'
import { LEASE_MS, MAX_ATTEMPTS, nextAttemptAt } from '../../alerts/delivery/retry.ts'
import type { Clock, Instant } from '../../core/clock.ts'
import { addMs } from '../../core/dates.ts'
import { textNode, writeElement, type XmlNode } from '../../core/markup.ts'
import { site } from '../../core/site.ts'
import { isFree } from '../alerts/delivery/claim.ts'
import { senderIdentity } from '../alerts/delivery/context.ts'
import { buildMessageId, type MailSenderIdentity, mailTransport } from '../alerts/delivery/send-email.ts'
import { serverClock } from '../clock.ts'
import { env } from '../env.ts'
import { adminFirestore } from '../firebase-admin.ts'
import { MailDocument, mailPath } from './mail-document.ts'

const font = 'font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#1b2130'

/** Returns a mail as text and as HTML, with everything a person typed escaped. */
export function mailBodies({ subject, text, reference }: MailDocument): { text: string; html: string } {
  const paragraphs = text.split('\n\n').map(
    (paragraph): XmlNode => ({
      tag: 'p',
      attributes: { style: 'white-space:pre-wrap;margin:0 0 16px' },
      children: [paragraph],
    }),
  )
  const foot = `${site.name}, number ${reference}`
  const html = writeElement({
    tag: 'html',
    children: [
      { tag: 'head', children: [textNode('title', subject)] },
      {
        tag: 'body',
        attributes: { style: font },
        children: [
          ...paragraphs,
          { tag: 'p', attributes: { style: 'color:#5b6270;font-size:14px' }, children: [foot] },
        ],
      },
    ],
  })
  return { text: `${text}\n\n${foot}\n`, html: `<!doctype html>\n${html}` }
}

export type MailContext = {
  db: Firestore
  clock: Clock
  chance: () => number
  /** Null if no mail server is set up: mails wait, and end up as dead. */
  transport: Pick<Transporter, 'sendMail'> | null
  from: string
  /** The team's own mailbox. */
  team: string
  /** Renders an email about an account; supplied by the templates, which are outside lib. */
  render: (email: AccountEmail) => Promise<{ html: string; text: string }>
}

/** Sends one mail if it is due and no other worker holds it. Returns its status afterwards. */
export async function sendMail(id: string, context: MailContext): Promise<MailDocument['status'] | 'missing'> {
  const claimed = await claim(id, context)
  if (typeof claimed === 'string') return claimed
  const { mail, token } = claimed
  const fault = await submitMail(id, mail, context)
  const now = context.clock.now()
  const after = fault === null ? { status: 'sent' as const, sentAt: now } : failed(mail.attempts, now, context)
  const place = context.db.doc(mailPath(id))
  return context.db.runTransaction(async (transaction) => {
    const stored = await transaction.get(place)
    if (stored.get('claim') !== token) return MailDocument.shape.status.catch('dead').parse(stored.get('status'))
    transaction.update(place, { ...after, fault, claim: null, leaseUntil: null })
    return after.status
  })
}

function failed(attempts: number, now: Instant, { chance }: MailContext): Pick<MailDocument, 'status' | 'notBefore'> {
  const status = attempts >= MAX_ATTEMPTS ? 'dead' : 'pending'
  return { status, notBefore: nextAttemptAt(now, attempts, { chance: chance() }) }
}

async function claim(id: string, { db, clock }: MailContext) {
  const place = db.doc(mailPath(id))
  return db.runTransaction(async (transaction) => {
    const stored = MailDocument.safeParse((await transaction.get(place)).data())
    if (!stored.success) return 'missing' as const
    const now = clock.now()
    if (!isFree(stored.data, now)) return stored.data.status
    const token = randomUUID()
    const leaseUntil = addMs(now, LEASE_MS)
    const attempts = stored.data.attempts + 1
    transaction.update(place, { status: 'sending', attempts, claim: token, leaseUntil })
    return { token, mail: { ...stored.data, attempts } }
  })
}

/** Submits the mail to the mail server; returns why that failed, or null. */
async function submitMail(id: string, mail: MailDocument, context: MailContext): Promise<string | null> {
  const { transport, from, team, clock } = context
  if (transport === null) return 'No mail server is set up.'
  try {
    await transport.sendMail({
      messageId: buildMessageId(id, from),
      from,
      to: mail.to ?? team,
      // As an object, so that a name can't turn into further addresses.
      ...(mail.replyTo ? { replyTo: mail.replyTo } : mail.to ? { replyTo: team } : {}),
      subject: mail.subject,
      date: new Date(clock.now()),
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      ...(mail.page === null ? mailBodies(mail) : await context.render({ subject: mail.subject, page: mail.page })),
    })
    return null
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 200)
  }
}

type RenderEmail = (email: AccountEmail, identity: MailSenderIdentity) => Promise<{ html: string; text: string }>

let transport: Transporter | null = null

/** Returns what this server sends its mails with; the connection to the mail server is reused. */
export function mailContext(render: RenderEmail): MailContext {
  const { SMTP_URL, MAIL_FROM: from, TEAM_MAIL: team } = env()
  if (SMTP_URL) transport ??= mailTransport(SMTP_URL)
  const identity = senderIdentity(env())
  const context = { db: adminFirestore(), clock: serverClock, chance: Math.random, transport, from, team }
  return { ...context, render: (email) => render(email, identity) }
}
