import { accountPaths } from '../../lib/accounts/documents.ts'
import { parseAudience } from '../../lib/core/plan.ts'
import type { ChannelChange } from '../../lib/server/alerts/delivery/save-channels.ts'
import { joinCode } from '../../lib/server/alerts/delivery/telegram-join.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { env } from '../../lib/server/env.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'

/** Reads what a member's change of channels is checked against: their current plan, and the channels set up here. */
export async function readChannelChange(uid: string): Promise<ChannelChange> {
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
