import { type Instant, type LocalDate, localDateOf } from '../../core/clock.ts'
import { addDays } from '../../core/dates.ts'
import { reportFault } from '../../core/faults.ts'
import { formatDate } from '../../core/formats.ts'
import { programs } from '../../core/program.ts'
import { carrierOf } from '../../flights/flight-number.ts'
import type { FlightLeg } from '../../flights/flight-snapshots.ts'
import type { DeparturesAnswer } from '../../flights/flights-contract.ts'
import { httpProvider } from '../../flights/http-provider.ts'
import { parseDepartures, parseFlight } from '../../flights/parse-flight.ts'
import { type FaultKind, FlightFault, type FlightProvider } from '../../flights/provider.ts'
import { sampleProvider } from '../../flights/sample-provider.ts'
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

type Head = Pick<DeparturesAnswer, 'now' | 'plan' | 'openUntil' | 'source' | 'sample'>

/**
 * Answers for a day within the caller's plan, or says why it can't be answered. Flights reach as many days ahead as the
 * longest window among the programs that sell the carrier, or among all if none does.
 */
async function answerWithinPlan(
  { plan }: Caller,
  context: FlightContext,
  { now, date, carrier }: { now: Instant; date: LocalDate; carrier: string | null },
  answer: (head: Head) => Promise<object>,
): Promise<Response> {
  const sellers = (carrier === null ? [] : findCarrier(carrier)?.programs) ?? []
  const windows = (sellers.length > 0 ? sellers : programs).map((program) => getPlanLimits(plan, program).daysAhead)
  const openUntil = addDays(localDateOf(now), Math.max(...windows))
  if (date > openUntil) {
    const detail = `Your plan shows flights to ${formatDate(openUntil, 'plain')}; ${formatDate(date, 'plain')} is after that.`
    return problemResponse(403, 'Beyond your plan', detail)
  }
  try {
    const { source } = context.provider
    const body = await answer({ now, plan, openUntil, source, sample: source.kind === 'sample' })
    return body instanceof Response ? body : Response.json(body, { headers: cacheHeaders(plan) })
  } catch (error) {
    return faultResponse(error, context)
  }
}

type LegFields = Head & { leg: FlightLeg; legs: FlightLeg[] }

export async function answerLeg(
  request: Request,
  caller: Caller,
  context: FlightContext,
  answer: (fields: LegFields) => Promise<object>,
): Promise<Response> {
  const now = context.now()
  const today = localDateOf(now)
  const parsed = parseFlight(new URL(request.url).searchParams, today)
  if (!parsed.ok) return badRequest(parsed.errors)
  const { flight, date, from, to } = parsed.value
  return answerWithinPlan(caller, context, { now, date, carrier: carrierOf(flight) }, async (head) => {
    const legs = await context.provider.legs({ flight, date })
    const leg = legs.find((one) => (from === undefined || one.from === from) && (to === undefined || one.to === to))
    if (!leg) {
      const where = legs.map((one) => `${one.from} to ${one.to}`).join(' and ')
      const detail = `${flight} flies ${where} on ${formatDate(date, 'plain')}, not the leg you chose.`
      return problemResponse(404, 'Leg not found', detail)
    }
    const body = await answer({ ...head, leg, legs })
    if (caller.uid !== null) context.countUse(caller.uid, today)
    return body
  })
}

/** GET /api/flights/departures?from&to&date: the flights between two airports on a day. */
export async function answerDepartures(request: Request, caller: Caller, context: FlightContext): Promise<Response> {
  const now = context.now()
  const parsed = parseDepartures(new URL(request.url).searchParams, localDateOf(now))
  if (!parsed.ok) return badRequest(parsed.errors)
  const { from, to, date } = parsed.value
  return answerWithinPlan(caller, context, { now, date, carrier: null }, async (head): Promise<DeparturesAnswer> => {
    const departures = await context.provider.departures({ from, to, date })
    return { ...head, from, to, date, departures }
  })
}

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
