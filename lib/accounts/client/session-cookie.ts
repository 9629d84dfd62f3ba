import { isFreshToken } from '../token-sync.ts'

const address = '/api/session'
/** Exchanges run one after another, so one that hangs must not block the next. */
const maxMs = 20_000

type Token = { token: string; issuedAtTime: string }

/**
 * Sends a fresh token to the server, which answers with the session cookie. Older tokens have been sent already.
 * @returns false when the server says that the token is no longer valid
 */
export async function openServerSession({ token, issuedAtTime }: Token, nowMs: number): Promise<boolean> {
  if (!isFreshToken(issuedAtTime, nowMs)) return true
  const signal = AbortSignal.timeout(maxMs)
  const response = await fetch(address, { method: 'POST', headers: { authorization: `Bearer ${token}` }, signal })
  if (!response.ok && response.status !== 401) throw new Error(`${address} answered ${response.status}`)
  return response.ok
}

export async function closeServerSession(): Promise<void> {
  const response = await fetch(address, { method: 'DELETE', signal: AbortSignal.timeout(maxMs) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
}

/** Ends the sessions on every device. */
export const closeServerSessions = (token: string) => post('everywhere', token)

/** Ends every session that is older than the token's log-in. */
export const closeOtherServerSessions = (token: string) => post('others', token)

async function post(which: 'everywhere' | 'others', token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const signal = AbortSignal.timeout(maxMs)
  const response = await fetch(`${address}/${which}`, { method: 'POST', headers, signal })
  if (!response.ok) throw new Error(`${address}/${which} answered ${response.status}`)
}
