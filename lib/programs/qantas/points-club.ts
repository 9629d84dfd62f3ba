import { requireAmount } from '../checks.ts'
import { pointsClubTable } from './data/status-data.ts'

export type PointsClubOutlook = {
  member: boolean
  /** Points still to be earned without flying in this membership year. */
  missing: number
  /** Points Club Plus. Its current threshold was not found, only 300,000 for 2019 and a recalled 350,000. */
  plus: 'not-published' | 'not-reached'
  notice: string
}

/**
 * Computes where a membership year stands for Points Club, by points earned without flying; family transfers don't
 * count.
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
