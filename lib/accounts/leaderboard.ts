import { z } from 'zod'
import { PersonName } from './sign-up.ts'

export const leaderboardNameLimit = 40

/** The name under which a member chose to appear publicly. */
export const LeaderboardName = PersonName.pipe(z.string().max(leaderboardNameLimit))

export const LeaderboardEntry = z.object({
  name: z.string(),
  /** Sign-ups through their referral link. */
  signUps: z.int().min(0),
  /** Of these, members who have paid. */
  payments: z.int().min(0),
})

/** The response of `/api/leaderboard`, with the most sign-ups first. */
export const Leaderboard = z.object({ entries: z.array(LeaderboardEntry) })
export type Leaderboard = z.infer<typeof Leaderboard>
