import type { Transporter } from 'nodemailer'
import { mailTransport } from '../alerts/delivery/send-email.ts'
import { serverClock } from '../clock.ts'
import { env } from '../env.ts'
import { adminFirestore } from '../firebase-admin.ts'
import type { MailContext } from './send-mail.ts'

let transport: Transporter | null = null

/** What this server sends the desk's mails with; the connection to the mail server is kept. */
export function mailContext(): MailContext {
  const { SMTP_URL, MAIL_FROM: from, TEAM_MAIL: team } = env()
  if (SMTP_URL) transport ??= mailTransport(SMTP_URL)
  return { db: adminFirestore(), clock: serverClock, chance: Math.random, transport, from, team }
}
