import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { renderMail } from '../../../functions/src/render-mail.ts'
import type { OutboxDocument } from '../../../lib/alerts/outbox.ts'
import { fixedClock } from '../../../lib/core/clock.ts'
import { suppressMail } from '../../../lib/server/alerts/delivery/channel-store.ts'
import { type DeliveryContext, deliverMessage } from '../../../lib/server/alerts/delivery/deliver.ts'
import { emailSender, type MailOptions, mailTransport } from '../../../lib/server/alerts/delivery/send-email.ts'
import { startFirestore } from '../../../packages/firestore-local/src/server.ts'
import { now } from './messages.ts'

// Without this the SDK looks for a metadata server on the network.
process.env.METADATA_SERVER_DETECTION = 'none'

export const siteUrl = 'https://pointsward.example'
export const linkSecret = 'a secret of these tests, and of no other'
export const post = { allowLoopback: true, timeoutMs: 400 }

/** A separate Firestore for the test file. */
export async function openStore(): Promise<{ db: Firestore; stop(): Promise<void> }> {
  const server = await startFirestore({ port: 0, quiet: true, indexesFile: 'firestore.indexes.json' })
  const app = initializeApp({ projectId: 'demo-pointsward' }, `delivery-${server.port}`)
  const db = getFirestore(app)
  db.settings({ host: `127.0.0.1:${server.port}`, ssl: false, customHeaders: { authorization: 'Bearer owner' } })
  return { db, stop: async () => void (await Promise.all([deleteApp(app), server.stop()])) }
}

/** The mail sender as a server builds it, for the given SMTP server. */
export function mailSender(
  db: Firestore,
  smtpUrl: string,
  hasArrived: MailOptions['hasArrived'] = null,
  times?: Parameters<typeof mailTransport>[1],
) {
  const transport = mailTransport(smtpUrl, times)
  const suppress = (uid: string, address: string, reason: string) => suppressMail(db, { uid, address, reason, now })
  const from = 'Pointsward <alerts@pointsward.example>'
  const identity = { contact: 'team@pointsward.example', imprint: null }
  const mail = {
    from,
    identity,
    siteUrl,
    linkSecret,
    render: renderMail,
    hasArrived,
    bouncesTo: 'bounces@pointsward.example',
  }
  const sender = emailSender({ transport, ...mail, suppress })
  return { sender, close: () => transport.close() }
}

type Deliver = Partial<Omit<DeliveryContext, 'db' | 'clock'>> & { at?: string }

/** Stores a message in the outbox unless it is null, delivers it at the given time, and reads it again. */
export async function deliverOne(
  db: Firestore,
  id: string,
  message: OutboxDocument | null,
  {
    at = now,
    senders = {},
    live = null,
    chance = () => 1,
    isConfirmed = async () => true,
    findFlights = async () => new Map(),
    seatLink = null,
  }: Deliver,
): Promise<OutboxDocument> {
  const ref = db.doc(`outbox/${id}`)
  if (message !== null) await ref.set(message)
  await deliverMessage(id, { db, clock: fixedClock(at), senders, live, chance, isConfirmed, findFlights, seatLink })
  return (await ref.get()).data() as OutboxDocument
}
