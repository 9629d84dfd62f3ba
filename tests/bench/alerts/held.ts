import { z } from 'zod'
import { AlertIndex } from '../../../lib/alerts/alert-index.ts'
import type { SeatChange } from '../../../lib/availability/compare-cells.ts'
import { listTokens } from '../../../lib/network/place-tokens.ts'
import { alertAt, openingAt, pathOf, today } from './world.ts'

/**
 * What keeping alerts in memory and matching openings costs: `node held.ts ALERTS OPENINGS` prints its figures as JSON.
 * It runs in a separate process, to measure its memory alone. Times are processor time.
 */
export const Held = z.object({
  /** Peak of the whole process. */
  megabytes: z.number(),
  /** Of the process before it holds any alert. */
  emptyMegabytes: z.number(),
  loadMs: z.number(),
  matchMs: z.number(),
  /** Alerts matched, summed over all openings. */
  named: z.number(),
  lonelyMs: z.number(),
  lonelyNamed: z.number(),
  /** Replacing one alert by another. */
  updateUs: z.number(),
})
export type Held = z.infer<typeof Held>

const ROUNDS = 5

function measure(count: number, openings: number): Held {
  const busy = Array.from({ length: openings }, (_, at) => openingAt(at, false))
  const lonely = Array.from({ length: openings }, (_, at) => openingAt(at, true))
  const emptyMegabytes = megabytes()
  const index = new AlertIndex(listTokens)
  const began = coreMs()
  for (let at = 0; at < count; at += 1) index.set(pathOf(at), alertAt(at), today)
  const loadMs = coreMs() - began
  const [matchMs, named] = timed(index, busy)
  const [lonelyMs, lonelyNamed] = timed(index, lonely)
  const updates = Math.min(count, 20_000)
  const updating = coreMs()
  for (let at = 0; at < updates; at += 1) index.set(pathOf(at), alertAt(at + count), today)
  const updateUs = ((coreMs() - updating) / updates) * 1000
  const most = Math.max(megabytes(), process.resourceUsage().maxRSS / 1000)
  return { megabytes: most, emptyMegabytes, loadMs, matchMs, named, lonelyMs, lonelyNamed, updateUs }
}

/** The median of several rounds over all openings, and how many alerts were matched. */
function timed(index: AlertIndex, openings: readonly SeatChange[]): [ms: number, named: number] {
  const times: number[] = []
  let named = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    named = 0
    const start = coreMs()
    for (const opening of openings) named += index.candidates(opening).opened.length
    times.push(coreMs() - start)
  }
  return [times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0, named]
}

/** Processor time of this process so far, which excludes whatever else the machine does. */
function coreMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function megabytes(): number {
  globalThis.gc?.()
  return process.memoryUsage.rss() / 1e6
}

if (process.argv[1]?.endsWith('held.ts')) {
  process.stdout.write(JSON.stringify(measure(Number(process.argv[2]), Number(process.argv[3]))))
}
