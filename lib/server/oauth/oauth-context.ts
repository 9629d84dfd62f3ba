import { serverClock } from '../clock.ts'
import { adminAuth, adminFirestore } from '../firebase-admin.ts'
import { getOrigin } from '../site-origin.ts'
import type { OAuth } from './oauth.ts'

/** Returns what this server grants access with, for the address the request was made to. */
export function oauthContext(request: Request): OAuth {
  const origin = getOrigin(request.headers)
  return { db: adminFirestore(), auth: adminAuth(), now: serverClock.now, origin, resource: `${origin}/mcp` }
}
