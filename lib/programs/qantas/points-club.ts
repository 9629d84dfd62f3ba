import { requireAmount } from '../checks.ts'
import { pointsClubTable } from './data/status-data.ts'

export type PointsClubOutlook = {
  member: boolean
  /** Points still to be earned on the ground this membership year. */
  missing: number
  /** Points Club Plus: its threshold today was not found, only 300,000 of 2019 and 350,000 recalled. */
  plus: 'not-published' | 'not-reached'
  notice: string
}

/**
 * Where a membership year stands for Points Club, by points earned on the ground; family transfers don't count.
 * @throws RuleError `bad-amount`
 */
export function pointsClubOutlook(groundPoints: number): PointsClubOutlook {
  requireAmount(groundPoints, 'A number of points')
  const missing = Math.max(0, pointsClubTable.pointsClub - groundPoints)
  return {
    member: missing === 0,
    missing,
    plus: groundPoints < pointsClubTable.pointsClubPlusIn2019 ? 'not-reached' : 'not-published',
    notice: `Points Club is being ${pointsClubTable.retiring}.`,
  }
}
