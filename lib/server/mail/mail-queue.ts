import type { Firestore } from 'firebase-admin/firestore'
import { getFunctions } from 'firebase-admin/functions'
import type { Instant } from '../../core/clock.ts'
import { reportFault } from '../../core/faults.ts'
import { shareOut } from '../../core/share-out.ts'
import { adminApp } from '../firebase-admin.ts'

const QUEUE = 'locations/australia-southeast1/functions/deliverMail'
/** A mail waits this long for its own task before the sweep takes it up. */
const GRACE_MS = 30_000
const MOST_SWEPT = 100
/** Read to choose them from, so that one who wrote a lot is not all there is to choose. */
const MOST_READ = 5_000
/** Days a mail that was sent is kept, for whoever asks whether it was. */
const KEPT_DAYS = 30

/** Asks for a mail to be sent. One whose task is lost is found by the sweep, so a queue that is down is only reported. */
export async function enqueueMail(id: string, turn = 't'): Promise<void> {
  try {
    await getFunctions(adminApp())
      .taskQueue<{ id: string }>(QUEUE)
      .enqueue({ id }, { id: `${id}-${turn}` })
  } catch (error) {
    if ((error as { code?: string }).code !== 'functions/task-already-exists') reportFault('mail queue', error)
  }
}

/** Mails that are due and have nobody working on them. */
export async function findWaitingMail(db: Firestore, now: Instant): Promise<string[]> {
  const mail = db.collection('mail')
  const due = new Date(Date.parse(now) - GRACE_MS).toISOString()
  const [pending, broken] = await Promise.all([
    mail
      .where('status', '==', 'pending')
      .where('notBefore', '<=', due)
      .limit(MOST_READ)
      .select('uid', 'notBefore')
      .get(),
    mail.where('status', '==', 'sending').where('leaseUntil', '<=', now).limit(MOST_SWEPT).select().get(),
  ])
  const shared = shareOut(
    pending.docs,
    (one) => one.get('uid') ?? '',
    (one) => one.get('notBefore'),
  )
  return [...broken.docs, ...shared.slice(0, MOST_SWEPT)].map(({ id }) => id)
}

/** Forgets mails sent long ago; the dead stay until an admin has looked at them. */
export async function forgetSentMail(db: Firestore, now: Instant): Promise<void> {
  const before = new Date(Date.parse(now) - KEPT_DAYS * 86_400_000).toISOString()
  const sent = db.collection('mail').where('status', '==', 'sent').where('sentAt', '<', before)
  const { docs } = await sent.limit(MOST_SWEPT).get()
  await Promise.all(docs.map(({ ref }) => ref.delete()))
}
