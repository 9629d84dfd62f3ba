import type { Firestore } from 'firebase-admin/firestore'
import { GrantChoice, type GrantList } from '../../accounts/oauth-contract.ts'
import { type Caller, readBearerToken } from '../caller.ts'
import { writeLog } from '../logs/log-line.ts'
import { noStore, notSignedIn, problemResponse } from '../problem.ts'
import { endGrant, listGrants } from './grants.ts'

/** GET: the apps a member has connected. */
export async function answerGrants({ uid }: Caller, db: Firestore): Promise<Response> {
  if (uid === null) return notSignedIn()
  return Response.json({ grants: await listGrants(db, uid) } satisfies GrantList, { headers: noStore })
}

/** DELETE: disconnects the app that `id` names. */
export async function answerGrantEnd(request: Request, { uid }: Caller, db: Firestore): Promise<Response> {
  if (uid === null || readBearerToken(request.headers) === null) return notSignedIn()
  const chosen = GrantChoice.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  const known = chosen.success && (await endGrant(db, uid, chosen.data.id))
  if (!known) return problemResponse(404, 'App not found', 'You haven’t connected an app with this ID.')
  writeLog('INFO', 'app disconnected', {})
  return new Response(null, { status: 204, headers: noStore })
}
