import type { AppCheck } from 'firebase-admin/app-check'
import { reportFault } from '../../core/faults.ts'
import { oncePerProcess } from '../../core/lazy.ts'
import { callerOf } from '../caller.ts'
import { getClientAddress, parseRanges } from '../client-address.ts'
import { env } from '../env.ts'
import { adminAppCheck } from '../firebase-admin.ts'
import { writeLog } from '../logs/log-line.ts'
import { accessPrefix, readAccessToken } from '../oauth/grants.ts'
import { sharedStore } from '../rate-limiter.ts'
import { createTokenGate, type TokenGate } from '../tokens/token-gate.ts'
import { readToken, tokensContext } from '../tokens/tokens.ts'
import { createRateLimits } from './rate-limits.ts'
import type { Attestation, Gate, Outcome } from './serve.ts'

/** Returns this server's gate: a caller has one allowance. */
export const gate = oncePerProcess('pointswardGate', createGate)

function createGate(): Gate {
  const { TRUSTED_PROXIES, RATE_LIMIT_SCALE, RATE_LIMIT_STORE_URL, APP_CHECK_ENFORCED } = env()
  const counting = { scale: RATE_LIMIT_SCALE, store: sharedStore(RATE_LIMIT_STORE_URL) }
  const trusted = parseRanges(TRUSTED_PROXIES)
  const onAppCheckFault = (error: unknown) => reportFault('an attestation could not be checked', error)
  return {
    callerOf,
    addressOf: (headers) => getClientAddress(headers, trusted),
    limits: createRateLimits(counting),
    tokens: createTokenGate(readAnyToken, counting),
    attestationOf: APP_CHECK_ENFORCED ? (headers) => verifyAttestation(headers, adminAppCheck, onAppCheckFault) : null,
    onFault: (path, error) => reportFault(`${path} failed`, error),
    onAnswer: logAnswer,
  }
}

/** Reads both kinds of token: those a member created, and those given to an app. */
const readAnyToken: TokenGate['read'] = (secret) =>
  secret.startsWith(accessPrefix) ? readAccessToken(tokensContext(), secret) : readToken(tokensContext(), secret)

function logAnswer({ method, path, status, ms, plan, key }: Outcome): void {
  const severity = status >= 500 ? 'ERROR' : status === 429 ? 'WARNING' : 'INFO'
  writeLog(severity, `${method} ${path} ${status}`, {
    method,
    path,
    status,
    ms: Math.round(ms * 10) / 10,
    plan,
    ...(key ? { key } : {}),
  })
}

/**
 * Checks whether a request proves that it comes from our own pages, in the header in which the Firebase SDKs send an
 * attestation. A token that can't be checked counts as bad, and is reported if the check itself failed.
 */
export async function verifyAttestation(
  headers: Headers,
  appCheck: () => Pick<AppCheck, 'verifyToken'>,
  onFault: (error: unknown) => void,
): Promise<Attestation> {
  const token = headers.get('x-firebase-appcheck')
  if (!token) return 'missing'
  try {
    await appCheck().verifyToken(token)
    return 'good'
  } catch (error) {
    if (!isBadToken(error)) onFault(error)
    return 'bad'
  }
}

function isBadToken(error: unknown): boolean {
  const codes = ['app-check/invalid-argument', 'app-check/app-check-token-expired']
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
