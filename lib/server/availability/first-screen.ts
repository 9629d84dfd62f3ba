import { HistoryDocument } from '../../availability/history.ts'
import { routeId } from '../../availability/route-key.ts'
import type { Cabin } from '../../core/cabin.ts'
import type { Program } from '../../core/program.ts'
import { popularRoutes } from '../../network/routes.ts'
import { type FirstScreen, pickFirstScreen } from '../../search/first-screen.ts'
import { serverClock } from '../clock.ts'
import { adminFirestore } from '../firebase-admin.ts'
import { liveIndex } from './live-index.ts'
import { HISTORY } from './repository.ts'

/** Pages are regenerated in the background, so this may wait for a newly started server to load its index. */
export const timeoutMs = 5_000

/** Returns what a finder shows before the first search; null while the stored routes aren't loaded. */
export async function readFirstScreen(program: Program, cabins: readonly Cabin[]): Promise<FirstScreen | null> {
  const { index, ready } = liveIndex()
  if (!(await ready(timeoutMs))) return null
  const histories = await readHistories(program)
  return pickFirstScreen(index, { program, cabins, now: serverClock.now() }, histories)
}

/** Returns the seat histories of a program's popular routes; none if they can't be read. */
export async function readHistories(program: Program): Promise<HistoryDocument[]> {
  try {
    return await findHistories(program)
  } catch (error) {
    console.error('what opened this week could not be read', error)
    return []
  }
}

async function findHistories(program: Program): Promise<HistoryDocument[]> {
  const db = adminFirestore()
  const ids = popularRoutes(program).map(({ from, to }) => routeId({ program, from, to }))
  const documents = await db.getAll(...ids.map((id) => db.collection(HISTORY).doc(id)))
  return documents.flatMap((one) => (one.exists ? HistoryDocument.parse(one.data()) : []))
}
