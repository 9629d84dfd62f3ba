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

/** A page is made anew behind a reader's back, so that it may wait for the index of a server that has just started. */
const timeoutMs = 5_000

/** What a finder shows before the first search; null while the stored routes are not loaded. */
export async function readFirstScreen(program: Program, cabins: readonly Cabin[]): Promise<FirstScreen | null> {
  const { index, ready } = liveIndex()
  if (!(await ready(timeoutMs))) return null
  const histories = await readHistories(program).catch((error: unknown) => {
    console.error('what opened this week could not be read', error)
    return []
  })
  return pickFirstScreen(index, { program, cabins, now: serverClock.now() }, histories)
}

async function readHistories(program: Program): Promise<HistoryDocument[]> {
  const db = adminFirestore()
  const ids = popularRoutes(program).map(({ from, to }) => routeId({ program, from, to }))
  const documents = await db.getAll(...ids.map((id) => db.collection(HISTORY).doc(id)))
  return documents.flatMap((one) => (one.exists ? HistoryDocument.parse(one.data()) : []))
}
