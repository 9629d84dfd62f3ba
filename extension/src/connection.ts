import * as z from 'zod/mini'
import type { Audience } from '../../lib/core/plan.ts'
import { type Program, programs } from '../../lib/core/program.ts'
import { parseSearch } from './answer.ts'

/** How a request to the site ended. */
export type Outcome =
  | { kind: 'answered'; body: unknown }
  /** The token is unknown, expired or revoked. */
  | { kind: 'refused' }
  /** The token lacks the permission for this. */
  | { kind: 'forbidden' }
  | { kind: 'unknown' }
  | { kind: 'busy'; seconds: number }
  | { kind: 'failed' }

const timeoutMs = 15_000
const kinds: Record<number, 'unknown' | 'refused' | 'forbidden'> = { 400: 'unknown', 401: 'refused', 403: 'forbidden' }

/** Sends a request to the site, with the member's token or as a guest, without cookies or a referrer. */
export async function request(address: string, token: string | null): Promise<Outcome> {
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // A redirect could lead to another site, which must not get the token.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    })
    if (response.ok) return { kind: 'answered', body: await response.json() }
    if (response.status === 429) return { kind: 'busy', seconds: Number(response.headers.get('retry-after')) || 60 }
    return { kind: kinds[response.status] ?? 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}

/** A personal access token, as the site's account page creates it. */
const Token = z.string().check(z.regex(/^pw_[\w-]{43}$/))
const Stored = z.object({ token: Token })

export const isToken = (text: string): boolean => z.safeParse(Token, text).success

/** Returns the member's token stored in this browser, or null. */
export async function readToken(): Promise<string | null> {
  const stored = z.safeParse(Stored, await chrome.storage.local.get('token'))
  return stored.success ? stored.data.token : null
}

export const storeToken = (token: string): Promise<void> => chrome.storage.local.set({ token })

export const deleteToken = (): Promise<void> => chrome.storage.local.remove('token')

/** How far a plan searches a program: up to which day, and for how many people. */
export type Reach = { program: Program; until: string; seats: number }

export type PlanStatus =
  | { kind: 'known'; plan: Audience; reaches: Reach[] }
  | Exclude<Outcome, { kind: 'answered' | 'unknown' }>

/** Returns the address of a search that reveals the plan and its limits: one seat on a day soon, results unused. */
export function planStatusAddress(origin: string, day: string): string {
  const params = new URLSearchParams({ program: 'qantas', from: 'SYD', to: 'MEL', start: day, end: day, take: '1' })
  return `${origin}/api/search?${params}&keep=0`
}

/** Reads the plan and its limits from the outcome of that search. */
export function readPlanStatus(outcome: Outcome): PlanStatus {
  if (outcome.kind === 'unknown') return { kind: 'failed' }
  if (outcome.kind !== 'answered') return outcome
  try {
    const { plan, query } = parseSearch(outcome.body)
    const reaches = programs.flatMap((program) => {
      const bounds = query.within[program]
      return bounds ? { program, ...bounds } : []
    })
    return { kind: 'known', plan, reaches }
  } catch {
    return { kind: 'failed' }
  }
}
