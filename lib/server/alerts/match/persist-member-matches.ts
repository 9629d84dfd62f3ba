import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore'
import { accountPaths } from '../../../accounts/documents.ts'
import { type AlertSettings, parseAlertReference } from '../../../alerts/alert.ts'
import type { AlertChannel } from '../../../alerts/alert-channels.ts'
import { AlertHistoryDocument } from '../../../alerts/alert-history.ts'
import { type Digest, joinDigests } from '../../../alerts/digest.ts'
import type { ReportedChange } from '../../../alerts/latest-changes.ts'
import { goneList, goneMessage, openingsMessage, withMore, withoutRows } from '../../../alerts/messages.ts'
import { type GoneSeats, type OutboxDocument, outboxPath, type SentSeats } from '../../../alerts/outbox.ts'
import { getRowKey, goneSeats, isGone, listSentKeys, sentKey } from '../../../alerts/sent-keys.ts'
import { fingerprint } from '../../../availability/packing.ts'
import type { Instant } from '../../../core/clock.ts'
import { compare } from '../../../core/compare.ts'
import { groupBy } from '../../../core/group.ts'
import type { Due } from '../../task-queue.ts'
import { referenceOf } from '../reference-of.ts'
import { findSendTimes, findWaiting, getMessageRef, nameOfAlert, toSending } from './message-slots.ts'

/** What a run found for one alert. */
export type Finding = {
  uid: string
  /** Reference of the alert. */
  alert: string
  settings: AlertSettings
  /** The alert's channels that messages are sent to. */
  channels: readonly AlertChannel[]
  digest: Digest
  /** Changes that may have closed seats the alert reported earlier. */
  closings: readonly ReportedChange[]
  sample: boolean
}

type SentEntry = { ref: DocumentReference; entry: Extract<AlertHistoryDocument, { kind: 'openings' }> }
type Write = () => void

/**
 * Writes everything that follows for one member's alerts in one transaction: messages, history and latest matches. An
 * opening that fits several alerts is in one message per channel, at the earliest of their send times. History entries
 * are named by the run, so that repeating it changes nothing. Resolves to the messages waiting to be delivered.
 */
export async function persistMemberMatches(
  db: Firestore,
  findings: readonly Finding[],
  run: { id: string; startedAt: Instant },
): Promise<Due[]> {
  const [uid] = findings.map((finding) => finding.uid)
  if (uid === undefined) return []
  return db.runTransaction(async (transaction) => {
    const history = db.collection(accountPaths.alertHistory(uid))
    const getEntry = (alert: string, about: 'openings' | 'gone') => history.doc(fingerprint([run.id, alert, about]))
    const stored = await transaction.getAll(
      ...findings.map(({ alert }) => docOf(db, alert)),
      ...findings.flatMap(({ alert }) => [getEntry(alert, 'openings'), getEntry(alert, 'gone')]),
    )
    const entries = stored.slice(findings.length).filter(({ exists }) => exists)
    const settled = entries.map((entry) => AlertHistoryDocument.parse(entry.data()))
    const due = new Map(settled.flatMap(listDue).map((one) => [one.id, one]))
    const done = new Set(settled.map(({ alert }) => alert))
    const isThere = (alert: string, at: number) => stored[at]?.exists && referenceOf(stored[at]) === alert
    const open = findings.filter(({ alert }, at) => isThere(alert, at) && !done.has(alert))
    const shares: Share[] = []
    for (const finding of open) {
      const lost = await lostSeats(db, transaction, finding, run.startedAt)
      if (finding.digest.openings.length > 0 || lost.entries.length > 0) shares.push({ finding, lost, sendsAt: '' })
    }
    if (shares.length === 0) return [...due.values()]
    const sendTimes = await findSendTimes(
      transaction,
      history,
      shares.map(({ finding }) => finding.settings),
      run.startedAt,
    )
    for (const [at, share] of shares.entries()) share.sendsAt = sendTimes[at] ?? run.startedAt
    const messages = composeMessages(db, uid, shares, run)
    for (const write of await messageWrites(transaction, messages, shares, run.id)) write()
    for (const share of shares) writeHistory({ db, transaction, getEntry }, share, messages, run.startedAt)
    for (const { ref, added } of messages.values()) due.set(ref.id, { id: ref.id, at: added.notBefore })
    return [...due.values()]
  })
}

