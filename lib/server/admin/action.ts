import type { Auth } from 'firebase-admin/auth'
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore'
import type Stripe from 'stripe'
import type { z } from 'zod'
import type { AdminAction, AdminInput } from '../../admin/inputs.ts'
import type { Instant } from '../../core/clock.ts'

/** The acting operator, as their account describes them. */
export type Operator = { uid: string; email: string }

export type ActionContext = {
  db: Firestore
  auth: Pick<Auth, 'getUser' | 'updateUser' | 'deleteUser' | 'revokeRefreshTokens' | 'setCustomUserClaims'>
  stripe: () => Stripe
  /** Mails the password reset link, as the log-in dialog does. */
  sendReset: (email: string) => Promise<void>
  /** Requests immediate delivery of an outbox message; the sweep would find it in any case. */
  deliverNow: (id: string) => Promise<void>
  /** The same for the team's own mail. */
  mailNow: (id: string) => Promise<void>
  now: Instant
}

type LoggedAction = { target: string; what: string; reason?: string; made?: string }

type Work<Action extends AdminAction> = {
  transaction: Transaction
  input: AdminInput<Action>
  by: Operator
  /** The key of the call, used as the id of what it creates, so that a repeated call creates nothing twice. */
  key: string
}

/** Actions by name; a room of actions holds some of them. */
export type Actions = { [Name in AdminAction]: Action<Name> }

export type Action<Name extends AdminAction> = {
  /** Reads, then writes, in the transaction that also writes the log entry. @throws Refusal */
  change: (work: Work<Name>, context: ActionContext) => Promise<LoggedAction>
  /** Work on another service, after the log entry is written. It may run twice. */
  effect?: (input: AdminInput<Name>, context: ActionContext) => Promise<void>
}

/** The error codes of the specification's mapping that admin calls can answer with. */
type RefusalCode =
  | 'invalid-argument'
  | 'unauthenticated'
  | 'permission-denied'
  | 'not-found'
  | 'aborted'
  | 'resource-exhausted'
  | 'unavailable'

/** Why an action was refused; its message is shown to the operator as it is. */
export class Refusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string) {
    super(message)
    this.code = code
  }
}

/** Reads the document an action is about. @throws Refusal not-found if there is none, aborted if it can't be read */
export async function existing<Schema extends z.ZodType>(
  transaction: Transaction,
  ref: DocumentReference,
  schema: Schema,
  what: string,
): Promise<z.infer<Schema>> {
  const document = await transaction.get(ref)
  if (!document.exists) throw new Refusal('not-found', `This ${what} no longer exists.`)
  const { data, error } = schema.safeParse(document.data())
  if (error) throw new Refusal('aborted', `This ${what} has a faulty field: ${error.issues[0]?.path.join('.')}.`)
  return data as z.infer<Schema>
}
