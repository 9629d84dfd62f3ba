import { type CallableRequest, HttpsError } from 'firebase-functions/https'
import { onSchedule } from 'firebase-functions/scheduler'
import { type Instant, localDateOf } from '../../lib/core/clock.ts'
import { addDays } from '../../lib/core/dates.ts'
import { takeAllowance } from '../../lib/server/allowance.ts'
import { type ChatSender, deleteGuestChats, mailUnreadChats, storeMessage } from '../../lib/server/chat/chats.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { storeForm } from '../../lib/server/forms/forms.ts'
import { deleteOldSightings } from '../../lib/server/own-seats/shared-store.ts'
import { deleteOld, findWaiting, SWEEP_MINUTES } from '../../lib/server/sweep.ts'
import { enqueueMail } from '../../lib/server/task-queue.ts'
import { isGuestChatId, memberChatId } from '../../lib/support/chat/chat.ts'
import { SendChat, type SendChatAnswer } from '../../lib/support/chat/send-chat.ts'
import { pastFaults } from '../../lib/support/forms/check-form.ts'
import type { FormOutcome } from '../../lib/support/forms/form-model.ts'
import { Submission } from '../../lib/support/forms/submission.ts'
import { callerAddress, onCall, parseBody, refusalsLogged, tooMany } from './on-call.ts'
import { callableOptions, sweepOptions } from './options.ts'
import { reported } from './reported.ts'
import { requireMember, requireOperator, requireSwitch } from './require-member.ts'

/**
 * Stores one chat message, from a guest, member or operator. Body: SendChat; answers SendChatAnswer.
 * @throws invalid-argument; unauthenticated for a sign-in that no longer holds; permission-denied for writing as the
 *   team without being an operator; not-found for a chat that is not the sender's; resource-exhausted; unavailable for
 *   a visitor while the chat is switched off
 */
export const sendChat = onCall(
  'sendChat',
  callableOptions,
  refusalsLogged('sendChat', async (request: CallableRequest<unknown>): Promise<SendChatAnswer> => {
    const body = parseBody(SendChat, request.data)
    const sender = await identifySender(request, body)
    // A bot gets the same kind of answer as a person, but nothing is stored.
    if (body.website !== '') return { chat: body.chat ?? '', reference: 'H', number: 1, teamIsThere: false }
    if (body.side === 'visitor') await requireSwitch('chat')
    const now = serverClock.now()
    if (body.side === 'visitor') await takeTurns(request, body, sender, now)
    const stored = await storeMessage(adminFirestore(), body, sender, now)
    if (stored === null) throw new HttpsError('not-found', 'We can’t find this chat.')
    const { mail, ...answer } = stored
    if (mail !== null) await enqueueMail(mail)
    return answer
  }),
)

async function identifySender(request: CallableRequest<unknown>, { side, chat }: SendChat): Promise<ChatSender> {
  // A guest's chat stays a guest's, even if they have signed in since.
  if (!request.auth || (side === 'visitor' && chat !== null && isGuestChatId(chat))) {
    if (side === 'team') throw new HttpsError('unauthenticated', 'Log in first.')
    return { uid: null, name: null, email: null }
  }
  // Checks the claim on the account: a token may still carry one that was removed.
  if (side === 'team') return { ...(await requireOperator(request)), name: null }
  const { uid, email, name } = await requireMember(request)
  if (chat !== null && chat !== memberChatId(uid)) {
    throw new HttpsError('not-found', 'We can’t find this chat.')
  }
  return { uid, email: email ?? null, name: typeof name === 'string' ? name : null }
}

async function takeTurns(request: CallableRequest<unknown>, body: SendChat, { uid }: ChatSender, now: string) {
  const turn = { uid, person: uid ?? body.chat, address: callerAddress(request) }
  for (const what of uid === null && body.chat === null ? (['new-chat', 'chat'] as const) : (['chat'] as const)) {
    const answer = await takeAllowance(adminFirestore(), what, turn, now)
    if (!answer.taken) throw tooMany(answer.first)
  }
}

/** Mails unanswered or unread chat messages, sends waiting mails, and deletes expired chats, mails and shared seats. */
export const sweepDesk = onSchedule(
  { schedule: `every ${SWEEP_MINUTES} minutes`, ...sweepOptions },
  reported('sweepDesk', async () => {
    const [db, now] = [adminFirestore(), serverClock.now()]
    const turn = `s${Math.floor(Date.parse(now) / 1_000)}`
    const handed = await mailUnreadChats(db, now)
    const waiting = await findWaiting(db, 'mail', now)
    for (const id of new Set([...handed, ...waiting])) await enqueueMail(id, turn)
    await deleteGuestChats(db, now)
    await deleteOld(db, 'mail', now)
    await deleteOldSightings(db, now)
  }),
)

/** Refuses days that have passed in every time zone; the browser has already checked by the visitor's own date. */
function refusePast({ kind, values }: Submission, now: Instant): void {
  const [fault] = Object.entries(pastFaults(kind, values, addDays(localDateOf(now), -1)))
  if (fault) throw new HttpsError('invalid-argument', `values.${fault[0]}: ${fault[1]}`)
}

/**
 * Stores a visitor's form and mails it to the team. Body: Submission. Answers FormOutcome: a review by a visitor who
 * isn't signed in is an outcome that the form explains.
 * @throws invalid-argument; unauthenticated for a sign-in that no longer holds; resource-exhausted; unavailable while
 *   forms are switched off
 */
export const submitForm = onCall(
  'submitForm',
  callableOptions,
  refusalsLogged('submitForm', async (request: CallableRequest<unknown>): Promise<FormOutcome> => {
    const submission = parseBody(Submission, request.data)
    refusePast(submission, serverClock.now())
    const uid = request.auth ? (await requireMember(request)).uid : null
    await requireSwitch('forms')
    const sender = { uid, address: callerAddress(request) }
    const outcome = await storeForm(adminFirestore(), submission, sender, serverClock.now())
    if (outcome.answer === null) throw tooMany(outcome.first)
    if (outcome.mail !== null) await enqueueMail(outcome.mail)
    return outcome.answer
  }),
)
