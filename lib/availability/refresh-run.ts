import { z } from 'zod'
import { Source } from './observation.ts'

/** One look of a run: which route, why, and what came of it. */
const RefreshStep = z.object({
  route: z.string(),
  code: z.enum(['never-looked', 'alerts', 'searches', 'popular', 'age']),
  /** Why this route, in one sentence. */
  reason: z.string(),
  outcome: z.enum(['written', 'unchanged', 'failed']),
  observations: z.int(),
  openings: z.int(),
  closings: z.int(),
  /** What went wrong, in one sentence, or null. */
  fault: z.string().nullable(),
})
export type RefreshStep = z.infer<typeof RefreshStep>

/** `refresh-runs/{when it began}`: what one run of refreshAvailability looked at, and why. */
export const RefreshRun = z.object({
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  source: Source,
  /** Routes that were due, how many a run may look at, and why so many. */
  due: z.int(),
  budget: z.int(),
  why: z.string(),
  steps: z.array(RefreshStep),
  /** Why it ended before its plan did, or null. */
  stopped: z.string().nullable(),
})
export type RefreshRun = z.infer<typeof RefreshRun>
