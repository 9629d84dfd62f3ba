import type { Firestore } from 'firebase-admin/firestore'
import { HistoryDocument } from '../../availability/history.ts'
import { routeId } from '../../availability/route-key.ts'
import type { ReleaseHeat } from '../../calculators/heat/heat-shape.ts'
import { buildReleaseHeat } from '../../calculators/heat/release-heat.ts'
import { type Program, programs } from '../../core/program.ts'
import { popularRoutes } from '../../network/routes.ts'
import { HISTORY } from '../availability/repository.ts'

/**
 * Returns how often seats were available by days ahead, from the histories of the popular routes in both directions.
 * Any that can't be read are left out.
 */
export async function readReleaseHeat(db: Firestore): Promise<ReleaseHeat[]> {
  const found = await Promise.all(
    programs.map(async (program) => buildReleaseHeat(program, await readPopularHistories(db, program))),
  )
  return found.filter((heat) => heat !== null)
}

async function readPopularHistories(db: Firestore, program: Program): Promise<HistoryDocument[]> {
  const keys = popularRoutes(program).flatMap(({ from, to }) => [
    { program, from, to },
    { program, from: to, to: from },
  ])
  const ids = new Set(keys.map(routeId))
  const documents = await db.getAll(...[...ids].map((id) => db.collection(HISTORY).doc(id)))
  return documents.flatMap((document) => HistoryDocument.safeParse(document.data()).data ?? [])
}
