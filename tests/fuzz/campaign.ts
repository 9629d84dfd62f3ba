import type { Tokens } from './headers.ts'
import { faultOf } from './judge.ts'
import { Random } from './random.ts'
import type { FuzzRequest, Kind } from './request.ts'
import { send } from './send.ts'
import { apiRequest } from './targets/api.ts'
import { callableRequest } from './targets/callables.ts'
import { pageRequest } from './targets/pages.ts'
import { type Signer, webhookRequest } from './targets/webhooks.ts'

/** The servers to send requests to, and the credentials to send along. */
export type Stage = { site: string; functions: string; tokens: Tokens; signer: Signer }

export type Fault = { number: number; what: string; request: FuzzRequest }

/** The result of a run: answers by kind and status, and every fault. */
export type Outcome = {
  sent: Record<Kind, number>
  statuses: Record<Kind, Record<number, number>>
  /** By target: how many requests, and the milliseconds that all of them and the slowest took. */
  targets: Map<string, { times: number; ms: number; slowestMs: number }>
  faults: Fault[]
}

export type Plan = {
  seed: number
  requests: number
  onFault?: (fault: Fault) => void
  onProgress?: (done: number) => Promise<void>
}

/** How many requests run at once. The functions emulator starts a process for each simultaneous call. */
const atOnce = { site: 8, functions: 2 } as const
/** How many of every hundred requests go to functions. */
const toFunctions = 12
/** After this many faults a run stops. */
const mostFaults = 200

/** The request with a given number, so that a fault can be repeated from its seed and number alone. */
export function requestOf(stage: Stage, seed: number, number: number): FuzzRequest {
  const random = new Random(seed * 1_000_003 + number * 7_919)
  if (isForFunctions(number)) {
    return random.chance(0.75) ? callableRequest(stage.tokens, random) : webhookRequest(stage.signer, random)
  }
  return random.chance(0.72) ? apiRequest(stage.tokens, random) : pageRequest(stage.tokens, random)
}

const isForFunctions = (number: number) => number % 100 < toFunctions

/** Sends `requests` broken requests and checks every answer. */
export async function runCampaign(stage: Stage, plan: Plan): Promise<Outcome> {
  const outcome: Outcome = {
    sent: { api: 0, page: 0, callable: 0, webhook: 0 },
    statuses: { api: {}, page: {}, callable: {}, webhook: {} },
    targets: new Map(),
    faults: [],
  }
  const all = Array.from({ length: plan.requests }, (_, number) => number)
  const workers = [
    ...splitAmong(
      all.filter((number) => !isForFunctions(number)),
      atOnce.site,
    ),
    ...splitAmong(all.filter(isForFunctions), atOnce.functions),
  ]
  const progress = { done: 0 }
  await Promise.all(workers.map((numbers) => walk(numbers, stage, plan, outcome, progress)))
  return outcome
}

/** Workers take from one shared list, so that a slow answer holds up only its own worker. */
function splitAmong(numbers: number[], count: number): Iterator<number>[] {
  const shared = numbers.values()
  return Array.from({ length: count }, () => shared)
}

async function walk(numbers: Iterator<number>, stage: Stage, plan: Plan, outcome: Outcome, progress: { done: number }) {
  for (let next = numbers.next(); !next.done; next = numbers.next()) {
    if (outcome.faults.length >= mostFaults) return
    const request = requestOf(stage, plan.seed, next.value)
    const what = await sendOne(stage, request, outcome)
    if (what !== null) {
      const fault = { number: next.value, what, request }
      outcome.faults.push(fault)
      plan.onFault?.(fault)
    }
    progress.done += 1
    await plan.onProgress?.(progress.done)
  }
}

async function sendOne(stage: Stage, request: FuzzRequest, outcome: Outcome): Promise<string | null> {
  const { kind, target } = request
  outcome.sent[kind] += 1
  const took = outcome.targets.get(target) ?? { times: 0, ms: 0, slowestMs: 0 }
  outcome.targets.set(target, took)
  took.times += 1
  const origin = kind === 'callable' || kind === 'webhook' ? stage.functions : stage.site
  try {
    const answer = await send(origin, request)
    outcome.statuses[kind][answer.status] = (outcome.statuses[kind][answer.status] ?? 0) + 1
    took.ms += answer.ms
    took.slowestMs = Math.max(took.slowestMs, answer.ms)
    return faultOf(request, answer)
  } catch (error) {
    return `no answer: ${error instanceof Error ? error.message : error}`
  }
}
