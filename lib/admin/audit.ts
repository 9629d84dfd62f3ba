import { z } from 'zod'
import { adminActionNames } from './inputs.ts'

/**
 * `audit/{key}`: one operator action, written in the transaction that makes the change. It identifies members by uid
 * alone and never repeats what they wrote, so it may outlive their account.
 */
export const AuditEntry = z.object({
  at: z.iso.datetime(),
  by: z.object({ operator: z.string(), email: z.string() }),
  action: z.enum([...adminActionNames, 'chat.answer']),
  /** What was changed: the path of a document. */
  target: z.string(),
  /** What was done, in one sentence. */
  what: z.string(),
  reason: z.string().nullable(),
  /** Hash of the call: tells a repeat of it from a different call under the same key. */
  digest: z.string(),
  /** `begun`: the work on another service isn't known to have finished. */
  state: z.enum(['begun', 'done', 'failed']),
  fault: z.string().nullable(),
  /** The document the action created, returned again when the call is repeated. */
  made: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/**
 * `audit-refusals/{uid}_{day}`: how often a member who is no operator called an operator function. Deleted with their
 * account.
 */
export const AuditRefusal = z.object({
  uid: z.string(),
  day: z.iso.date(),
  count: z.int().min(1),
  lastAt: z.iso.datetime(),
  /** The last action they named, if it exists. */
  action: z.enum(adminActionNames).nullable(),
})
export type AuditRefusal = z.infer<typeof AuditRefusal>
