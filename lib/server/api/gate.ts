import { reportFault } from '../../core/faults.ts'
import { callerOf } from '../caller.ts'
import { getClientAddress, parseRanges } from '../client-address.ts'
import { env } from '../env.ts'
import { adminAppCheck } from '../firebase-admin.ts'
import { writeLog } from '../logs/log-line.ts'
import { accessPrefix, readAccessToken } from '../oauth/grants.ts'
import { sharedStore } from '../rate-limiter.ts'
import { createTokenGate, type TokenGate } from '../tokens/token-gate.ts'
import { readToken, tokensContext } from '../tokens/tokens.ts'
import { verifyAttestation } from './app-check.ts'
import { createRateLimits } from './rate-limits.ts'
import type { Gate, Outcome } from './serve.ts'

// On globalThis, because Next.js loads a module once for every bundle it is part of, but a caller has one allowance.
const holder = globalThis as { pointswardGate?: Gate }

/** Returns this server's gate, created on first use. */
export function gate(): Gate {
  holder.pointswardGate ??= createGate()
  return holder.pointswardGate
}

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
