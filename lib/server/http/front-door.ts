import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { appendPeer, listNetworks, parseRanges } from '../client-address.ts'
import { env } from '../env.ts'
import { sharedStore } from '../rate-limiter.ts'
import { readTelemetryConfig } from '../telemetry/error-reports.ts'
import { getWebConfig } from '../web-config.ts'
import { type Drain, drainOnSignal } from './drain.ts'
import { FairQueue } from './fair-queue.ts'
import { holdAnswer } from './hold-answer.ts'
import { type Fill, getLifetime, getPageKey, isText, PageMemory } from './page-memory.ts'
import { type PolicyContext, pagePolicy } from './policy.ts'
import {
  type AddressLimits,
  busy,
  classifyWork,
  createAddressLimits,
  findRefusal,
  noAddress,
  type Refusal,
  RefusalLog,
  refuse,
  tooMany,
} from './refuse-request.ts'
import { findMissing, prepareSlugs } from './slugs.ts'
import { completeHeaders, setNonce, streamedScripts } from './standing-headers.ts'

/** How an address is answered: under its plain form, or by redirecting the reader to it. */
type ReadAddress = { address: string } | { redirect: string } | { unreadable: true }

/**
 * Returns the address under which the framework is to answer a request line.
 * - A line may contain a whole address, as sent to a proxy: its host is not trusted, only its path counts.
 * - Unnecessary escapes (`/%70ricing`) give a page we have a second name, which a cache would keep separately. The
 *   reader is redirected to the plain address.
 * - Next.js can't read a path with broken escapes, such as `/%zz`. With its percent signs taken literally, it names a
 *   page that doesn't exist.
 */
export function readAddress(line: string): ReadAddress {
  const own = line.startsWith('/') ? line : pathOfWhole(line)
  if (own === null) return { unreadable: true }
  const end = own.indexOf('?')
  const [path, query] = end === -1 ? [own, ''] : [own.slice(0, end), own.slice(end)]
  if (!path.includes('%')) return { address: own }
  if (decoded(path) === null) return { address: path.replaceAll('%', '%25') + query }
  const plain = path.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = decoded(escaped)
    return character !== null && /[\w.~-]/.test(character) ? character : escaped
  })
  if (plain === path) return { address: own }
  // Two slashes at the start would turn the first segment into a host, and dots would be taken as steps up the path.
  if (/^[/\\]{2}|(^|\/)\.\.?(\/|$)/.test(plain)) return { address: path.replaceAll('%', '%25') + query }
  return { redirect: plain + query }
}

/** Returns the path of `http://host/path`; null if the line isn't an address at all. */
function pathOfWhole(line: string): string | null {
  if (!/^https?:\/\//i.test(line) || !URL.canParse(line)) return null
  const { pathname, search } = new URL(line)
  // Leading slashes are reduced to one: in a redirect, what follows two would be read as a host.
  return pathname.replace(/^\/+/, '/') + search
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

export type FrontDoor = {
  policy: PolicyContext
  trusted: ReturnType<typeof parseRanges>
  limits: AddressLimits
  /** Null if the server isn't shut down gracefully, as during development. */
  drain: Drain | null
  /** What to fill the page with for its address, or where to redirect; null for an address that asks for nothing. */
  answers?: (address: string) => PageAnswer | null
  nowMs?: () => number
}

export type PageAnswer = { fill: Fill } | { redirect: string }

type Answer = (request: IncomingMessage, response: ServerResponse, framework: () => void) => Promise<void>

/**
 * Runs before the framework in every server of this process, whoever started it. Node announces each request; at a
 * server's first one, the framework's listeners are put behind ours.
 */
export function openFrontDoor(door: FrontDoor): void {
  const answer = createAnswer(door)
  const servers = new WeakSet<Server>()
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server }
    if (servers.has(server)) return
    servers.add(server)
    const framework = server.listeners('request') as RequestListener[]
    server.removeAllListeners('request')
    // The site uses no upgraded connections, except to reload pages during development.
    if (!door.policy.developing) server.removeAllListeners('upgrade')
    server.on('request', (request, response) => {
      door.drain?.count(server, response)
      answer(request, response, () => {
        for (const listener of framework) listener.call(server, request, response)
      }).catch((error: unknown) => {
        console.error(error)
        response.destroy()
      })
    })
  })
}

