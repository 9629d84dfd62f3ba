import { z } from 'zod'
import { PersonName } from './sign-up.ts'

export const leaderboardNameLimit = 40

/** The name a member chose to be seen under by everybody. */
export const LeaderboardName = PersonName.pipe(z.string().max(leaderboardNameLimit))

export const LeaderboardEntry = z.object({
  name: z.string(),
  /** Sign-ups their link brought. */
  signUps: z.int().min(0),
  /** Of these, members who have paid. */
  payments: z.int().min(0),
})

/** The answer of `/api/leaderboard`, the most sign-ups first. */
export const Leaderboard = z.object({ entries: z.array(LeaderboardEntry) })
export type Leaderboard = z.infer<typeof Leaderboard>
