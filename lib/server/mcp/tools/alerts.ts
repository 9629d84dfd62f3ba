import { createHash, randomBytes } from 'node:crypto'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import { AlertSettings } from '../../../alerts/alert.ts'
import { alertPlaces } from '../../../alerts/alert-places.ts'
import { AlertRequest, type MemberAlert, parseAlertRequest } from '../../../alerts/alerts-contract.ts'
import { conditionWords, spanWords } from '../../../alerts/compose/alert-words.ts'
import { cabinNames } from '../../../core/cabin.ts'
import type { Instant } from '../../../core/clock.ts'
import { formatDate, formatNumber, speakSeats } from '../../../core/formats.ts'
import { IsoDate } from '../../../core/schemas.ts'
import { findPlace } from '../../../network/places.ts'
import { programFacts } from '../../../programs/program-facts.ts'
import { type AlertOwner, addAlert, findOwner, listAlerts, whyNot } from '../../alerts/own/member-alerts.ts'
import { inputs, listTokens, type ToolContext, ToolRefusal, tool } from '../tool.ts'
import { lines, sampleWords } from './seats.ts'

/** How long a member has to confirm. */
const confirmMinutes = 10

/**
 * alert-confirmations/{uid}: the alert an assistant last proposed, with the hash of the code that sets it. One per
 * member, so that proposals don't pile up; `uid` ties it to the account, with which it is deleted.
 */
const Proposal = z.object({ uid: z.string(), hash: z.string(), settings: AlertSettings, expiresAt: z.iso.datetime() })

const getReference = (db: Firestore, uid: string) => db.doc(`alert-confirmations/${uid}`)
const hashWord = (word: string) => createHash('sha256').update(word).digest('hex')

/** Stores an assistant's proposal and returns the code that sets it, once. */
async function proposeAlert(db: Firestore, uid: string, settings: AlertSettings, now: Instant): Promise<string> {
  const word = randomBytes(12).toString('base64url')
  const until = new Date(Date.parse(now) + confirmMinutes * 60_000)
  const proposal = { uid, hash: hashWord(word), settings, expiresAt: until.toISOString() }
  await getReference(db, uid).set({ ...proposal, expireAt: Timestamp.fromDate(until) })
  return word
}

/** Returns the alert a code stands for, once; null for a wrong, used or expired code. */
async function takeProposal(db: Firestore, uid: string, word: string, now: Instant): Promise<AlertSettings | null> {
  const place = getReference(db, uid)
  return db.runTransaction(async (transaction) => {
    const stored = Proposal.safeParse((await transaction.get(place)).data())
    if (!stored.success || stored.data.hash !== hashWord(word)) return null
    transaction.delete(place)
    return stored.data.expiresAt > now ? stored.data.settings : null
  })
}

export const listOwnAlerts = tool({
  name: 'list_alerts',
  title: 'List my alerts',
  description: 'The member’s reward seat alerts: route, dates, conditions and the last seats found.',
  scope: 'read:alerts',
  input: { limit: z.int().min(1).max(alertPlaces).default(20) },
  async run({ limit }, context) {
    const alerts = await listAlerts(context.db(), requireOwner(context))
    return lines([
      alerts.length === 0 ? 'No alerts yet.' : `${alerts.length} of ${alertPlaces} alerts.`,
      ...alerts.slice(0, limit).map(alertLine),
      `Change or delete them: ${context.origin}/alerts`,
    ])
  },
})

