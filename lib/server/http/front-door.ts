import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { appendPeer, listNetworks, type parseRanges } from '../client-address.ts'
import { type AddressLimits, classifyWork } from './address-limits.ts'
import type { Drain } from './drain.ts'
import { FairQueue } from './fair-queue.ts'
import { holdAnswer } from './hold-answer.ts'
import { getLifetime, getPageKey, isText } from './kept-page.ts'
import { type Fill, PageMemory } from './page-memory.ts'
import { type PolicyContext, pagePolicy } from './policy.ts'
import { RefusalLog } from './refusal-log.ts'
import { busy, findRefusal, noAddress, type Refusal, refuse, tooMany } from './refuse-request.ts'
import { readAddress } from './request-line.ts'
import { findMissing } from './slugs.ts'
import { completeHeaders, handNonce, streamedScripts } from './standing-headers.ts'

export type FrontDoor = {
  policy: PolicyContext
  trusted: ReturnType<typeof parseRanges>
  limits: AddressLimits
  /** Null where nobody ends the server in good order, as while developing. */
  drain: Drain | null
  /** What a page is filled with for its address, or where its reader is sent; null for an address that asks nothing. */
  answers?: (address: string) => PageAnswer | null
  nowMs?: () => number
}

export type PageAnswer = { fill: Fill } | { redirect: string }

type Answer = (request: IncomingMessage, response: ServerResponse, framework: () => void) => Promise<void>

/**
 * Stands before the framework in every server of this process, whoever started it: Node announces each request, and at
 * a server's first one its listeners are put behind ours.
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
    // Nothing of ours is spoken over an upgraded connection, but the reloading of pages while developing.
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

/** What a request may be answered with before the framework is asked, in the order in which it happens. */
function createAnswer({ policy, trusted, limits, drain, answers, nowMs = () => performance.now() }: FrontDoor): Answer {
  const writePolicy = pagePolicy(policy)
  const memory = new PageMemory(nowMs, writePolicy)
  const refusals = new RefusalLog()
  const turnAway = (request: IncomingMessage, response: ServerResponse, refusal: Refusal) => {
    refusals.count(refusal.status)
    refuse(request, response, refusal)
  }
  // While developing, a page waits for its compiler, which works in this thread.
  const turns = policy.developing ? null : new FairQueue({ nowMs: () => performance.now(), idleMs })
  return async (request, response, framework) => {
    // The headers that every answer has, a refusal too. The answer's kind of scripts is known by then.
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
    const asked = path === null ? null : (answers?.(request.url) ?? null)
    if (asked && 'redirect' in asked) return sendTo(response, asked.redirect, 303)
    if (asked) fill = asked.fill
    else if (path !== null && memory.send(response, path, reader)) return

    const wait = await limits.consume(classifyWork(request.url), networks)
    if (wait !== null) return turnAway(request, response, tooMany(wait))
    if (turns && !(await hasTurn(turns, networks, response))) return turnAway(request, response, busy)
    if (response.destroyed) return
    if (fill && path !== null && (await memory.sendFilled(response, path, reader, fill))) return

    const nonce = handNonce(request)
    if (!policy.developing) scripts = streamedScripts(nonce)
    // What is drawn as it goes out is not held, so the framework packs it.
    if (nonce === '') key = path
    prepare(request, key !== null)
    framework()
  }
}

const idleMs = () => performance.eventLoopUtilization().idle
/** How long the framework may go on working for somebody who has hung up. */
const afterwardsMs = 50

/** Waits for a turn, which ends with the answer; false where too many wait. */
async function hasTurn(turns: FairQueue, networks: readonly string[], response: ServerResponse): Promise<boolean> {
  const turn = await turns.take(networks)
  if (turn === null) return false
  if (response.destroyed) turn()
  else response.once('close', () => (response.writableFinished ? turn() : setTimeout(turn, afterwardsMs)))
  return true
}

/** What a file would be refused for when it cannot meet it, and Next.js has no words for that refusal but 500. */
const refusedConditions = ['range', 'if-match', 'if-unmodified-since'] as const
/** What this door sees to by itself for an answer that it holds. */
const ownConditions = ['accept-encoding', 'if-none-match', 'if-modified-since'] as const

/** Hands a request on: for a whole answer, unpacked where it is held here. Headers alone are cut off by Node. */
function prepare(request: IncomingMessage, held: boolean): void {
  for (const name of refusedConditions) delete request.headers[name]
  if (!held) return
  for (const name of ownConditions) delete request.headers[name]
  request.method = 'GET'
}

/** To the plain form of an address, for good or for this once. No cache keeps who was sent where by an invented one. */
function sendTo(response: ServerResponse, location: string, status: 303 | 308): void {
  response.statusCode = status
  response.setHeader('location', location)
  response.setHeader('cache-control', 'no-store')
  response.end()
}