const docOf = (db: Firestore, alert: string) => db.doc(parseAlertReference(alert).path)

function listDue({ messages, sendsAt }: AlertHistoryDocument): Due[] {
  return messages.map((id) => ({ id, at: sendsAt }))
}

type Writing = {
  db: Firestore
  transaction: Transaction
  getEntry: (alert: string, about: 'openings' | 'gone') => DocumentReference
}

/** Writes what one alert found and lost, for its owner's pages and feeds. */
function writeHistory(
  { db, transaction, getEntry }: Writing,
  { finding, lost, sendsAt }: Share,
  messages: ReadonlyMap<string, Message>,
  at: Instant,
): void {
  const { alert, digest } = finding
  const head = { at, alert, name: nameOfAlert(finding), sendsAt }
  const listIds = (about: Message['about']) =>
    [...messages.values()].flatMap((one) => (one.about === about && one.for.has(alert) ? [one.ref.id] : []))
  for (const { ref, entry } of lost.entries) transaction.update(ref, { gone: entry.gone })
  const { openings, more } = digest
  const [best] = openings
  if (best) {
    const entry: AlertHistoryDocument = {
      ...{ kind: 'openings', ...head, messages: listIds('openings'), openings, more },
      ...{ told: listSentKeys(alert, openings), gone: [] },
    }
    transaction.set(getEntry(alert, 'openings'), entry)
    transaction.update(docOf(db, alert), { lastMatch: { at, openings: openings.length + more, best } })
  }
  if (lost.seats.length > 0) {
    const entry: AlertHistoryDocument = { kind: 'gone', ...head, messages: listIds('gone'), ...goneList(lost.seats) }
    transaction.set(getEntry(alert, 'gone'), entry)
  }
}

/** What one alert contributes to its member's messages. */
type Share = { finding: Finding; lost: Lost; sendsAt: Instant }

/** A message that the run writes or adds to. */
type Message = {
  ref: DocumentReference
  about: 'openings' | 'gone'
  added: OutboxDocument
  /** References of the alerts it reports for. */
  for: Set<string>
}

/** Composes the messages for a member's findings, by id: one for each channel, send time and kind of news. */
function composeMessages(
  db: Firestore,
  uid: string,
  shares: readonly Share[],
  run: { id: string; startedAt: Instant },
): Map<string, Message> {
  const messages = new Map<string, Message>()
  const add = (part: Part, channel: AlertChannel, about: 'openings' | 'gone') => {
    const findings = part.shares.map(({ finding }) => finding)
    const sending = toSending(uid, findings, { sendsAt: part.sendsAt, run: run.id, now: run.startedAt })
    const ref = getMessageRef(db, sending, channel, about)
    const cabins = [...new Set(findings.flatMap(({ settings }) => settings.cabins))]
    const digest = joinDigests([{ openings: part.openings, more: 0 }, ...part.rest], { cabins })
    const added =
      about === 'gone'
        ? goneMessage(sending, channel, goneList(part.shares.flatMap(({ lost }) => lost.seats)))
        : openingsMessage(sending, channel, digest)
    messages.set(ref.id, { ref, about, added, for: new Set(findings.map(({ alert }) => alert)) })
  }
  for (const channel of new Set(shares.flatMap(({ finding }) => finding.channels))) {
    const own = shares.filter(({ finding }) => finding.channels.includes(channel))
    for (const part of openingParts(own)) add(part, channel, 'openings')
    const withGone = own.filter(({ lost }) => lost.seats.length > 0)
    for (const [sendsAt, some] of groupBy(withGone, (share) => share.sendsAt)) {
      add({ sendsAt, shares: some, openings: [], rest: [] }, channel, 'gone')
    }
  }
  return messages
}

/** What is sent at one time on one channel; `rest` holds the openings that the alerts' digests only count. */
type Part = { sendsAt: Instant; shares: Share[]; openings: SentSeats[]; rest: Digest[] }

