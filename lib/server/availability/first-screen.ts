import type { Firestore } from 'firebase-admin/firestore'
import { HistoryDocument } from '../../availability/history.ts'
import { routeId } from '../../availability/route-key.ts'
import { type HomeScreen, pickHomeScreen } from '../../content/home/home-screen.ts'
import type { Cabin } from '../../core/cabin.ts'
import { reportFault } from '../../core/faults.ts'
import { type Program, perProgram, programs } from '../../core/program.ts'
import { popularRoutes } from '../../network/routes.ts'
import { type FirstScreen, pickFirstScreen } from '../../search/first-screen.ts'
import { serverClock } from '../clock.ts'
import { adminFirestore } from '../firebase-admin.ts'
import { liveIndex } from './live-index.ts'
import { HISTORY } from './repository.ts'

/** Pages are regenerated in the background, so this may wait for a newly started server to load its index. */
const timeoutMs = 5_000

/** Returns what a finder shows before the first search; null while the stored routes aren't loaded. */
export async function readFirstScreen(program: Program, cabins: readonly Cabin[]): Promise<FirstScreen | null> {
  const { index, ready } = liveIndex()
  if (!(await ready(timeoutMs))) return null
  const histories = await readHistories(program)
  return pickFirstScreen(index, { program, cabins, now: serverClock.now() }, histories)
}

/** Returns what the home page shows; null while the stored routes aren't loaded. */
export async function readHomeScreen(): Promise<HomeScreen | null> {
  const { index, ready } = liveIndex()
  if (!(await ready(timeoutMs))) return null
  const all = await Promise.all(programs.map(readHistories))
  const histories = perProgram((program) => all[programs.indexOf(program)] ?? [])
  return pickHomeScreen(index, serverClock.now(), histories)
}

/** Returns the seat histories of a program's popular routes; none if they can't be read. */
async function readHistories(program: Program): Promise<HistoryDocument[]> {
  try {
    return await findHistories(adminFirestore(), program)
  } catch (error) {
    reportFault('what opened this week could not be read', error)
    return []
  }
}

export async function findHistories(db: Firestore, program: Program): Promise<HistoryDocument[]> {
  const ids = popularRoutes(program).map(({ from, to }) => routeId({ program, from, to }))
  const documents = await db.getAll(...ids.map((id) => db.collection(HISTORY).doc(id)))
  return documents.flatMap((one) => (one.exists ? HistoryDocument.parse(one.data()) : []))
}
