import type { Parcel } from './outcome.ts'
import { signLink } from './signed-link.ts'

/** Where a mail leads. All are absolute. */
export type MailLinks = {
  /** For a path of the site. */
  to: (path: string) => string
  /** What a mail program posts to. */
  oneClick: string
  /** The same for a reader: a page that says what ends. */
  unsubscribe: string
  /** Lets the alert rest; null for a mail of none. */
  pause: string | null
  /** The list the alert stands in. */
  alerts: string
}

const PAUSE_DAYS = 60

/** The links of one mail. */
export function mailLinksOf(
  { message, to, now }: Pick<Parcel, 'message' | 'to' | 'now'>,
  { siteUrl, linkSecret }: { siteUrl: string; linkSecret: string },
): MailLinks {
  const { kind, id } = alertOf(message.alert)
  const of = { uid: to.uid, kind, id }
  const mail = signLink({ ...of, purpose: 'mail', expires: null }, linkSecret)
  const expires = new Date(Date.parse(now) + PAUSE_DAYS * 86_400_000).toISOString()
  const absolute = (path: string) => new URL(path, siteUrl).href
  return {
    to: absolute,
    oneClick: absolute(`/api/alerts/unsubscribe?token=${mail}`),
    unsubscribe: absolute(`/unsubscribe?token=${mail}`),
    pause:
      id === null ? null : absolute(`/unsubscribe?token=${signLink({ ...of, purpose: 'pause', expires }, linkSecret)}`),
    alerts: absolute(`/${kind}`),
  }
}

/** The parts of an alert's path, `users/{uid}/alerts/07`; a test of none in particular has no place. */
export function alertOf(path: string): { kind: 'alerts' | 'seat-alerts'; id: string | null } {
  const [, kind = '', id] = /^users\/[^/]+\/(alerts|seat-alerts)(?:\/([0-4][0-9]))?$/.exec(path) ?? []
  return { kind: kind === 'seat-alerts' ? kind : 'alerts', id: id ?? null }
}