/** Groups openings by send time: each is sent at the earliest time of the alerts it fits. */
function openingParts(shares: readonly Share[]): Part[] {
  const parts = new Map<Instant, Part>()
  const first = new Map<string, Instant>()
  for (const share of shares.toSorted((a, b) => compare(a.sendsAt, b.sendsAt))) {
    const { alert, digest } = share.finding
    for (const [at, opening] of digest.openings.entries()) {
      const key = getRowKey(opening)
      const sendsAt = first.get(key) ?? share.sendsAt
      first.set(key, sendsAt)
      const part = parts.get(sendsAt) ?? { sendsAt, shares: [], openings: [], rest: [] }
      parts.set(sendsAt, part)
      part.openings.push({ ...opening, alerts: [alert] })
      if (!part.shares.includes(share)) part.shares.push(share)
      if (at === 0) part.rest.push({ ...digest, openings: [] })
    }
  }
  return [...parts.values()]
}

/** Adds new openings to waiting messages and removes seats that are gone; an empty message is suppressed. */
async function messageWrites(
  transaction: Transaction,
  messages: Map<string, Message>,
  shares: readonly Share[],
  run: string,
): Promise<Write[]> {
  const held = shares.flatMap(({ lost }) => lost.held)
  const struck = groupBy(held, ({ ref }) => ref.path)
  const cabins = [...new Set(shares.flatMap(({ finding }) => finding.settings.cabins))]
  const refs = new Map([...messages.values(), ...held].map(({ ref }) => [ref.path, ref]))
  const writes: Write[] = []
  for (const named of refs.values()) {
    const { ref, waiting } = await findWaiting(transaction, named, run)
    const rows = struck.get(named.path)?.flatMap(({ keys }) => keys)
    const isStruck = waiting?.status === 'pending' && rows !== undefined
    const left = isStruck ? withoutRows(waiting, new Set(rows)) : waiting
    const news = messages.get(named.id)
    const message = news === undefined ? (isStruck ? left : null) : withMore(left, news.added, { cabins })
    if (news !== undefined) news.ref = ref
    const ended = { status: 'suppressed', fault: 'The seats were gone before it was sent.' }
    if (message !== null) writes.push(() => void transaction.set(ref, message))
    else if (isStruck && left === null) writes.push(() => void transaction.update(ref, ended))
    else messages.delete(named.id)
  }
  return writes
}

/** The seats that an alert reported and changes have closed since, with the history entries that reported them. */
type Lost = {
  entries: SentEntry[]
  /** Gone after their message was sent, so the member is told. */
  seats: GoneSeats[]
  /** Gone before their message was sent: the waiting messages, and the keys to remove from each. */
  held: { ref: DocumentReference; keys: string[] }[]
}

async function lostSeats(db: Firestore, transaction: Transaction, finding: Finding, now: Instant): Promise<Lost> {
  const lost: Lost = { entries: [], seats: [], held: [] }
  for (const { ref, entry } of await listSentEntries(db, transaction, finding)) {
    const gone = entry.openings.flatMap((found) => {
      if (entry.gone.includes(getRowKey(found))) return []
      const row = finding.closings.find((change) => isGone(found, finding.settings, change))
      return row === undefined ? [] : [{ found, row }]
    })
    if (gone.length === 0) continue
    const keys = gone.map(({ found }) => getRowKey(found))
    lost.entries.push({ ref, entry: { ...entry, gone: [...entry.gone, ...keys] } })
    if (entry.sendsAt <= now) lost.seats.push(...gone.map(({ found, row }) => goneSeats(found, now, row)))
    else {
      const struck = gone.map(({ found }) => sentKey(finding.alert, found))
      lost.held.push(...entry.messages.map((id) => ({ ref: db.doc(outboxPath(id)), keys: struck })))
    }
  }
  return lost
}

async function listSentEntries(
  db: Firestore,
  transaction: Transaction,
  { uid, alert, closings }: Finding,
): Promise<SentEntry[]> {
  const keys = [...new Set(closings.map((change) => sentKey(alert, change)))]
  const found = new Map<string, SentEntry>()
  // Firestore allows thirty values per query.
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
