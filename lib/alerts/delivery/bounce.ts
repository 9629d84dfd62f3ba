/** What a mail server reports about a bounced email (RFC 3464). */
export type Bounce = {
  /** The key in the address it bounced to; see `bounceAddress`. */
  key: string
  /** True when the mailbox won't accept later emails either. */
  isPermanent: boolean
  /** The server's own message, shortened. */
  reply: string
}

/** No more than this is read of an email, in characters; the fields needed are at its start. */
const READ = 100_000

/**
 * Status codes (RFC 3463, RFC 7505) that say the recipient's mailbox or domain takes no mail for good. Left out: those
 * about our own address (5.1.7, 5.1.8), those that call the recipient's valid (5.1.5, 5.1.9), a full mailbox, its rules,
 * and our email.
 */
const mailboxCodes = /^5\.(1\.([1-46]|10)|2\.1|4\.4)$/
/** Codes that don't say what failed, or whose address is meant: the server's reply has to name the reason. */
const vagueCodes = /^5\.[01]\.0$/
/** Reply codes about a mailbox (RFC 5321, RFC 7504). 554 only says that the transaction failed. */
const replyCodes = /\b(550|551|553|556)\b/

/** Reads a bounce; null when the email isn't one, such as a member's reply or an out-of-office note. */
export function readBounce(mail: string): Bounce | null {
  // Lines that start with a space or tab continue the one before.
  const text = mail
    .slice(0, READ)
    .replace(/\r\n/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
  const key = /\+([0-9a-f]{20})@/i.exec(text)?.[1]?.toLowerCase()
  if (key === undefined || !/^content-type: *multipart\/report\b/im.test(text)) return null
  const readField = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(text)?.[1]?.trim() ?? ''
  if (readField('Action').toLowerCase() !== 'failed') return null
  const status = /^[0-9]\.[0-9]{1,3}\.[0-9]{1,3}/.exec(readField('Status'))?.[0] ?? ''
  const reply =
    readField('Diagnostic-Code')
      .replace(/^[a-z0-9-]+; */i, '')
      .slice(0, 200) || status
  const isPermanent = mailboxCodes.test(status) || (vagueCodes.test(status) && replyCodes.test(reply))
  return { key, isPermanent, reply }
}

/** Whether a mail server's reply, such as `550 5.1.1 no such user`, says that the mailbox won't accept any email. */
export function isMailboxGone(reply: string): boolean {
  return mailboxCodes.test(/^5[0-9]{2}[ -](5\.[0-9]{1,3}\.[0-9]{1,3})\b/.exec(reply)?.[1] ?? '')
}

/** Returns the address for bounces: `bounces@site.example` with a key becomes `bounces+key@site.example`. */
export function bounceAddress(mailbox: string, key: string): string {
  return mailbox.replace('@', `+${key}@`)
}
