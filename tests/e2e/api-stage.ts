import { signInDirectly } from '../backend/auth-admin.ts'
import { backend, base } from './site.ts'

export const audiences = ['guest', 'free', 'silver', 'gold'] as const
export type Audience = (typeof audiences)[number]

const tokens = new Map<Audience, string>()

/** The headers with which a plan's sample account, or a guest, calls the APIs. */
export async function headersOf(audience: Audience): Promise<Record<string, string>> {
  if (audience === 'guest') return {}
  const known = tokens.get(audience)
  if (known) return { authorization: `Bearer ${known}` }
  const { idToken } = await signInDirectly(
    backend.FIREBASE_AUTH_EMULATOR_HOST,
    `${audience}@sample.pointsward.test`,
    'sample-password',
  )
  tokens.set(audience, idToken)
  return { authorization: `Bearer ${idToken}` }
}

/** Resets a member's usage counts, as if they had only just joined. */
export async function forgetUses(audience: Exclude<Audience, 'guest'>): Promise<void> {
  const { authorization = '' } = await headersOf(audience)
  const claims = JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString()) as {
    user_id: string
  }
  const root = `projects/${backend.GOOGLE_CLOUD_PROJECT}/databases/(default)/documents`
  const response = await fetch(
    `http://${backend.FIRESTORE_EMULATOR_HOST}/v1/${root}/users/${claims.user_id}/private/usage`,
    {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ fields: { days: { mapValue: { fields: {} } } } }),
    },
  )
  if (!response.ok) throw new Error(`uses: ${response.status} ${await response.text()}`)
}

export type Answered = { status: number; headers: Headers; body: Record<string, unknown> }

/** Calls an API as the given audience; the response body must be JSON. */
export async function callApi(path: string, audience: Audience = 'guest', init: RequestInit = {}): Promise<Answered> {
  const response = await fetch(`${base}${path}`, {
    ...init,
    headers: { ...(await headersOf(audience)), ...init.headers },
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answered['body'] }
}

/** The first `lines` lines of a live search; ends the search once it has them. */
export async function firstLines(path: string, audience: Audience, lines: number): Promise<unknown[]> {
  const leave = new AbortController()
  const response = await fetch(`${base}${path}`, { headers: await headersOf(audience), signal: leave.signal })
  if (!response.ok || !response.body) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  const decoder = new TextDecoder()
  let text = ''
  const read = () => text.split('\n').slice(0, -1).filter(Boolean)
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true })
    if (read().length >= lines) break
  }
  leave.abort()
  return read()
    .slice(0, lines)
    .map((line) => JSON.parse(line) as unknown)
}
