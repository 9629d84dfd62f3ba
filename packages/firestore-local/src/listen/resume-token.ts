import type { Target, Timestamp } from '../protocol.ts'

/** A resume token is the time of the snapshot it was given with; clients hand it back unread. */
export const resumeTokenOf = (readTime: Timestamp): string => Buffer.from(readTime).toString('base64')

/**
 * Since when a returning target wants to know what changed; null when it starts afresh. A token that is not one of
 * ours, or from a time this server has not reached (its data was wiped), counts as afresh: the client is then told
 * to forget what it holds.
 */
export function resumeTimeOf(target: Target, now: Timestamp): Timestamp | null {
  const time = target.resumeToken ? Buffer.from(target.resumeToken, 'base64').toString('latin1') : target.readTime
  if (time === undefined || !/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{6}Z$/.test(time)) return null
  return time <= now ? time : null
}

export const asksToResume = (target: Target): boolean => Boolean(target.resumeToken || target.readTime)
