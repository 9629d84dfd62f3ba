import type { Firestore } from 'firebase-admin/firestore'
import type { ConnectionStart, ConnectionStatus } from '../../accounts/connections-contract.ts'
import type { Instant } from '../../core/clock.ts'
import { reportFault } from '../../core/faults.ts'
import { type Caller, readBearerToken } from '../caller.ts'
import { serverClock } from '../clock.ts'
import { adminFirestore } from '../firebase-admin.ts'
import { noStore, notSignedIn, problemResponse } from '../problem.ts'
import { getOrigin } from '../site-origin.ts'
import {
  connectionStatus,
  endConnection,
  findOAuthApp,
  finishConnection,
  type OAuthApp,
  startConnection,
} from './connections.ts'

export type ConnectionContext = {
  db: () => Firestore
  /** Null if this site offers no sign-in at seats.aero. */
  app: OAuthApp | null
  now: () => Instant
  onFault: (error: unknown) => void
}

export function connectionContext(): ConnectionContext {
  const onFault = (error: unknown) => reportFault('a connection to seats.aero failed', error)
  return { db: adminFirestore, app: findOAuthApp(), now: serverClock.now, onFault }
}

const base = '/api/connections/seats-aero'

export async function answerStatus({ uid }: Caller, { app, db }: ConnectionContext): Promise<Response> {
  if (uid === null) return notSignedIn()
  const none: ConnectionStatus = { configured: false, state: 'none', since: null }
  return Response.json(app === null ? none : await connectionStatus(db(), uid), { headers: noStore })
}

/**
 * POST start: the address at which the caller gives consent. Requires a token in a header: a page of another site can
 * make a browser send the cookie, but never that.
 */
export async function answerStart(request: Request, { uid }: Caller, context: ConnectionContext): Promise<Response> {
  if (uid === null || readBearerToken(request.headers) === null) return notSignedIn()
  const { app, db, now } = context
  if (app === null) return notOffered()
  const url = await startConnection({ db: db(), app, now }, uid, getRedirectUri(request))
  return Response.json({ url } satisfies ConnectionStart, { headers: noStore })
}

/** DELETE: deletes the caller's tokens, even if the sign-in is no longer offered. */
export async function answerEnd(request: Request, { uid }: Caller, { db }: ConnectionContext): Promise<Response> {
  if (uid === null || readBearerToken(request.headers) === null) return notSignedIn()
  await endConnection(db(), uid)
  return new Response(null, { status: 204, headers: noStore })
}

/** GET callback: the member returns from the provider and is sent to their account page, whatever the outcome. */
export async function answerCallback(request: Request, { uid }: Caller, context: ConnectionContext): Promise<Response> {
  const { app, db, now, onFault } = context
  if (app === null) return notOffered()
  if (uid === null) return toAccount('signed-out')
  const params = new URL(request.url).searchParams
  const returned = {
    code: params.get('code')?.slice(0, 4096) || null,
    state: params.get('state')?.slice(0, 200) || null,
  }
  try {
    return toAccount(await finishConnection({ db: db(), app, now }, uid, returned, getRedirectUri(request)))
  } catch (error) {
    onFault(error)
    return toAccount('failed')
  }
}

/** Redirects to the account page. No part of the request decides where a member is sent. */
function toAccount(outcome: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location: `/dashboard/account?connection=${outcome}`, ...noStore },
  })
}

function getRedirectUri(request: Request): string {
  return `${getOrigin(request.headers)}${base}/callback`
}

function notOffered(): Response {
  return problemResponse(404, 'Not available', 'This site doesn’t connect to seats.aero.')
}
