import { site } from '@/lib/core/site.ts'
import type { MailSenderIdentity } from '@/lib/server/alerts/delivery/send-email.ts'

/** Returns the lines that name the sender, for the text body of an email. */
export function senderLines({ contact, imprint }: MailSenderIdentity): string {
  const lines = [`Sent by ${site.name}. Reply to this email or write to ${contact}.`, imprint]
  return [...lines.filter((line) => line !== null), `${site.name} is not affiliated with any airline.`].join('\n')
}
