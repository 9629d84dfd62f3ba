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
