import { z } from 'zod'
import { adminActionNames } from './inputs.ts'

/**
 * `audit/{key}`: one action of an operator, written in the transaction that made the change. It names members by uid
 * alone and never repeats what they wrote, so that it may outlive their account.
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
  /** Tells the same call from another one under the same key. */
  digest: z.string(),
  /** `begun`: the work on another service has not been seen to end. */
  state: z.enum(['begun', 'done', 'failed']),
  fault: z.string().nullable(),
  /** The document the action made, for the answer to a repeated call. */
  made: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** `audit-refusals/{uid}_{day}`: how often a member without the claim called the door. Goes with their account. */
export const AuditRefusal = z.object({
  uid: z.string(),
  day: z.iso.date(),
  count: z.int().min(1),
  lastAt: z.iso.datetime(),
  /** The action they named last, where it is one. */
  action: z.enum(adminActionNames).nullable(),
})
export type AuditRefusal = z.infer<typeof AuditRefusal>
