import { createHash } from 'node:crypto'
import type { DocumentReference } from 'firebase-admin/firestore'
import type { z } from 'zod'
import { AuditEntry } from '../../admin/audit.ts'
import { type AdminAction, type AdminAnswer, AdminCall, adminInputs } from '../../admin/inputs.ts'
import { reportFault } from '../../core/faults.ts'
import { paymentProvider } from '../billing/provider.ts'
import { serverClock } from '../clock.ts'
import { adminAuth, adminFirestore, callAuthService } from '../firebase-admin.ts'
import { enqueueDelivery, enqueueMail } from '../task-queue.ts'
import { type Action, type ActionContext, type Actions, type Operator, Refusal } from './action.ts'
import { messageActions } from './actions/failed-messages.ts'
import { chatActions, formActions } from './actions/inbox.ts'
import { incidentActions } from './actions/incidents.ts'
import { memberActions } from './actions/members.ts'
import { moderationActions } from './actions/moderation.ts'
import { switchActions } from './actions/switches.ts'
import { wineActions } from './actions/wine.ts'

/** Every action. One that is not implemented here does not compile. */
const actions: Actions = {
  ...moderationActions,
  ...formActions,
  ...chatActions,
  ...messageActions,
  ...wineActions,
  ...switchActions,
  ...incidentActions,
  ...memberActions,
}

/**
 * The single entry point of every action: checks the call, makes the change and its log entry in one transaction, then
 * does the work on other services. A call repeated with the same key and input is the same action.
 * @param by an operator whose claim was checked by the caller
 * @throws Refusal
 */
export async function act(body: unknown, by: Operator, context: ActionContext): Promise<AdminAnswer> {
  const call = parsed(AdminCall, body)
  const { key } = call
  const name: AdminAction = call.action
  const input = parsed<z.ZodType>(adminInputs[name], call.input) as never
  // `adminInputs` ensures that the input belongs to this action; the compiler can't follow that through the union.
  const { change, effect } = actions[name] as Action<AdminAction>
  const digest = hashCall({ name, input, operator: by.uid })
  const ref = context.db.doc(`audit/${key}`)
  const { entry, repeated } = await context.db.runTransaction(async (transaction) => {
    const known = await transaction.get(ref)
    if (known.exists) return { entry: requireSameCall(AuditEntry.parse(known.data()), digest), repeated: true }
    const logged = await change({ transaction, input, by, key }, context)
    const written: AuditEntry = {
      at: context.now,
      by: { operator: by.uid, email: by.email },
      action: name,
      target: logged.target,
      what: logged.what,
      reason: logged.reason ?? null,
      digest,
      state: effect ? 'begun' : 'done',
      fault: null,
      made: logged.made ?? null,
    }
    transaction.create(ref, written)
    return { entry: written, repeated: false }
  })
  if (effect && entry.state !== 'done') await follow(ref, () => effect(input, context))
  return { done: true, repeated, id: entry.made }
}

/** Does the rest of an action and records how it ended. @throws Refusal unavailable if it failed. */
async function follow(ref: DocumentReference, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    reportFault('an action of an operator', error)
    const fault = error instanceof Refusal ? error.message : 'Another service isn’t responding.'
    await ref.update({ state: 'failed', fault })
    if (error instanceof Refusal) throw error
    throw new Refusal('unavailable', `${fault} It’s logged. Press the button again to retry.`)
  }
  await ref.update({ state: 'done', fault: null })
}

function requireSameCall(entry: AuditEntry, digest: string): AuditEntry {
  if (entry.digest !== digest) throw new Refusal('aborted', 'This request was already used. Reload the page.')
  return entry
}

function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const { data, error } = schema.safeParse(value)
  if (error === undefined) return data as z.infer<Schema>
  const [first] = error.issues
  throw new Refusal('invalid-argument', `${first?.path.join('.') || 'body'}: ${first?.message ?? 'not valid'}`)
}

/**
 * Has the auth service mail the password reset link, the same mail as from the log-in dialog. The admin SDK only
 * creates such links.
 * @throws Error when the service refuses or does not answer
 */
async function sendReset(email: string): Promise<void> {
  await callAuthService('sendOobCode', { requestType: 'PASSWORD_RESET', email }, 20_000)
}

export function actionContext(): ActionContext {
  const now = serverClock.now()
  return {
    db: adminFirestore(),
    auth: adminAuth(),
    stripe: paymentProvider,
    sendReset,
    deliverNow: (id) => enqueueDelivery([{ id, at: now }], `again${Date.parse(now)}`, now),
    mailNow: (id) => enqueueMail(id, `again${Date.parse(now)}`),
    now,
  }
}

const hashCall = (call: object) => createHash('sha256').update(JSON.stringify(call)).digest('base64url')