export const createAlert = tool({
  name: 'create_alert',
  title: 'Set an alert',
  description:
    'Sets an alert once the person says yes. Call it with the trip. Where your client can show a form, we ask them there. Otherwise nothing is written, and you get the alert in words and a confirm code: show it to the person, and only if they say yes call it again with that code alone.',
  scope: 'write:alerts',
  writes: true,
  input: {
    ...{ from: inputs.from.optional(), to: inputs.to.optional(), programs: inputs.programs },
    ...{ cabins: inputs.cabins.default(['J']), seats: inputs.seats, direct: inputs.direct },
    start: z.optional(IsoDate).describe('First departure date, yyyy-mm-dd; defaults to every date in the plan'),
    end: z.optional(IsoDate).describe('Last departure date, yyyy-mm-dd'),
    max_points: z.int().min(1).max(10_000_000).optional().describe('Maximum points per adult'),
    confirm: z.string().max(40).optional().describe('The code of the first call, once the person has said yes'),
  },
  async run(input, context) {
    const owner = requireOwner(context)
    const { from, to, confirm } = input
    if (confirm !== undefined) return setConfirmed(confirm, owner, context)
    if (!from || !to) throw new ToolRefusal('Choose where from and where to.')
    const { programs, cabins, seats, direct, start, end, max_points: maxPoints = null } = input
    const dates = start || end ? { start: start ?? end, end: end ?? start } : null
    const request = { from: listTokens(from), to: listTokens(to), programs, cabins, seats, direct, dates, maxPoints }
    const read = AlertRequest.safeParse(request)
    if (!read.success)
      throw new ToolRefusal(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`).join(' '))
    const alert = parseAlertRequest(read.data, owner.plan, owner.today)
    if (!alert.ok) throw new ToolRefusal(alert.errors.map(({ message }) => message).join(' '))
    const words = `${settingsWords(alert.settings)}; by email`
    const cut = alert.clamped.map(({ reason }) => reason)
    const answer = (await context.ask?.(lines([`Set this alert? ${words}`, ...cut]))) ?? 'silent'
    if (answer === 'no') return 'Not set: the person said no.'
    if (answer === 'yes') return setAlert(alert.settings, owner, context)
    const code = await proposeAlert(context.db(), owner.uid, alert.settings, context.now)
    return lines([
      'Not set yet. Ask the person whether this is what they want:',
      `- ${words}`,
      ...cut,
      `If they say yes, call create_alert again within ${confirmMinutes} minutes with confirm ${code} and nothing else.`,
    ])
  },
})

async function setConfirmed(code: string, owner: AlertOwner, context: ToolContext): Promise<string> {
  // If the client has gone or cancelled, stop here: the code stays valid.
  context.signal.throwIfAborted()
  const settings = await takeProposal(context.db(), owner.uid, code, context.now)
  if (settings === null) {
    throw new ToolRefusal(
      'That confirm code is wrong, used or older than 10 minutes. Call create_alert with the trip again.',
    )
  }
  return setAlert(settings, owner, context)
}

async function setAlert(settings: AlertSettings, owner: AlertOwner, context: ToolContext): Promise<string> {
  context.signal.throwIfAborted()
  const added = await addAlert(context.db(), owner, settings)
  if (added.kind !== 'kept') throw new ToolRefusal(whyNot(added))
  return lines([`Alert set: ${settingsWords(settings)}.`, `Change or delete it: ${context.origin}/alerts`])
}

function requireOwner({ caller, now }: ToolContext): AlertOwner {
  const owner = findOwner(caller, now)
  if (owner === null) throw new ToolRefusal('This needs a member: connect with an account.')
  return owner
}

/** Describes an alert without its name: nothing a person wrote reaches an assistant as part of an answer. */
function alertLine({ id, settings, standing, lastMatch }: MemberAlert): string {
  const best = lastMatch?.best
  const found = best
    ? [
        `last found ${speakSeats(best.seats)} on ${formatDate(best.date, 'plain')}, ${best.from} to ${best.to}, ${cabinNames[best.cabin]}`,
        ...(best.points === null ? [] : [`${formatNumber(best.points)} points`]),
        ...(best.source.kind === 'sample' ? [sampleWords] : []),
      ]
    : ['nothing found yet']
  return `- Alert ${id}: ${[settingsWords(settings), standing.words, ...found].join('; ')}`
}

function settingsWords(settings: AlertSettings): string {
  const { programs, from, to, dates } = settings
  return [
    `${placeWords(from)} to ${placeWords(to)}`,
    spanWords(dates),
    programs.map((program) => programFacts[program].points).join(' or '),
    ...conditionWords(settings),
  ].join('; ')
}

const placeWords = (tokens: readonly string[]) => tokens.map((token) => findPlace(token)?.name ?? token).join(', ')
