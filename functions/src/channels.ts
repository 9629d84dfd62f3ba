import { onRequest } from 'firebase-functions/https'
import { accountPaths } from '../../lib/accounts/documents.ts'
import { RevokeFeedsBody, SaveChannelsBody, SubscribePushBody } from '../../lib/alerts/delivery/channels.ts'
import { parseAudience } from '../../lib/core/plan.ts'
import { replaceFeeds } from '../../lib/server/alerts/delivery/channel-store.ts'
import { type ChannelChange, changePush, saveChannels as save } from '../../lib/server/alerts/delivery/save-channels.ts'
import { joinCode, joinTelegram, telegramSecret } from '../../lib/server/alerts/delivery/send-telegram.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { env } from '../../lib/server/env.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { isSecret } from '../../lib/server/secrets.ts'
import { getSiteUrl } from '../../lib/server/site-origin.ts'
import { onCall, parseBody } from './on-call.ts'
import { callableOptions, deliveringCallableOptions, telegramOptions } from './options.ts'
import { reported } from './reported.ts'
import { requireMember } from './require-member.ts'

/** Reads what a member's change of channels is checked against: their current plan, and the channels set up here. */
async function readChannelChange(uid: string): Promise<ChannelChange> {
  const db = adminFirestore()
  const now = serverClock.now()
  const plan = await db.doc(accountPaths.plan(uid)).get()
  const { TELEGRAM_BOT_NAME: bot, TELEGRAM_BOT_TOKEN: token, LINK_SECRET: secret, WEBHOOK_LOOPBACK } = env()
  const isJoinable = bot && token && secret
  return {
    db,
    uid,
    now,
    plan: parseAudience(plan.get('name.slug')),
    policy: { allowLoopback: WEBHOOK_LOOPBACK },
    telegramLink: isJoinable ? () => `https://t.me/${bot}?start=${joinCode(uid, secret, now)}` : null,
  }
}

/**
 * Sets up, changes or removes the caller's webhook, ntfy topic and Telegram chat, or resumes email. Body:
 * SaveChannelsBody; answers SaveChannelsAnswer.
 * @throws unauthenticated without a signed-in caller; invalid-argument for a malformed body
 */
export const saveChannels = onCall('saveChannels', deliveringCallableOptions, async (request) => {
  const { uid } = await requireMember(request)
  const body = parseBody(SaveChannelsBody, request.data)
  return save(await readChannelChange(uid), body)
})

/**
 * Adds or removes one of the caller's browsers for push messages. Body: SubscribePushBody; answers SubscribePushAnswer.
 * @throws unauthenticated without a signed-in caller; invalid-argument for a malformed body
 */
export const subscribePush = onCall('subscribePush', callableOptions, async (request) => {
  const { uid } = await requireMember(request)
  const body = parseBody(SubscribePushBody, request.data)
  return changePush(await readChannelChange(uid), body)
})

/**
 * Revokes the addresses of the caller's calendar and feed, and makes new ones on request. Body: RevokeFeedsBody;
 * answers RevokeFeedsAnswer.
 * @throws unauthenticated without a signed-in caller; invalid-argument for a malformed body
 */
export const revokeFeeds = onCall('revokeFeeds', callableOptions, async (request) => {
  const { uid } = await requireMember(request)
  const { renew } = parseBody(RevokeFeedsBody, request.data)
  return replaceFeeds(adminFirestore(), uid, { renew, siteUrl: getSiteUrl(env()), now: serverClock.now() })
})

/** Takes what people write to the bot. Telegram calls it with the secret that the bot's webhook was set up with. */
export const telegramUpdates = onRequest(
  telegramOptions,
  reported('telegramUpdates', async (request, response) => {
    const { LINK_SECRET: secret, TELEGRAM_BOT_TOKEN: token } = env()
    const given = String(request.headers['x-telegram-bot-api-secret-token'] ?? '')
    // Without a bot, no call is trusted, whatever secret it sends.
    if (!secret || !token || !isSecret(given, telegramSecret(secret))) {
      response.status(403).send('')
      return
    }
    const answer = await joinTelegram(adminFirestore(), request.body, secret, serverClock.now())
    // Telegram accepts a call to its API as the response, which saves us a request.
    if (answer === null) response.status(200).send('')
    else response.json({ method: 'sendMessage', chat_id: answer.chat, text: answer.text })
  }),
)
