import type { Firestore } from 'firebase-admin/firestore'
import { getFunctions } from 'firebase-admin/functions'
import type { Instant } from '../../core/clock.ts'
import { reportFault } from '../../core/faults.ts'
import { shareOut } from '../../core/share-out.ts'
import { adminApp } from '../firebase-admin.ts'

const QUEUE = 'locations/australia-southeast1/functions/deliverMail'
/** How long a mail waits for its own task before the sweep takes over. */
const GRACE_MS = 30_000
const MAX_SWEPT = 100
/** How many are read to choose from, so that someone who wrote a lot doesn't crowd out the others. */
const MAX_READ = 5_000
/** Days a sent mail is kept, to answer whether it was sent. */
const RETENTION_DAYS = 30

/** Requests that a mail be sent. The sweep finds mails whose task is lost, so a queue that is down is only reported. */
export async function enqueueMail(id: string, turn = 't'): Promise<void> {
  try {
    await getFunctions(adminApp())
      .taskQueue<{ id: string }>(QUEUE)
      .enqueue({ id }, { id: `${id}-${turn}` })
  } catch (error) {
    if ((error as { code?: string }).code !== 'functions/task-already-exists') reportFault('mail queue', error)
  }
}

/** Finds mails that are due and that no worker holds. */
export async function findWaitingMail(db: Firestore, now: Instant): Promise<string[]> {
  const mail = db.collection('mail')
  const due = new Date(Date.parse(now) - GRACE_MS).toISOString()
  const [pending, broken] = await Promise.all([
    mail
      .where('status', '==', 'pending')
      .where('notBefore', '<=', due)
      .limit(MAX_READ)
      .select('uid', 'notBefore')
      .get(),
    mail.where('status', '==', 'sending').where('leaseUntil', '<=', now).limit(MAX_SWEPT).select().get(),
  ])
  const shared = shareOut(
    pending.docs,
    (one) => one.get('uid') ?? '',
    (one) => one.get('notBefore'),
  )
  return [...broken.docs, ...shared.slice(0, MAX_SWEPT)].map(({ id }) => id)
}

/** Deletes mails sent long ago; failed ones stay until an admin has looked at them. */
export async function deleteSentMail(db: Firestore, now: Instant): Promise<void> {
  const before = new Date(Date.parse(now) - RETENTION_DAYS * 86_400_000).toISOString()
  const sent = db.collection('mail').where('status', '==', 'sent').where('sentAt', '<', before)
  const { docs } = await sent.limit(MAX_SWEPT).get()
  await Promise.all(docs.map(({ ref }) => ref.delete()))
}
