import type { Transporter } from 'nodemailer'
import type { AccountEmail } from '../../accounts/mail-page.ts'
import { senderIdentity } from '../alerts/delivery/context.ts'
import { type MailSenderIdentity, mailTransport } from '../alerts/delivery/send-email.ts'
import { serverClock } from '../clock.ts'
import { env } from '../env.ts'
import { adminFirestore } from '../firebase-admin.ts'
import type { MailContext } from './send-mail.ts'

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
