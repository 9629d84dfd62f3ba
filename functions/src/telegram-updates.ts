import { timingSafeEqual } from 'node:crypto'
import { onRequest } from 'firebase-functions/https'
import { joinTelegram, telegramSecret } from '../../lib/server/alerts/delivery/telegram-join.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { env } from '../../lib/server/env.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { telegramOptions } from './options.ts'
import { reported } from './reported.ts'

/** Takes what people write to the bot. Telegram calls it with the secret that the bot's webhook was set up with. */
export const telegramUpdates = onRequest(
  telegramOptions,
  reported('telegramUpdates', async (request, response) => {
    const { LINK_SECRET: secret, TELEGRAM_BOT_TOKEN: token } = env()
    const given = Buffer.from(String(request.headers['x-telegram-bot-api-secret-token'] ?? ''))
    // Without a bot, no call is trusted, whatever secret it sends.
    const right = secret && token ? Buffer.from(telegramSecret(secret)) : null
    if (!secret || right === null || given.length !== right.length || !timingSafeEqual(given, right)) {
      response.status(403).send('')
      return
    }
    const answer = await joinTelegram(adminFirestore(), request.body, secret, serverClock.now())
    // Telegram accepts a call to its API as the response, which saves us a request.
    if (answer === null) response.status(200).send('')
    else response.json({ method: 'sendMessage', chat_id: answer.chat, text: answer.text })
  }),
)
