import type { z } from 'zod'
import { Observation } from '../observation.ts'

/** A position in the input: a file and line, or a provider's row. */
export type Where = { file: string; line: number } | { file: string; row: string }

/** What a provider yields: an observation, or a row that was rejected, with the reason. */
export type ProviderItem =
  | { ok: true; observation: Observation; where: Where }
  | { ok: false; where: Where; reason: string }

/** Counts that a provider keeps while reading: all rows of the input, and rows that were repeated. */
export type Tally = { rows: number; duplicates: number }

export type Chunks = AsyncIterable<Uint8Array>

/** Checks a candidate against the observation schema. A rejection says in one line what is wrong. */
export function toItem(candidate: unknown, where: Where): ProviderItem {
  const parsed = Observation.safeParse(candidate)
  if (parsed.success) return { ok: true, observation: parsed.data, where }
  return { ok: false, where, reason: formatIssues(parsed.error) }
}

/** Formats the first three faults of a row, each with its field's name. */
export function formatIssues(error: z.core.$ZodError): string {
  const issues = error.issues.slice(0, 3).map(({ path, message }) => `${path.join('.') || 'row'}: ${message}`)
  return issues.join('; ')
}