/** Builds what answers a request before it reaches the framework. The steps are in the order in which they happen. */
function createAnswer({ policy, trusted, limits, drain, answers, nowMs = () => performance.now() }: FrontDoor): Answer {
  const writePolicy = pagePolicy(policy)
  const memory = new PageMemory(nowMs, writePolicy)
  const refusals = new RefusalLog()
  const turnAway = (request: IncomingMessage, response: ServerResponse, refusal: Refusal) => {
    refusals.count(refusal.status)
    refuse(request, response, refusal)
  }
  // During development a page waits for its compiler, which works in this thread.
  const turns = policy.developing ? null : new FairQueue({ nowMs: () => performance.now(), idleMs })
  return async (request, response, framework) => {
    // Every response gets the standing headers, a refusal too. By the time they are written, it is known which scripts
    // the page has.
    let [key, scripts]: [string | null, string] = [null, '']
    let fill: Fill | null = null
    const reader = { encodings: request.headers['accept-encoding'], has: request.headers['if-none-match'] }
    holdAnswer(response, {
      holds() {
        const headers = response.getHeaders()
        return key !== null && (isText(headers) || getLifetime(response.statusCode, headers) > 0)
      },
      onWhole: (body) => void memory.sendNew(response, body, key ?? '', reader, fill),
      onHead() {
        completeHeaders(response, writePolicy(scripts))
        if (drain?.ending) response.setHeader('connection', 'close')
      },
    })

    const networks = listNetworks(appendPeer(request), trusted)
    const read = readAddress(request.url ?? '/')
    if ('unreadable' in read) return turnAway(request, response, noAddress)
    const refusal = findRefusal(request)
    if (refusal) return turnAway(request, response, refusal)
    if ('redirect' in read) return sendTo(response, read.redirect, 308)
    request.url = findMissing(read.address, request.headers.rsc !== undefined) ?? read.address

    const path = policy.developing ? null : getPageKey(request)
    const pageAnswer = path === null ? null : (answers?.(request.url) ?? null)
    if (pageAnswer && 'redirect' in pageAnswer) return sendTo(response, pageAnswer.redirect, 303)
    if (pageAnswer) fill = pageAnswer.fill
    else if (path !== null && memory.send(response, path, reader)) return

    const wait = await limits.consume(classifyWork(request.url), networks)
    if (wait !== null) return turnAway(request, response, tooMany(wait))
    if (turns && !(await hasTurn(turns, networks, response))) return turnAway(request, response, busy)
    if (response.destroyed) return
    if (fill && path !== null && (await memory.sendFilled(response, path, reader, fill))) return

    const nonce = setNonce(request)
    if (!policy.developing) scripts = streamedScripts(nonce)
    // A streamed page is not held, so the framework compresses it.
    if (nonce === '') key = path
    prepare(request, key !== null)
    framework()
  }
}

const idleMs = () => performance.eventLoopUtilization().idle
/** How long a turn is kept after the client has hung up, because the framework may still be working for it. */
const afterwardsMs = 50

/** Waits for a turn, which ends with the response; false if too many are waiting. */
async function hasTurn(turns: FairQueue, networks: readonly string[], response: ServerResponse): Promise<boolean> {
  const turn = await turns.take(networks)
  if (turn === null) return false
  if (response.destroyed) turn()
  else response.once('close', () => (response.writableFinished ? turn() : setTimeout(turn, afterwardsMs)))
  return true
}

/** Conditions for which a file may be refused. Next.js can answer that refusal only with a 500. */
const refusedConditions = ['range', 'if-match', 'if-unmodified-since'] as const
/** What the front door handles itself for a response that it holds. */
const ownConditions = ['accept-encoding', 'if-none-match', 'if-modified-since'] as const

/** Asks for the whole answer, and uncompressed if it is held here. For HEAD, Node drops the body. */
function prepare(request: IncomingMessage, held: boolean): void {
  for (const name of refusedConditions) delete request.headers[name]
  if (!held) return
  for (const name of ownConditions) delete request.headers[name]
  request.method = 'GET'
}

/** Redirects for good (308) or this once (303). Not stored: no cache is to keep redirects of made-up addresses. */
function sendTo(response: ServerResponse, location: string, status: 303 | 308): void {
  response.statusCode = status
  response.setHeader('location', location)
  response.setHeader('cache-control', 'no-store')
  response.end()
}

/** Opens the front door as the environment says. An invalid one ends the process, naming the variable. */
export function startFrontDoor(developing: boolean, answers: FrontDoor['answers']): void {
  try {
    const { TRUSTED_PROXIES, RATE_LIMIT_SCALE, RATE_LIMIT_STORE_URL } = env()
    openFrontDoor({
      policy: { web: getWebConfig(env()), telemetry: readTelemetryConfig(env()), developing },
      trusted: parseRanges(TRUSTED_PROXIES),
      limits: createAddressLimits({ scale: RATE_LIMIT_SCALE, store: sharedStore(RATE_LIMIT_STORE_URL) }),
      drain: developing ? null : drainOnSignal(),
      answers,
    })
  } catch (error) {
    // If rethrown, it would only be logged, and the server would answer every request with an error.
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  if (!developing) prepareSlugs()
}
