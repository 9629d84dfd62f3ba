import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore'
import { accountPaths } from '../../../accounts/documents.ts'
import type { AlertChannel, AlertSettings } from '../../../alerts/alert.ts'
import { AlertHistoryDocument } from '../../../alerts/alert-history.ts'
import type { Digest } from '../../../alerts/digest.ts'
import type { ReportedChange } from '../../../alerts/latest-changes.ts'
import {
  goneList,
  goneMessage,
  nameOf,
  openingsMessage,
  type Sending,
  withMore,
  withoutLanes,
} from '../../../alerts/messages.ts'
import { type GoneSeats, OutboxDocument, outboxPath } from '../../../alerts/outbox.ts'
import { dayOfMember, sendTime, TIMES_A_DAY } from '../../../alerts/send-time.ts'
import { goneSeats, isGone, laneKey, toldKey, toldKeys } from '../../../alerts/told.ts'
import { fingerprint } from '../../../availability/packing.ts'
import type { Instant } from '../../../core/clock.ts'

/** What a run found out about one alert. */
export type Finding = {
  uid: string
  /** Path of the alert. */
  alert: string
  settings: AlertSettings
  /** Channels of the alert that messages go to. */
  channels: readonly AlertChannel[]
  digest: Digest
  /** Changes that may have taken what it was told of. */
  closings: readonly ReportedChange[]
  sample: boolean
}

export type Due = { id: string; at: Instant }

type Told = { ref: DocumentReference; entry: Extract<AlertHistoryDocument, { kind: 'openings' }> }
type Write = () => void

/**
 * Writes all that follows for one alert, whole or not at all: messages, history and its latest match. Everything is
 * named by the run, so that doing it again changes nothing. Resolves to the messages that wait to be delivered.
 */
export async function settleAlert(
  db: Firestore,
  finding: Finding,
  run: { id: string; startedAt: Instant },
): Promise<Due[]> {
  return db.runTransaction(async (transaction) => {
    const { alert, uid } = finding
    const history = db.collection(accountPaths.alertHistory(uid))
    const entries = {
      openings: history.doc(fingerprint([run.id, alert, 'openings'])),
      gone: history.doc(fingerprint([run.id, alert, 'gone'])),
    }
    const refs = [db.doc(alert), entries.openings, entries.gone]
    const [stored, ...done] = await transaction.getAll(...refs)
    const settled = done.filter(({ exists }) => exists)
    if (settled.length > 0) return settled.flatMap((entry) => dueOf(AlertHistoryDocument.parse(entry.data())))
    if (!stored?.exists) return []
    const lost = await lostSeats(db, transaction, finding, run.startedAt)
    const hasNews = finding.digest.openings.length > 0
    if (!hasNews && lost.told.length === 0) return []
    const sending = await sendingOf(db, transaction, finding, run)
    const stale = lost.held.get(sending.sendsAt) ?? new Set()
    const openings = hasNews ? await openingWrites(db, transaction, finding, { sending, stale }) : []
    if (hasNews) lost.held.delete(sending.sendsAt)
    const gone = lost.seats.length > 0 ? await goneWrites(db, transaction, finding, sending, lost.seats) : []
    const struck = await strikeWrites(db, transaction, finding, lost.held)
    for (const { write } of [...openings, ...gone, ...struck]) write()
    for (const { ref, entry } of lost.told) transaction.update(ref, { gone: entry.gone })
    const written: AlertHistoryDocument[] = []
    const enter = (ref: DocumentReference, entry: AlertHistoryDocument) => {
      transaction.set(ref, entry)
      written.push(entry)
    }
    if (hasNews) enter(entries.openings, { ...openingsEntry(finding, sending), messages: idsOf(openings) })
    if (lost.seats.length > 0) enter(entries.gone, { ...goneEntry(sending, lost.seats), messages: idsOf(gone) })
    const [best] = finding.digest.openings
    const count = finding.digest.openings.length + finding.digest.more
    if (best) transaction.update(db.doc(alert), { lastMatch: { at: run.startedAt, openings: count, best } })
    return written.flatMap(dueOf)
  })
}

function dueOf({ messages, sendsAt }: AlertHistoryDocument): Due[] {
  return messages.map((id) => ({ id, at: sendsAt }))
}

const idsOf = (writes: readonly MessageWrite[]) => writes.map(({ id }) => id)

async function sendingOf(
  db: Firestore,
  transaction: Transaction,
  { uid, alert, settings, sample }: Finding,
  run: { id: string; startedAt: Instant },
): Promise<Sending> {
  const now = run.startedAt
  const today = db.collection(accountPaths.alertHistory(uid)).where('at', '>=', dayOfMember(now, settings).since)
  const { size } = await transaction.get(today.limit(TIMES_A_DAY).select())
  const name = settings.name?.trim() || null
  return { uid, alert, name, run: run.id, now, sendsAt: sendTime(now, settings, size), sample }
}

type MessageWrite = { id: string; write: Write }

