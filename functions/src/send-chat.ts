import { type CallableRequest, HttpsError } from 'firebase-functions/https'
import { takeAllowance } from '../../lib/server/allowance.ts'
import { type ChatSender, storeMessage } from '../../lib/server/chat/store-message.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { enqueueMail } from '../../lib/server/mail/mail-queue.ts'
import { isGuestChatId, memberChatId } from '../../lib/support/chat/chat.ts'
import { SendChat, type SendChatAnswer } from '../../lib/support/chat/send-chat.ts'
import { callerAddress } from './caller-address.ts'
import { onCall } from './on-call.ts'
import { callableOptions } from './options.ts'
import { parseBody } from './parse-body.ts'
import { refusalsLogged, tooMany } from './refusals.ts'
import { reported } from './reported.ts'
import { requireMember } from './require-member.ts'
import { requireOperator } from './require-operator.ts'
import { requireSwitch } from './require-switch.ts'

/**
 * Stores one chat message, from a guest, member or operator. Body: SendChat; answers SendChatAnswer.
 * @throws invalid-argument; unauthenticated for a sign-in that no longer holds; permission-denied for writing as the
 *   team without being an operator; not-found for a chat that is not the sender's; resource-exhausted; unavailable for
 *   a visitor while the chat is switched off
 */
export const sendChat = onCall(
  callableOptions,
  reported(
    'sendChat',
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
  ),
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
