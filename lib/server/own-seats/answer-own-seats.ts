import '../../network/world-airports.ts'
import { findObservationFault } from '../../availability/check-observation.ts'
import { decodeRoute, listCells, type RouteDocument } from '../../availability/codec.ts'
import type { Observation } from '../../availability/observation.ts'
import { MAX_ROUTES, seatsADay } from '../../availability/own/own-limits.ts'
import {
  OWN_SOURCE,
  type OwnSeat,
  OwnSeatsBody,
  OwnSeatsChoice,
  type OwnSeatsList,
  type OwnSeatsTaken,
  ownRoutesPath,
  type SharedSeats,
  toOwnSeat,
} from '../../availability/own/own-seats.ts'
import { type RouteKey, routeId } from '../../availability/route-key.ts'
import { type Instant, localDateOf } from '../../core/clock.ts'
import { addDays, dateOf, instantOf } from '../../core/dates.ts'
import { reportFault } from '../../core/faults.ts'
import { groupBy } from '../../core/group.ts'
import type { Audience, PlanSlug } from '../../core/plan.ts'
import { findAirport } from '../../network/airports.ts'
import { liveIndex } from '../availability/live-index.ts'
import { type Caller, readBearerToken } from '../caller.ts'
import { findAddressBlock, parseRanges } from '../client-address.ts'
import { serverClock } from '../clock.ts'
import { env } from '../env.ts'
import { adminAuth, adminFirestore } from '../firebase-admin.ts'
import { noStore, notSignedIn, problemResponse } from '../problem.ts'
import { switchesNow } from '../switches.ts'
import { enqueueMatcher } from '../task-queue.ts'
import { clearOwnRoutes, readOwnDocuments } from './own-routes.ts'
import { type OwnSeatsContext, storeRoute } from './own-store.ts'
import { leftToday, readSharingStatus, shareSeats, spendToday } from './share-seats.ts'
import { countShared, withdrawSightings } from './shared-store.ts'

/** A member whose plan is unknown gets the smallest one. */
const memberPlan = (plan: Audience): PlanSlug => (plan === 'guest' ? 'free' : plan)

/** GET: the routes a member added seats for, and how many more they may add today. */
export async function answerOwnSeats({ uid, plan }: Caller, context: OwnSeatsContext): Promise<Response> {
  if (uid === null) return notSignedIn()
  const { db, now, sharing } = context
  const [documents, use, sharingStatus, seats] = await Promise.all([
    readOwnDocuments(db, uid),
    leftToday(db, uid, memberPlan(plan), localDateOf(now)),
    sharing && readSharingStatus(sharing, uid),
    countShared(db, uid),
  ])
  const { leftToShare, ...today } = use
  const answer: OwnSeatsList = {
    routes: documents.map(toSummary).sort((a, b) => (a.seenAt < b.seenAt ? 1 : -1)),
    ...today,
    sharing: sharingStatus && { refusal: sharingStatus.refusal, seats, leftToday: leftToShare },
  }
  return Response.json(answer, { headers: noStore })
}

function toSummary(document: RouteDocument): OwnSeatsList['routes'][number] {
  const cells = listCells(decodeRoute(document))
  const days = [...new Set(cells.map(({ day }) => day))].sort((a, b) => a - b)
  const seenAt = instantOf(Math.max(...cells.map((cell) => cell.seenAt)))
  const { program, from, to } = document
  return { program, from, to, days: days.length, first: dateOf(days[0] ?? 0), last: dateOf(days.at(-1) ?? 0), seenAt }
}

/** POST: stores the seats a member saw. Another site's page can make a browser send the cookie, but no ID token. */
export async function answerImport(
  request: Request,
  { uid, plan }: Caller,
  context: OwnSeatsContext,
): Promise<Response> {
  if (uid === null || readBearerToken(request.headers) === null) return notSignedIn()
  const body = OwnSeatsBody.safeParse(await request.json().catch(() => null))
  if (!body.success) {
    const [issue] = body.error.issues
    const at = issue ? ` ${issue.path.join('.')}: ${issue.message}` : ''
    return problemResponse(400, 'Check the seats', `Send seats as the page does.${at}`)
  }
  const { db, now } = context
  const { good, refused } = judge(body.data.seats, now)
  const taken = withinRouteLimit(good, await readOwnDocuments(db, uid))
  const lost = good.length - taken.length
  if (lost > 0) refused.set(tooManyRoutes, lost)
  if (!(await spendToday(db, uid, memberPlan(plan), { day: localDateOf(now), seats: taken.length }))) {
    const detail = `Your plan allows ${seatsADay[memberPlan(plan)]} seats a day. Add the rest tomorrow.`
    return problemResponse(403, 'Daily limit reached', detail)
  }
  let opened = false
  for (const seats of groupBy(taken, routeId).values()) opened = (await storeRoute(context, uid, seats)) || opened
  await context.onChange(uid, { opened })
  const sharing = body.data.share === true ? await share(context, { uid, plan: memberPlan(plan) }, taken) : null
  const answer: OwnSeatsTaken = {
    taken: taken.length,
    refused: [...refused].map(([reason, seats]) => ({ reason, seats })),
    ...(sharing && { sharing }),
  }
  return Response.json(answer, { headers: noStore })
}

