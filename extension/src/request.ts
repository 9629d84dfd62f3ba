/** How a request to the site ended. */
export type Outcome =
  | { kind: 'answered'; body: unknown }
  /** The token is unknown, expired or revoked. */
  | { kind: 'refused' }
  /** The token may not do this. */
  | { kind: 'forbidden' }
  | { kind: 'unknown' }
  | { kind: 'busy'; seconds: number }
  | { kind: 'failed' }

const patienceMs = 15_000
const kinds: Record<number, 'unknown' | 'refused' | 'forbidden'> = { 400: 'unknown', 401: 'refused', 403: 'forbidden' }

/** Asks the site, with the member's token or as a guest: without cookies, and without a word of the page it is for. */
export async function request(address: string, token: string | null): Promise<Outcome> {
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // A redirect could lead elsewhere, and the token is for the site alone.
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    })
    if (response.ok) return { kind: 'answered', body: await response.json() }
    if (response.status === 429) return { kind: 'busy', seconds: Number(response.headers.get('retry-after')) || 60 }
    return { kind: kinds[response.status] ?? 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}
