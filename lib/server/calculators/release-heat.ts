import type { Firestore } from 'firebase-admin/firestore'
import type { ReleaseHeat } from '../../calculators/heat/heat-shape.ts'
import { buildReleaseHeat } from '../../calculators/heat/release-heat.ts'
import { programs } from '../../core/program.ts'
import { findHistories } from '../availability/first-screen.ts'

/** Returns how often seats were available by days ahead, from the histories of each program's popular routes. */
export async function readReleaseHeat(db: Firestore): Promise<ReleaseHeat[]> {
  const found = await Promise.all(
    programs.map(async (program) => buildReleaseHeat(program, await findHistories(db, program))),
  )
  return found.filter((heat) => heat !== null)
}
