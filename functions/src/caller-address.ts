import type { CallableRequest } from 'firebase-functions/https'
import { findAddressBlock, getClientAddress, parseRanges } from '../../lib/server/client-address.ts'
import { env } from '../../lib/server/env.ts'

/** Returns the IP address a call comes from, as the proxies in front report it. */
export function callerAddress(request: CallableRequest<unknown>): string {
  return getClientAddress(new Headers({ 'x-forwarded-for': forwardedFor(request) }), parseRanges(env().TRUSTED_PROXIES))
}

/** Returns the block of addresses around it; null for a call from our own network. */
export function callerBlock(request: CallableRequest<unknown>): string | null {
  return findAddressBlock(forwardedFor(request), parseRanges(env().TRUSTED_PROXIES))
}

function forwardedFor({ rawRequest }: CallableRequest<unknown>): string {
  return String(rawRequest.headers['x-forwarded-for'] ?? rawRequest.ip ?? '')
}
