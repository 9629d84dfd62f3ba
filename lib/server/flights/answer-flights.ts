import { type Instant, type LocalDate, localDateOf } from '../../core/clock.ts'
import { addDays } from '../../core/dates.ts'
import { reportFault } from '../../core/faults.ts'
import { formatDate } from '../../core/formats.ts'
import type { Audience } from '../../core/plan.ts'
import { programs } from '../../core/program.ts'
import { carrierOf } from '../../flights/flight-number.ts'
import type { FlightLeg } from '../../flights/flight-snapshots.ts'
import type { DeparturesAnswer } from '../../flights/flights-contract.ts'
import { httpProvider } from '../../flights/http-provider.ts'
import { parseDepartures, parseFlight } from '../../flights/parse-flight.ts'
import { type FaultKind, FlightFault, type FlightProvider } from '../../flights/provider.ts'
import { sampleProvider } from '../../flights/sample/sample-provider.ts'
import { findCarrier } from '../../network/carriers.ts'
import { getPlanLimits } from '../../programs/plan-limits.ts'
import { countUses } from '../accounts/usage.ts'
import { cacheHeaders } from '../availability/question.ts'
import type { Caller } from '../caller.ts'
import { serverClock } from '../clock.ts'
import { env } from '../env.ts'
import { adminFirestore } from '../firebase-admin.ts'
import { badRequest, problemResponse } from '../problem.ts'
import { firestoreSnapshotStore, type SnapshotStore } from './snapshot-store.ts'

const answers = {
  'unknown-flight': { status: 404, title: 'Flight not found' },
  'out-of-range': { status: 400, title: 'Date out of range' },
  refused: { status: 503, title: 'Flight data isn’t available' },
  unavailable: { status: 503, title: 'Flight data isn’t responding' },
  garbled: { status: 502, title: 'Flight data couldn’t be read' },
} as const satisfies Record<FaultKind, { status: number; title: string }>

/** Our own wording for faults of the source itself; for any other fault the source's message is passed on. */
const ownWords: Partial<Record<FaultKind, string>> = {
  refused: 'We can’t show loads and seats right now. We’re on it; please try again later.',
  unavailable: 'We can’t show loads and seats right now. Please try again in a few minutes.',
  garbled: 'We couldn’t read the data for this flight. We’re on it; other flights may work.',
}

/** Reports a fault of a source and returns the error response for it. @throws any other error again */
function faultResponse(fault: unknown, { report }: FlightContext): Response {
  if (!(fault instanceof FlightFault)) throw fault
  report(`flight source: ${fault.kind}`, fault.message)
  const { status, title } = answers[fault.kind]
  const headers = status === 503 ? { 'retry-after': String(fault.retryAfter ?? 60) } : undefined
  return problemResponse(status, title, ownWords[fault.kind] ?? fault.message, headers ? { headers } : {})
}

export type FlightContext = {
  now: () => Instant
  provider: FlightProvider
  snapshots: SnapshotStore
  /** Counts one use of a member's daily allowance; must not fail the answer. */
  countUse: (uid: string, today: LocalDate) => void
  /** Reports what is wrong with a source, without personal data. */
  report: (what: string, detail: unknown) => void
}

/** The fields that all answers about one leg have in common. */
export type LegFields = Pick<DeparturesAnswer, 'now' | 'plan' | 'openUntil' | 'source' | 'sample'> & {
  leg: FlightLeg
  legs: FlightLeg[]
}

/**
 * Answers a request about one leg, within the caller's plan, or says why it can't be answered. Loads and seats reach as
 * many days ahead as the plan's searches of the programs that sell the carrier.
 */
export async function answerLeg(
  request: Request,
  caller: Caller,
  context: FlightContext,
  answer: (fields: LegFields) => Promise<unknown>,
): Promise<Response> {
  const now = context.now()
  const today = localDateOf(now)
  const parsed = parseFlight(new URL(request.url).searchParams, today)
  if (!parsed.ok) return badRequest(parsed.errors)
  const { flight, date, from, to } = parsed.value
  const openUntil = lastDay(caller.plan, today, carrierOf(flight))
  if (date > openUntil) return beyondPlan(date, openUntil)
  try {
    const legs = await context.provider.legs({ flight, date })
    const leg = legs.find((one) => (from === undefined || one.from === from) && (to === undefined || one.to === to))
    if (!leg) {
      const where = legs.map((one) => `${one.from} to ${one.to}`).join(' and ')
      return problemResponse(
        404,
        'Leg not found',
        `${flight} flies ${where} on ${formatDate(date, 'plain')}, not the leg you chose.`,
      )
    }
    const body = await answer({ ...buildAnswerHead(context, now, caller.plan, openUntil), leg, legs })
    if (caller.uid !== null) context.countUse(caller.uid, today)
    return Response.json(body, { headers: cacheHeaders(caller.plan) })
  } catch (error) {
    return faultResponse(error, context)
  }
}

/** GET /api/flights/departures?from&to&date: the flights between two airports on a day. */
export async function answerDepartures(request: Request, caller: Caller, context: FlightContext): Promise<Response> {
  const now = context.now()
  const today = localDateOf(now)
  const parsed = parseDepartures(new URL(request.url).searchParams, today)
  if (!parsed.ok) return badRequest(parsed.errors)
  const { from, to, date } = parsed.value
  const openUntil = lastDay(caller.plan, today, null)
  if (date > openUntil) return beyondPlan(date, openUntil)
  try {
    const departures = await context.provider.departures({ from, to, date })
    const body: DeparturesAnswer = {
      ...buildAnswerHead(context, now, caller.plan, openUntil),
      from,
      to,
      date,
      departures,
    }
    return Response.json(body, { headers: cacheHeaders(caller.plan) })
  } catch (error) {
    return faultResponse(error, context)
  }
}

function buildAnswerHead({ provider }: FlightContext, now: Instant, plan: Audience, openUntil: LocalDate) {
  return { now, plan, openUntil, source: provider.source, sample: provider.source.kind === 'sample' }
}

/** Returns the last day of the longest window among the programs that sell the carrier, or among all if none does. */
function lastDay(plan: Audience, today: LocalDate, carrier: string | null): LocalDate {
  const sellers = (carrier === null ? [] : findCarrier(carrier)?.programs) ?? []
  const candidates = sellers.length > 0 ? sellers : programs
  return addDays(today, Math.max(...candidates.map((program) => getPlanLimits(plan, program).daysAhead)))
}

function beyondPlan(date: LocalDate, openUntil: LocalDate): Response {
  return problemResponse(
    403,
    'Beyond your plan',
    `Your plan shows flights to ${formatDate(openUntil, 'plain')}; ${formatDate(date, 'plain')} is after that.`,
  )
}

/** Returns the context in which this server answers requests about flights. */
export function flightContext(): FlightContext {
  const db = adminFirestore()
  return {
    now: serverClock.now,
    provider: flightProvider(),
    snapshots: firestoreSnapshotStore(db),
    countUse: (uid, today) => {
      countUses(db, uid, today, { searches: 1 }).catch((error: unknown) => reportFault('a use was not counted', error))
    },
    report: reportFault,
  }
}

/** Returns the contracted source where one is configured, otherwise sample data. */
export function flightProvider(): FlightProvider {
  const { FLIGHT_SOURCE_URL: url, FLIGHT_SOURCE_KEY: key, FLIGHT_SOURCE_NAME: name } = env()
  return url && key ? httpProvider({ url, key, name }) : sampleProvider
}
