import { z } from 'zod'
import { Source } from './observation.ts'

/** One check in a run: which route, why, and the outcome. */
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

/** `refresh-runs/{startedAt}`: what one run of refreshAvailability checked, and why. */
export const RefreshRun = z.object({
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  source: Source,
  /** How many routes were due, how many the run could check, and why. */
  due: z.int(),
  budget: z.int(),
  why: z.string(),
  steps: z.array(RefreshStep),
  /** Why it stopped before finishing its plan, or null. */
  stopped: z.string().nullable(),
})
export type RefreshRun = z.infer<typeof RefreshRun>
