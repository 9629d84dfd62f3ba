/** What a mail server says of a mail that came back (RFC 3464). */
export type Bounce = {
  /** The key in the address it came back to; see `bounceAddress`. */
  key: string
  /** True when the mailbox will not take a later mail either. */
  isPermanent: boolean
  /** The server's own words, cut. */
  said: string
}

/** More of a mail is not read: what is asked for stands at its beginning. */
const READ = 100_000

/** Codes (RFC 3463) that speak of the mailbox or its domain; a full mailbox, its rules or our mail are passing faults. */
const mailboxCodes = /^5\.(1\.[0-9]+|2\.1|4\.4|0\.0)$/
const replyCodes = /\b(550|551|553|554|556)\b/

/** Reads a mail that came back; null when it is none, such as a member's own answer or a note of absence. */
export function readBounce(mail: string): Bounce | null {
  // Lines that begin with a space go on with the one before.
  const text = mail
    .slice(0, READ)
    .replace(/\r\n/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
  const key = /\+([0-9a-f]{20})@/i.exec(text)?.[1]?.toLowerCase()
  if (key === undefined || !/^content-type: *multipart\/report\b/im.test(text)) return null
  const readField = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(text)?.[1]?.trim() ?? ''
  if (readField('Action').toLowerCase() !== 'failed') return null
  const status = /^[0-9]\.[0-9]{1,3}\.[0-9]{1,3}/.exec(readField('Status'))?.[0] ?? ''
  const said =
    readField('Diagnostic-Code')
      .replace(/^[a-z0-9-]+; */i, '')
      .slice(0, 200) || status
  // 5.0.0 says no more than that it failed for good: the server's reply has to name the reason.
  const isPermanent = mailboxCodes.test(status) && (status !== '5.0.0' || replyCodes.test(said))
  return { key, isPermanent, said }
}

/** The address a mail comes back to: `bounces@site.example` and a key become `bounces+key@site.example`. */
export function bounceAddress(mailbox: string, key: string): string {
  return mailbox.replace('@', `+${key}@`)
}
