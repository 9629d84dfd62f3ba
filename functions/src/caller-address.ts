import type { CallableRequest } from 'firebase-functions/https'
import { env } from '../../lib/server/env.ts'
import { clientAddressOf, parseRanges } from '../../lib/server/http/client-address.ts'

/** The address a call comes from, as the proxies in front tell it. */
export function callerAddress({ rawRequest }: CallableRequest<unknown>): string {
  const forwarded = rawRequest.headers['x-forwarded-for'] ?? rawRequest.ip ?? ''
  return clientAddressOf(new Headers({ 'x-forwarded-for': String(forwarded) }), parseRanges(env().TRUSTED_PROXIES))
}
