import { onSchedule } from 'firebase-functions/scheduler'
import { deleteGuestChats, mailUnreadChats } from '../../lib/server/chat/sweep-chats.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { deleteSentMail, enqueueMail, findWaitingMail } from '../../lib/server/mail/mail-queue.ts'
import { deleteOldSightings } from '../../lib/server/own-seats/shared-store.ts'
import { sweepOptions } from './options.ts'
import { reported } from './reported.ts'

/** Mails unanswered or unread chat messages, sends waiting mails, and deletes expired chats, mails and shared seats. */
export const sweepDesk = onSchedule(
  { schedule: 'every 2 minutes', ...sweepOptions },
  reported('sweepDesk', async () => {
    const [db, now] = [adminFirestore(), serverClock.now()]
    const turn = `s${Math.floor(Date.parse(now) / 1_000)}`
    const handed = await mailUnreadChats(db, now)
    const waiting = await findWaitingMail(db, now)
    for (const id of new Set([...handed, ...waiting])) await enqueueMail(id, turn)
    await deleteGuestChats(db, now)
    await deleteSentMail(db, now)
    await deleteOldSightings(db, now)
  }),
)
