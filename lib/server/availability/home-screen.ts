import { type HomeScreen, pickHomeScreen } from '../../content/home/home-screen.ts'
import { serverClock } from '../clock.ts'
import { readHistories, timeoutMs } from './first-screen.ts'
import { liveIndex } from './live-index.ts'

/** What the home page shows; null while the stored routes are not loaded. */
export async function readHomeScreen(): Promise<HomeScreen | null> {
  const { index, ready } = liveIndex()
  if (!(await ready(timeoutMs))) return null
  const [qantas, velocity] = await Promise.all([readHistories('qantas'), readHistories('velocity')])
  return pickHomeScreen(index, serverClock.now(), { qantas, velocity })
}
