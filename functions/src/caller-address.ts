import type { CallableRequest } from 'firebase-functions/https'
import { clientAddressOf, parseRanges } from '../../lib/server/client-address.ts'
import { env } from '../../lib/server/env.ts'

/** The address a call comes from, as the proxies in front tell it. */
export function callerAddress({ rawRequest }: CallableRequest<unknown>): string {
  const forwarded = rawRequest.headers['x-forwarded-for'] ?? rawRequest.ip ?? ''
  return clientAddressOf(new Headers({ 'x-forwarded-for': String(forwarded) }), parseRanges(env().TRUSTED_PROXIES))
}
