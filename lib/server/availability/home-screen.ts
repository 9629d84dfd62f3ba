import { type HomeScreen, pickHomeScreen } from '../../content/home/home-screen.ts'
import { perProgram, programs } from '../../core/program.ts'
import { serverClock } from '../clock.ts'
import { readHistories, timeoutMs } from './first-screen.ts'
import { liveIndex } from './live-index.ts'

/** Returns what the home page shows; null while the stored routes aren't loaded. */
export async function readHomeScreen(): Promise<HomeScreen | null> {
  const { index, ready } = liveIndex()
  if (!(await ready(timeoutMs))) return null
  const all = await Promise.all(programs.map(readHistories))
  const histories = perProgram((program) => all[programs.indexOf(program)] ?? [])
  return pickHomeScreen(index, serverClock.now(), histories)
}
