import { z } from 'zod'

/**
 * The documents under users/{uid}. Instants are RFC 3339 text in UTC. Readers ignore fields they don't know, so that
 * a newer server can add one while older pages are still open.
 */
const InstantText = z.iso.datetime()

/** users/{uid} */
export const UserDocument = z.object({
  name: z.string(),
  email: z.string(),
  createdAt: InstantText,
  /** Where the person came from: a class such as `google`, or the referring address itself. */
  referrer: z.string(),
  /** The uid of the member whose link brought them, once credited. */
  referredBy: z.string().nullable(),
  /** The code in this member's own referral link. */
  referralCode: z.string(),
  marketing: z.object({ email: z.boolean() }),
})
export type UserDocument = z.infer<typeof UserDocument>

/** users/{uid}/private/usage: counters by day in Sydney, `yyyy-mm-dd`, and which searches are kept. */
export const UsageDocument = z.object({
  days: z.record(
    z.iso.date(),
    z.object({
      searches: z.int().min(0),
      /** Of all programs together. */
      livePermutations: z.int().min(0),
      /** Of these, by program; days before 24 November 2026 have it not. */
      live: z.record(z.string(), z.int().min(0)).optional(),
    }),
  ),
  /** The searches in the member's history, the latest first; documents before 28 November 2026 have it not. */
  history: z.array(z.object({ id: z.string(), at: z.iso.datetime() })).optional(),
})
export type UsageDocument = z.infer<typeof UsageDocument>

/** The permutations a day's live searches of one program have taken. */
export function readLiveUse(day: UsageDocument['days'][string] | undefined, program: string): number {
  return day?.live?.[program] ?? 0
}

/**
 * users/{uid}/private/sessions: which log-ins are over, written by servers, checked by them and by the rules, and
 * watched by every page of the member. Log-ins go by their second since 1970, which all their tokens carry.
 */
export const SessionsDocument = z.object({
  /** Every log-in up to this second is over. */
  endedAt: z.int().min(0),
  /** Later ones that were signed out of by themselves. */
  logIns: z.array(z.int()),
  /** Of an operator: until when, in ms, a code of their second factor opens the team's room to a log-in. */
  operatorUntil: z.record(z.string(), z.int()).optional(),
})
export type SessionsDocument = z.infer<typeof SessionsDocument>

/** Whether a log-in of that second is over. */
export function isOver({ endedAt, logIns }: Pick<SessionsDocument, 'endedAt' | 'logIns'>, logInAt: number): boolean {
  return logInAt <= endedAt || logIns.includes(logInAt)
}

/** referrals/{code}: whose code it is and what it brought. */
export const ReferralDocument = z.object({
  uid: z.string(),
  /** Newcomers who do not count yet: their address is not confirmed, or their first week not over. */
  waiting: z.int().min(0).default(0),
  /** Sign-ups that count. */
  count: z.int().min(0),
  /** Of these, members who have paid at least once. */
  payments: z.int().min(0).default(0),
  /** The name its owner chose to stand under on the leaderboard; null keeps them off it. */
  leaderboardName: z.string().nullable().default(null),
  /** What the team thought of a name; another name has not been looked at. */
  nameVerdict: z.object({ name: z.string(), shown: z.boolean() }).optional(),
})
export type ReferralDocument = z.infer<typeof ReferralDocument>

/** Where each document stands; the one home of these paths. */
export const accountPaths = {
  user: (uid: string) => `users/${uid}`,
  plan: (uid: string) => `users/${uid}/private/plan`,
  usage: (uid: string) => `users/${uid}/private/usage`,
  sessions: (uid: string) => `users/${uid}/private/sessions`,
  /** What the home page remembers; the one document here that its owner writes. */
  home: (uid: string) => `users/${uid}/private/home`,
  /** What an operator's authenticator app holds; for servers alone. */
  secondFactor: (uid: string) => `users/${uid}/private/second-factor`,
  /** Tokens of the member's own sign-ins elsewhere; for servers alone. */
  connections: (uid: string) => `users/${uid}/private/connections`,
  /** Browsers that logged in; written by the server alone. */
  devices: (uid: string) => `users/${uid}/private/devices`,
  alerts: (uid: string) => `users/${uid}/alerts`,
  seatAlerts: (uid: string) => `users/${uid}/seat-alerts`,
  alertHistory: (uid: string) => `users/${uid}/alert-history`,
  searchHistory: (uid: string) => `users/${uid}/search-history`,
  referral: (code: string) => `referrals/${code}`,
  /** Whose payment customer is whose. */
  paymentCustomer: (uid: string) => `payment-customers/${uid}`,
  paymentEvent: (id: string) => `stripe-events/${id}`,
  referralCredit: (code: string, uid: string) => `referrals/${code}/credits/${uid}`,
} as const
