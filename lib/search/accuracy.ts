import * as z from '#small-zod'
import type { Row } from '../availability/search-contract.ts'
import type { Instant } from '../core/clock.ts'
import { type Program, programs } from '../core/program.ts'
import type { SeenRow } from './live-stream.ts'
import { type Age, ages, getRecheckVerdict } from './recheck.ts'
import type { RecheckCounts } from './recheck-counts.ts'

/** The smallest number of checks for which a share is shown. */
export const minChecks = 50

const Counts = z.object({ checked: z.number(), still: z.number() })

/** The schema by which a page reads the counts, without loading the whole schema library. */
export const ReadCounts = z.partialRecord(z.enum(programs), z.partialRecord(z.enum(ages), Counts))

export function getAgeGroup(seenAt: Instant, now: Instant): Age {
  const hours = (Date.parse(now) - Date.parse(seenAt)) / 3_600_000
  if (hours < 1) return 'hour'
  if (hours < 24) return 'day'
  return hours < 168 ? 'week' : 'older'
}

type Stored = Pick<Row, 'program' | 'cabin' | 'direct' | 'carriers' | 'seenAt'>

/** Returns the counts after stored rows were checked again at `now`; `seen` are the rows that this check found. */
export function withRechecks(
  counts: RecheckCounts,
  stored: readonly Stored[],
  seen: readonly SeenRow[],
  now: Instant,
): RecheckCounts {
  const checked = { start: null, rows: [...seen], failed: [], done: 1, last: null, end: null }
  const after = structuredClone(counts)
  for (const row of stored) {
    const age = getAgeGroup(row.seenAt, now)
    const before = after[row.program]?.[age] ?? { checked: 0, still: 0 }
    const isStill = getRecheckVerdict(checked, row)?.kind === 'again'
    const next = { checked: before.checked + 1, still: before.still + (isStill ? 1 : 0) }
    after[row.program] = { ...after[row.program], [age]: next }
  }
  return after
}

/** Percent of seats seen that long ago that were still there, and of how many; null while too few were checked. */
export function shareStill(
  counts: RecheckCounts,
  program: Program,
  age: Age,
): { percent: number; checked: number } | null {
  const { checked, still } = counts[program]?.[age] ?? { checked: 0, still: 0 }
  return checked < minChecks ? null : { percent: Math.round((still / checked) * 100), checked }
}