async function share(
  { sharing }: OwnSeatsContext,
  member: { uid: string; plan: PlanSlug },
  seats: readonly Observation[],
): Promise<SharedSeats> {
  if (sharing === null) return { shared: 0, refused: [{ reason: 'Sharing is switched off.', seats: seats.length }] }
  return shareSeats(sharing, { ...member, network: sharing.network }, seats.map(toOwnSeat))
}

/** Returns the seats of stored routes, and of new ones while there is room for another route. */
function withinRouteLimit(seats: readonly Observation[], stored: readonly RouteKey[]): Observation[] {
  const known = new Set(stored.map(routeId))
  return seats.filter((seat) => {
    const fits = known.has(routeId(seat)) || known.size < MAX_ROUTES
    if (fits) known.add(routeId(seat))
    return fits
  })
}

const tooManyRoutes = `You have seats on ${MAX_ROUTES} routes, the most we keep. Remove some first.`

/** Sorts seats into good and refused ones: what shared availability would refuse, and dates that have passed. */
function judge(seats: readonly OwnSeat[], now: Instant) {
  const good: Observation[] = []
  const refused = new Map<string, number>()
  // Yesterday is allowed: west of here it may still be that day, so its seats can still be had.
  const first = addDays(localDateOf(now), -1)
  for (const seat of seats) {
    const observation: Observation = { ...seat, source: OWN_SOURCE }
    const check = { now, isKnownAirport: (code: string) => findAirport(code) !== undefined }
    const reason = seat.date < first ? 'That date has passed.' : findObservationFault(observation, check)
    if (reason === null) good.push(observation)
    else refused.set(reason, (refused.get(reason) ?? 0) + 1)
  }
  return { good, refused }
}

/** DELETE: removes one route or all of them, or withdraws only what is shared with others. */
export async function answerDelete(request: Request, { uid }: Caller, context: OwnSeatsContext): Promise<Response> {
  if (uid === null || readBearerToken(request.headers) === null) return notSignedIn()
  const chosen = OwnSeatsChoice.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!chosen.success) return problemResponse(400, 'Nothing chosen', 'Choose a route, all=1, or shared=1.')
  const { db, now } = context
  const own = db.collection(ownRoutesPath(uid))
  if ('from' in chosen.data) {
    await withdrawSightings(db, uid, now, chosen.data)
    await db.recursiveDelete(own.doc(routeId(chosen.data)))
  } else {
    await withdrawSightings(db, uid, now)
    if ('all' in chosen.data) await db.recursiveDelete(own)
  }
  await context.onChange(uid, { opened: false })
  return new Response(null, { status: 204, headers: noStore })
}

const timeoutMs = 5_000

/**
 * Returns the context in which this server stores members' own seats. It throws while the shared index isn't loaded,
 * because only a comparison with it shows which seats are news.
 */
export async function ownSeatsContext({ headers }: Pick<Request, 'headers'>): Promise<OwnSeatsContext> {
  const { index, ready } = liveIndex()
  if (!(await ready(timeoutMs))) throw new Error('the availability index is not loaded')
  const [db, now] = [adminFirestore(), serverClock.now()]
  return {
    ...{ db, now, index },
    sharing: (await switchesNow()).sharedSeats ? { db, now, ...sharingWith(headers) } : null,
    async onChange(uid, { opened }) {
      clearOwnRoutes(uid)
      // If this fails, the schedule starts the matcher later.
      if (opened) await enqueueMatcher().catch((error: unknown) => reportFault('the matcher was not woken', error))
    },
  }
}

function sharingWith(headers: Headers) {
  const { LINK_SECRET: secret = '', TRUSTED_PROXIES } = env()
  const network = findAddressBlock(headers.get('x-forwarded-for') ?? '', parseRanges(TRUSTED_PROXIES))
  return { auth: adminAuth(), secret, network }
}
