import type { z } from 'zod'
import { Observation } from '../observation.ts'

/** Where in the input something stands: a file and its line, or a provider's row. */
export type Where = { file: string; line: number } | { file: string; row: string }

/** What a provider yields: an observation, or a row it could not take, with the reason. */
export type ProviderItem =
  | { ok: true; observation: Observation; where: Where }
  | { ok: false; where: Where; reason: string }

/** Counts a provider keeps while it reads: rows as the input has them, and rows that came twice. */
export type Tally = { rows: number; duplicates: number }

export type Chunks = AsyncIterable<Uint8Array>

/** Checks a candidate against the observation schema and says in one line what is wrong with it. */
export function toItem(candidate: unknown, where: Where): ProviderItem {
  const parsed = Observation.safeParse(candidate)
  if (parsed.success) return { ok: true, observation: parsed.data, where }
  return { ok: false, where, reason: formatIssues(parsed.error) }
}

/** The first few faults of a row, each with the field's name. */
export function formatIssues(error: z.core.$ZodError): string {
  const issues = error.issues.slice(0, 3).map(({ path, message }) => `${path.join('.') || 'row'}: ${message}`)
  return issues.join('; ')
}
