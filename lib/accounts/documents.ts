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
  /** Where the member came from: a class such as `google`, or the referring URL itself. */
  referrer: z.string(),
  /** The uid of the member whose referral link brought them, once credited. */
  referredBy: z.string().nullable(),
  /** The code in this member's own referral link. */
  referralCode: z.string(),
  marketing: z.object({ email: z.boolean() }),
})
export type UserDocument = z.infer<typeof UserDocument>

/** users/{uid}/private/usage: counters by date in Sydney, `yyyy-mm-dd`, and which searches are kept. */
export const UsageDocument = z.object({
  days: z.record(
    z.iso.date(),
    z.object({
      searches: z.int().min(0),
      /** The total for all programs. */
      livePermutations: z.int().min(0),
      /** The same by program; days before 24 November 2026 lack it. */
      live: z.record(z.string(), z.int().min(0)).optional(),
    }),
  ),
  /** The searches in the member's history, newest first; documents from before 28 November 2026 lack it. */
  history: z.array(z.object({ id: z.string(), at: z.iso.datetime() })).optional(),
})
export type UsageDocument = z.infer<typeof UsageDocument>

/** Returns how many permutations a day's live searches of one program have used. */
export function readLiveUse(day: UsageDocument['days'][string] | undefined, program: string): number {
  return day?.live?.[program] ?? 0
}

/**
 * users/{uid}/private/sessions: which log-ins have ended. Servers write it, servers and the rules check it, and every
 * open page of the member watches it. A log-in is identified by its second since 1970, which all its tokens carry.
 */
export const SessionsDocument = z.object({
  /** Every log-in up to this second has ended. */
  endedAt: z.int().min(0),
  /** Later log-ins that were signed out individually. */
  logIns: z.array(z.int()),
  /** For an operator, by log-in: until when, in ms, a second-factor code gives it access to the team's pages. */
  operatorUntil: z.record(z.string(), z.int()).optional(),
})
export type SessionsDocument = z.infer<typeof SessionsDocument>

/** Whether a log-in at that second has ended. */
export function isOver({ endedAt, logIns }: Pick<SessionsDocument, 'endedAt' | 'logIns'>, logInAt: number): boolean {
  return logInAt <= endedAt || logIns.includes(logInAt)
}

/** referrals/{code}: the code's owner, and what it brought. */
export const ReferralDocument = z.object({
  uid: z.string(),
  /** Newcomers who don't count yet, because their address isn't confirmed or their first week isn't over. */
  waiting: z.int().min(0).default(0),
  /** Sign-ups that count. */
  count: z.int().min(0),
  /** Of those that count, members who have paid at least once. */
  payments: z.int().min(0).default(0),
  /** The name its owner chose to appear under on the leaderboard; null keeps them off it. */
  leaderboardName: z.string().nullable().default(null),
  /** The team's verdict on a name; any other name is not yet reviewed. */
  nameVerdict: z.object({ name: z.string(), shown: z.boolean() }).optional(),
})
export type ReferralDocument = z.infer<typeof ReferralDocument>

/** The path of each document, defined only here. */
export const accountPaths = {
  user: (uid: string) => `users/${uid}`,
  plan: (uid: string) => `users/${uid}/private/plan`,
  usage: (uid: string) => `users/${uid}/private/usage`,
  sessions: (uid: string) => `users/${uid}/private/sessions`,
  /** What the home page remembers; the only document under `private` that its owner writes. */
  home: (uid: string) => `users/${uid}/private/home`,
  /** The secret in an operator's authenticator app; for servers only. */
  secondFactor: (uid: string) => `users/${uid}/private/second-factor`,
  /** Tokens from the member's sign-ins to their own accounts elsewhere; for servers only. */
  connections: (uid: string) => `users/${uid}/private/connections`,
  /** Browsers that have logged in; written only by the server. */
  devices: (uid: string) => `users/${uid}/private/devices`,
  alerts: (uid: string) => `users/${uid}/alerts`,
  seatAlerts: (uid: string) => `users/${uid}/seat-alerts`,
  alertHistory: (uid: string) => `users/${uid}/alert-history`,
  searchHistory: (uid: string) => `users/${uid}/search-history`,
  referral: (code: string) => `referrals/${code}`,
  /** The payment provider's customer for each member. */
  paymentCustomer: (uid: string) => `payment-customers/${uid}`,
  paymentEvent: (id: string) => `stripe-events/${id}`,
  referralCredit: (code: string, uid: string) => `referrals/${code}/credits/${uid}`,
} as const
