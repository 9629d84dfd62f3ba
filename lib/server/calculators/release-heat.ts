import type { Firestore } from 'firebase-admin/firestore'
import { HistoryDocument } from '../../availability/history.ts'
import type { ReleaseHeat } from '../../calculators/heat/heat-shape.ts'
import { buildReleaseHeat } from '../../calculators/heat/release-heat.ts'
import { programs } from '../../core/program.ts'

/** Enough routes to show a pattern; each is one document read. */
const maxRoutes = 300

/**
 * Returns how often seats were available by days ahead, from the stored histories. Any that can't be read are left out.
 */
export async function readReleaseHeat(db: Firestore): Promise<ReleaseHeat[]> {
  const found = await Promise.all(
    programs.map(async (program) => {
      const { docs } = await db
        .collection('availability-history')
        .where('program', '==', program)
        .limit(maxRoutes)
        .get()
      const histories = docs.flatMap((document) => HistoryDocument.safeParse(document.data()).data ?? [])
      return buildReleaseHeat(program, histories)
    }),
  )
  return found.filter((heat) => heat !== null)
}