/** Adds messages, or what they say to those that wait for the same moment. */
async function messageWrites(
  db: Firestore,
  transaction: Transaction,
  { settings, channels }: Finding,
  named: {
    sending: Sending
    about: 'openings' | 'gone'
    compose: (channel: AlertChannel) => OutboxDocument
    /** Lanes that a message that waits must not speak of any more. */
    stale?: ReadonlySet<string>
  },
): Promise<MessageWrite[]> {
  const writes: MessageWrite[] = []
  for (const channel of channels) {
    const { id, ref } = messageRef(db, named.sending, channel, named.about)
    const waiting = OutboxDocument.safeParse((await transaction.get(ref)).data()).data ?? null
    const fresh = waiting && named.stale ? withoutLanes(waiting, named.stale) : waiting
    const message = withMore(fresh, named.compose(channel), settings)
    if (message !== null) writes.push({ id, write: () => void transaction.set(ref, message) })
  }
  return writes
}

function messageRef(db: Firestore, sending: Sending, channel: AlertChannel, about: 'openings' | 'gone') {
  const { alert, when } = nameOf(sending, channel, about)
  const id = fingerprint([alert, channel, about, when])
  return { id, ref: db.doc(outboxPath(id)) }
}

function openingWrites(
  db: Firestore,
  transaction: Transaction,
  finding: Finding,
  named: { sending: Sending; stale: ReadonlySet<string> },
) {
  const compose = (channel: AlertChannel) => openingsMessage(named.sending, channel, finding.digest)
  return messageWrites(db, transaction, finding, { ...named, about: 'openings', compose })
}

function goneWrites(db: Firestore, transaction: Transaction, finding: Finding, sending: Sending, seats: GoneSeats[]) {
  const compose = (channel: AlertChannel) => goneMessage(sending, channel, goneList(seats))
  return messageWrites(db, transaction, finding, { sending, about: 'gone', compose })
}

/** What an alert told and what a change took since, with the entries of the history that say so. */
type Lost = {
  told: Told[]
  /** Gone after it was sent: worth a message. */
  seats: GoneSeats[]
  /** Gone before it was sent: struck from the messages that wait until then. */
  held: Map<Instant, Set<string>>
}

async function lostSeats(db: Firestore, transaction: Transaction, finding: Finding, now: Instant): Promise<Lost> {
  const lost: Lost = { told: [], seats: [], held: new Map() }
  for (const { ref, entry } of await toldEntries(db, transaction, finding)) {
    const gone = entry.openings.filter(
      (found) =>
        !entry.gone.includes(laneKey(found)) &&
        finding.closings.some((change) => isGone(found, finding.settings, change)),
    )
    if (gone.length === 0) continue
    const keys = gone.map(laneKey)
    lost.told.push({ ref, entry: { ...entry, gone: [...entry.gone, ...keys] } })
    if (entry.sendsAt <= now) lost.seats.push(...gone.map((found) => goneSeats(found, now)))
    else lost.held.set(entry.sendsAt, new Set([...(lost.held.get(entry.sendsAt) ?? []), ...keys]))
  }
  return lost
}

async function toldEntries(
  db: Firestore,
  transaction: Transaction,
  { uid, alert, closings }: Finding,
): Promise<Told[]> {
  const keys = [...new Set(closings.map((change) => toldKey(alert, change)))]
  const found = new Map<string, Told>()
  // The database takes thirty at once.
  for (let at = 0; at < keys.length; at += 30) {
    const some = keys.slice(at, at + 30)
    const query = db.collection(accountPaths.alertHistory(uid)).where('told', 'array-contains-any', some)
    for (const document of (await transaction.get(query)).docs) {
      const parsed = AlertHistoryDocument.safeParse(document.data())
      if (parsed.success && parsed.data.kind === 'openings') {
        found.set(document.id, { ref: document.ref, entry: parsed.data })
      }
    }
  }
  return [...found.values()]
}

/** Takes what is gone out of messages that wait; one that has nothing left to say is ended. */
async function strikeWrites(
  db: Firestore,
  transaction: Transaction,
  finding: Finding,
  held: Lost['held'],
): Promise<{ write: Write }[]> {
  const writes: { write: Write }[] = []
  for (const [sendsAt, keys] of held) {
    for (const channel of finding.channels) {
      const id = fingerprint([finding.alert, channel, 'openings', `until ${sendsAt}`])
      const ref = db.doc(outboxPath(id))
      const waiting = OutboxDocument.safeParse((await transaction.get(ref)).data())
      if (!waiting.success || waiting.data.status !== 'pending') continue
      const left = withoutLanes(waiting.data, keys)
      const ended = { status: 'suppressed', fault: 'The seats were gone before it was sent.' }
      writes.push({ write: () => void (left ? transaction.set(ref, left) : transaction.update(ref, ended)) })
    }
  }
  return writes
}

function openingsEntry({ digest, alert }: Finding, { name, now, sendsAt }: Sending): AlertHistoryDocument {
  const { openings, more } = digest
  const head = { kind: 'openings', at: now, alert, name, sendsAt } as const
  return { ...head, messages: [], openings, more, told: toldKeys(alert, openings), gone: [] }
}

function goneEntry({ alert, name, now, sendsAt }: Sending, seats: GoneSeats[]): AlertHistoryDocument {
  return { kind: 'gone', at: now, alert, name, sendsAt, messages: [], ...goneList(seats) }
}
