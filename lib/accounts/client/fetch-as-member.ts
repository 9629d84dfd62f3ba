import { z } from 'zod'

/** The part of problem details that is meant for the member. */
const Problem = z.object({ detail: z.string() })

/** The visitor making a request; the token is null for a guest. */
export type TokenSource = { idToken: () => Promise<string | null> }

/** Thrown for a request that the server refuses; its message is for the member. */
export class RefusedError extends Error {}

type RequestOptions = { method?: 'GET' | 'POST' | 'DELETE'; body?: object }

/**
 * Calls one of the site's own APIs with the member's ID token, which pages of other sites can't send. Rejects with the
 * server's own message if it has one for the member.
 */
export async function fetchAsMember(
  { idToken }: TokenSource,
  address: string,
  { method = 'GET', body }: RequestOptions = {},
): Promise<Response> {
  const token = await idToken()
  if (token === null) throw new Error('You’re logged out. Log in and try again.')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await fetch(address, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  if (response.ok) return response
  const problem = Problem.safeParse(await response.json().catch(() => null)).data
  throw new RefusedError(problem?.detail ?? `${address} answered ${response.status}`)
}

/** The same, with the answer parsed. */
export async function readAsMember<Answer>(
  source: TokenSource,
  address: string,
  shape: z.ZodType<Answer>,
  options?: RequestOptions,
): Promise<Answer> {
  return shape.parse(await (await fetchAsMember(source, address, options)).json())
}
