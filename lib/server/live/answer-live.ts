import type { CheckedDays } from '../../availability/coverage-ledger.ts'
import type { LiveEvent, LiveQuery, LiveStart } from '../../availability/live-contract.ts'
import type { ParseContext } from '../../availability/parse-params.ts'
import { parseSearch } from '../../availability/parse-search.ts'
import { type LivePlan, permutationsLeft, planLive } from '../../availability/plan-live.ts'
import type { LiveProvider, ProviderItem } from '../../availability/providers/provider.ts'
import { type Instant, type LocalDate, localDateOf } from '../../core/clock.ts'
import { addDays } from '../../core/dates.ts'
import type { Audience } from '../../core/plan.ts'
import type { Program } from '../../core/program.ts'
import { getPlanLimits } from '../../programs/plan-limits.ts'
import type { Caller } from '../caller.ts'
import { badRequest, problemResponse } from '../problem.ts'
import { runLive } from './run-live.ts'

/** Limits how many live searches run at once: per member, and on this server in total. */
export class ConcurrencyLimiter {
  readonly #running = new Map<string, number>()
  readonly #perMember: number
  readonly #all: number

  constructor(perMember: number, all: number) {
    this.#perMember = perMember
    this.#all = all
  }

  /** Takes a slot for a search, to be released when it ends; otherwise says whose limit is reached. */
  take(uid: string): { release: () => void } | { full: 'member' | 'server' } {
    const own = this.#running.get(uid) ?? 0
    if (own >= this.#perMember) return { full: 'member' }
    if (this.running >= this.#all) return { full: 'server' }
    // The second half of the slots is reserved for members who have none.
    if (own > 0 && this.running * 2 >= this.#all) return { full: 'server' }
    this.#running.set(uid, own + 1)
    let released = false
    return {
      release: () => {
        if (released) return
        released = true
        this.#release(uid)
      },
    }
  }

  get running(): number {
    return [...this.#running.values()].reduce((sum, count) => sum + count, 0)
  }

  #release(uid: string): void {
    const left = (this.#running.get(uid) ?? 0) - 1
    if (left > 0) this.#running.set(uid, left)
    else this.#running.delete(uid)
  }
}

/** The provider of a live search, and what happens with its answers. */
export type LiveSourcing = {
  provider: LiveProvider
  store: (items: ProviderItem[]) => Promise<void>
  /** Records in the coverage ledger which days were answered and which failed. */
  note: (program: Program, looked: readonly CheckedDays[]) => Promise<void>
  /** Used in place of the context's where the answers are private to the member. */
  watchRecheck?: LiveContext['watchRecheck']
}

export type LiveContext = {
  now: () => Instant
  /** Whether the team has live search switched on. */
  isOn: () => Promise<boolean>
  listAirports: ParseContext['listAirports']
  getSourcing: (uid: string) => Promise<LiveSourcing>
  /**
   * Adds to the permutations a member has used of a program on a day. `take` gets the number used so far and returns
   * how many to add; a negative number gives some back.
   */
  countLive: (
    uid: string,
    of: { today: LocalDate; program: Program },
    take: (usedToday: number) => number,
  ) => Promise<void>
  slots: ConcurrencyLimiter
  /**
   * Called before the provider is asked. The function it returns receives every event, and counts whether rows that are
   * checked again are still there.
   */
  watchRecheck: (query: LiveQuery, now: Instant) => (event: LiveEvent) => void
  onFault: (error: unknown) => void
  /** A search that takes longer ends with the results so far. */
  timeoutMs: number
  /** How often an empty line is sent, without which a proxy might take the silence for the end. */
  heartbeatMs: number
}

/** GET /api/search/live: asks the provider now, within the member's plan, and streams its answers as they arrive. */
export async function answerLive(request: Request, caller: Caller, context: LiveContext): Promise<Response> {
  const { uid, plan } = caller
  if (uid === null) {
    return problemResponse(401, 'Not signed in', 'Live search comes with Silver and Gold. Log in first.')
  }
  // A link on another site must not use up a member's allowance.
  if (request.headers.get('sec-fetch-site') === 'cross-site') {
    return problemResponse(403, 'Not from here', 'Start live searches from our own pages.')
  }
  if (!(await context.isOn())) {
    return problemResponse(503, 'Switched off', 'Live search is off for now. You can still search cached results.')
  }
  const now = context.now()
  const today = localDateOf(now)
  // Checked as if nothing had been used, so that a faulty query is refused before anything is taken.
  const wanted = readLivePlan(request, plan, { now, usedToday: 0 }, context)
  if (wanted instanceof Response) return wanted
  const slot = context.slots.take(uid)
  if ('full' in slot) return busy(slot.full)
  try {
    const sourcing = await context.getSourcing(uid)
    let outcome: Taken | Response = { live: wanted, left: 0 }
    await context.countLive(uid, { today, program: wanted.query.program }, (usedToday) => {
      outcome = takeLive(request, plan, { now, usedToday }, context)
      return outcome instanceof Response ? 0 : countDays(outcome.live)
    })
    const taken = outcome as Taken | Response
    if (taken instanceof Response) {
      slot.release()
      return taken
    }
    const start = toStart(taken, plan, now, sourcing)
    const { program } = taken.live.query
    const giveBack = (unused: number) =>
      context.countLive(uid, { today, program }, (usedToday) => -Math.min(unused, usedToday))
    return createStream(start, taken.live, request.signal, slot.release, { ...context, ...sourcing, giveBack })
  } catch (error) {
    slot.release()
    context.onFault(error)
    const detail = 'We couldn’t start the search, and it hasn’t been counted. Please try again soon.'
    return problemResponse(503, 'Not ready', detail, { headers: { 'retry-after': '10' } })
  }
}

type Use = { now: Instant; usedToday: number }

/** A search that may run, and how many permutations are left today after it. */
type Taken = { live: LivePlan; left: number }

const countDays = ({ pairs, dates }: LivePlan) => pairs.length * dates.length

function takeLive(request: Request, plan: Audience, use: Use, context: LiveContext): Taken | Response {
  const live = readLivePlan(request, plan, use, context)
  if (live instanceof Response) return live
  const { liveSearch } = getPlanLimits(plan, live.query.program)
  return { live, left: permutationsLeft(liveSearch?.permutations ?? 0, use.usedToday + countDays(live)) }
}

function readLivePlan(request: Request, plan: Audience, use: Use, context: LiveContext): LivePlan | Response {
  const { now } = use
  const params = new URL(request.url).searchParams
  const openUntil = (program: Program) => addDays(localDateOf(now), getPlanLimits(plan, program).daysAhead)
  const parsed = parseSearch(params, { listAirports: context.listAirports, now, openUntil })
  if (!parsed.ok) return badRequest(parsed.errors)
  const { programs, from, to, start, cabins, seats, directOnly } = parsed.value
  const [program, another] = programs
  if (program === undefined || another !== undefined) {
    return badRequest([{ parameter: 'program', message: 'must be one program: live search covers one at a time' }])
  }
  const end = params.get('end') ? parsed.value.end : null
  const { liveSearch, ...limits } = getPlanLimits(plan, program)
  if (liveSearch === null || plan === 'guest') {
    const present = plan === 'guest' ? 'We can’t read your plan at the moment.' : `You’re on ${plan}.`
    return problemResponse(403, 'Not in your plan', `Live search comes with Silver and Gold. ${present}`)
  }
  const requested = { program, from, to, start, end, cabins, seats, directOnly }
  const planned = planLive(requested, { plan, limits: { ...limits, liveSearch }, ...use })
  return 'refused' in planned ? problemResponse(403, 'Beyond your plan', planned.refused) : planned
}

function busy(full: 'member' | 'server'): Response {
  const headers = { 'retry-after': '10' }
  if (full === 'server') {
    return problemResponse(503, 'Busy', 'We’re running as many live searches as we can. Try again soon.', { headers })
  }
  const detail = 'Your other live searches are still running. Wait for one to finish, or cancel it.'
  return problemResponse(429, 'Too many requests', detail, { headers })
}

function toStart({ live, left }: Taken, plan: Audience, now: Instant, { provider }: LiveSourcing): LiveStart {
  if (plan === 'guest' || plan === 'free') throw new RangeError(`the ${plan} plan has no live search`)
  const { query, clamped } = live
  const { source } = provider
  return {
    type: 'start',
    now,
    plan,
    query,
    clamped,
    permutations: countDays(live),
    left,
    source,
    sample: source.kind === 'sample',
  }
}

/** Streams the search line by line. It stops when the client disconnects, and always releases its slot. */
function createStream(
  start: LiveStart,
  plan: LivePlan,
  left: AbortSignal,
  release: () => void,
  context: LiveContext & LiveSourcing & { giveBack: (permutations: number) => Promise<void> },
): Response {
  const stop = new AbortController()
  const signal = AbortSignal.any([left, stop.signal, AbortSignal.timeout(context.timeoutMs)])
  const encoder = new TextEncoder()
  const watch = context.watchRecheck(plan.query, start.now)
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (text: string) => {
        if (!left.aborted && !stop.signal.aborted) controller.enqueue(encoder.encode(`${text}\n`))
      }
      const emit = (event: LiveEvent) => {
        watch(event)
        write(JSON.stringify(event))
      }
      const heartbeat = setInterval(write, context.heartbeatMs, '')
      try {
        emit(start)
        emit(await runLive({ ...context, plan, emit, signal }))
        if (!stop.signal.aborted) controller.close()
      } catch (error) {
        context.onFault(error)
        controller.error(error)
      } finally {
        clearInterval(heartbeat)
        release()
      }
    },
    cancel: () => stop.abort(),
  })
  const headers = { 'content-type': 'application/x-ndjson', 'cache-control': 'private, no-store' }
  // Some proxies buffer a response before passing it on, unless told otherwise.
  return new Response(body, { headers: { ...headers, 'x-accel-buffering': 'no' } })
}
