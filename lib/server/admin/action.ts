import type { Auth } from 'firebase-admin/auth'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import type Stripe from 'stripe'
import type { AdminAction, AdminInput } from '../../admin/inputs.ts'
import type { Instant } from '../../core/clock.ts'

/** The acting operator, as their account describes them. */
export type Operator = { uid: string; email: string }

/** What actions work with. */
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

/** What an action did, for the log. */
export type LoggedAction = { target: string; what: string; reason?: string; made?: string }

type Work<Action extends AdminAction> = {
  transaction: Transaction
  input: AdminInput<Action>
  by: Operator
  /** The key of the call, used as the id of what it creates, so that a repeated call creates nothing twice. */
  key: string
}

export type Action<Name extends AdminAction> = {
  /** Reads, then writes, in the transaction that also writes the log entry. @throws Refusal */
  change: (work: Work<Name>, context: ActionContext) => Promise<LoggedAction>
  /** Work on another service, after the log entry is written. It may run twice. */
  effect?: (input: AdminInput<Name>, context: ActionContext) => Promise<void>
}
