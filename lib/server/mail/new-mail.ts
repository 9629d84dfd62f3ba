import type { Instant } from '../../core/clock.ts'
import type { MailDocument } from './mail-document.ts'

type NewMail = Pick<MailDocument, 'kind' | 'uid' | 'reference' | 'to' | 'replyTo' | 'subject' | 'text'>

/** Builds a pending mail. */
export function newMail({ subject, ...rest }: NewMail, now: Instant): MailDocument {
  return {
    ...rest,
    subject: oneLine(subject),
    page: null,
    status: 'pending',
    attempts: 0,
    notBefore: now,
    createdAt: now,
    sentAt: null,
    fault: null,
    claim: null,
    leaseUntil: null,
  }
}

/** Makes a subject one line: what a visitor typed must not start another header line. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, 150)
}
