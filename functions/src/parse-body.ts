import { HttpsError } from 'firebase-functions/https'
import type { z } from 'zod'

/**
 * Validates the body of a callable.
 * @throws invalid-argument naming each wrong field and what it should be, never repeating what was sent.
 */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.slice(0, 10).map(({ path, message }) => ({ field: path.join('.'), message }))
  const [first] = faults
  throw new HttpsError('invalid-argument', `${first?.field || 'body'}: ${first?.message ?? 'not valid'}`, { faults })
}
