import { type DocumentReference, type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { accountPaths } from '../../../accounts/documents.ts'
import { AlertSettings, buildAlertReference, sharedSettings } from '../../../alerts/alert.ts'
import { getAlertName, getSeatAlertName } from '../../../alerts/compose/alert-words.ts'
import { MailChoice, type MailLinkStatus } from '../../../alerts/delivery/mail-choice.ts'
import { SeatAlertSettings } from '../../../alerts/seat-alert.ts'
import type { Instant } from '../../../core/clock.ts'
import { linkHeaders, noStore, problemResponse } from '../../problem.ts'
import { referenceOf } from '../reference-of.ts'
import { changeChannels, readChannels } from './channel-store.ts'
import { type LinkClaim, readLink } from './signed-link.ts'

const Settings = z.object(sharedSettings).pick({ name: true, channels: true, paused: true })

/** Returns the current settings of what a link is about; null when its member is gone. */
async function readLinkStatus(db: Firestore, claim: LinkClaim): Promise<MailLinkStatus | null> {
  const user = await db.doc(accountPaths.user(claim.uid)).get()
  if (!user.exists) return null
  const path = getAlertPath(claim)
  const [channels, alert] = await Promise.all([readChannels(db, claim.uid), path === null ? null : db.doc(path).get()])
  const settings = parseSettings(alert, claim)
  const about = settings && {
    name: nameOf(alert?.get('settings'), claim.kind) ?? settings.name ?? null,
    kind: claim.kind,
    mailed: settings.channels.includes('email'),
    elsewhere: settings.channels.some((channel) => channel !== 'email'),
    paused: settings.paused,
  }
  return { purpose: claim.purpose, alert: about, mail: !channels.emailOff }
}

/**
 * Applies the choice made through a link. Repeating a choice changes nothing, nor does a choice about a deleted alert.
 */
async function applyChoice(db: Firestore, claim: LinkClaim, choice: MailChoice): Promise<void> {
  const path = getAlertPath(claim)
  // A mail about no particular alert stands for all mails, so unsubscribing from it stops them all.
  const wanted = path === null && (choice === 'stop' || choice === 'start') ? (`${choice}-all` as const) : choice
  if (wanted === 'stop-all' || wanted === 'start-all') {
    await changeChannels(db, claim.uid, (channels) => ({ ...channels, emailOff: wanted === 'stop-all' }))
  } else if (path !== null) {
    await changeAlert(db, db.doc(path), claim, wanted)
  }
}

function changeAlert(
  db: Firestore,
  ref: DocumentReference,
  claim: LinkClaim,
  choice: 'stop' | 'start' | 'pause' | 'resume',
): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const settings = parseSettings(await transaction.get(ref), claim)
    if (settings === null) return
    const others = settings.channels.filter((channel) => channel !== 'email')
    const change = {
      stop: { 'settings.channels': others },
      start: { 'settings.channels': ['email', ...others] },
      pause: { 'settings.paused': true },
      resume: { 'settings.paused': false },
    }[choice]
    transaction.update(ref, { ...change, updatedAt: FieldValue.serverTimestamp() })
  })
}

/** Returns the settings of the alert a link is about; null when it was deleted, even if another has its place. */
function parseSettings(alert: DocumentSnapshot | null, { identity }: LinkClaim): z.infer<typeof Settings> | null {
  if (alert === null || referenceOf(alert) !== buildAlertReference(alert.ref.path, identity)) return null
  return Settings.safeParse(alert.get('settings')).data ?? null
}

/** What pages and emails call an alert, even one its member gave no name. */
function nameOf(settings: unknown, kind: LinkClaim['kind']): string | null {
  if (kind === 'seat-alerts') {
    const seats = SeatAlertSettings.safeParse(settings)
    return seats.success ? getSeatAlertName(seats.data) : null
  }
  const trip = AlertSettings.safeParse(settings)
  return trip.success ? getAlertName(trip.data) : null
}

const getAlertPath = ({ uid, kind, id }: LinkClaim) => (id === null ? null : `users/${uid}/${kind}/${id}`)

export type UnsubscribeContext = { db: Firestore; now: Instant; secret: string | undefined }

/** The choices each kind of link allows: `pause` links can't end mails, nor `mail` links pause an alert. */
const allowed: Record<LinkClaim['purpose'], readonly MailChoice[]> = {
  mail: ['stop', 'start', 'stop-all', 'start-all'],
  pause: ['pause', 'resume'],
}

/**
 * GET: the current settings, for the page that a mail's link opens. It changes nothing, because mail scanners follow
 * links too.
 */
export async function answerLinkStatus(request: Request, context: UnsubscribeContext): Promise<Response> {
  const claim = readClaim(request, context)
  if (claim === null) return badLink()
  const status = await readLinkStatus(context.db, claim)
  return status === null ? badLink() : Response.json(status, { headers })
}

/**
 * POST: one click in a mail program (RFC 8058), or a choice on the page. `choice` is in the form; without one it is
 * `stop`, or `pause` for a `pause` link.
 */
export async function answerChoice(request: Request, context: UnsubscribeContext): Promise<Response> {
  const claim = readClaim(request, context)
  if (claim === null) return badLink()
  const choice = await readChoice(request, claim)
  if (choice === null) return problemResponse(400, 'Choice not recognised', 'This link can’t do that.')
  await applyChoice(context.db, claim, choice)
  const status = await readLinkStatus(context.db, claim)
  return status === null ? badLink() : Response.json(status, { headers })
}

const headers = { ...noStore, ...linkHeaders }

function readClaim(request: Request, { secret, now }: UnsubscribeContext): LinkClaim | null {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return secret === undefined || token.length > 1_000 ? null : readLink(token, secret, now)
}

/**
 * Returns the choice in a request, null if the link doesn't allow it. Mail programs post `List-Unsubscribe=One-Click`,
 * as either kind of form.
 */
async function readChoice(request: Request, { purpose }: LinkClaim): Promise<MailChoice | null> {
  const form = await readForm(request)
  if (form === null) return null
  const choice = MailChoice.safeParse(form.get('choice') ?? (purpose === 'mail' ? 'stop' : 'pause'))
  return choice.success && allowed[purpose].includes(choice.data) ? choice.data : null
}

/** Longer than any mail program's form. */
const maxFormBytes = 4_096

/** Reads a request's form: an empty one if the body isn't a form, null if it is too long to be one of ours. */
async function readForm(request: Request): Promise<FormData | null> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for await (const piece of request.body ?? []) {
    bytes += piece.length
    // Returning here cancels the rest of the body.
    if (bytes > maxFormBytes) return null
    pieces.push(new Uint8Array(piece))
  }
  const type = request.headers.get('content-type') ?? ''
  const whole = new Response(new Blob(pieces), { headers: { 'content-type': type } })
  return whole.formData().catch(() => new FormData())
}

function badLink(): Response {
  const detail = 'This link is incomplete or has expired. You can pause any alert on the alerts page.'
  return problemResponse(404, 'Link not recognised', detail, { headers })
}
