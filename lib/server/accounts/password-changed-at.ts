import { z } from 'zod'
import { env } from '../env.ts'
import { adminApp } from '../firebase-admin.ts'

const Lookup = z.object({ users: z.array(z.object({ passwordUpdatedAt: z.number().optional() })).default([]) })

/** Returns when an account's password last changed. The admin SDK's own look-up leaves this out. */
export async function passwordChangedAt(uid: string): Promise<number | null> {
  const { FIREBASE_AUTH_EMULATOR_HOST: local, GOOGLE_CLOUD_PROJECT: project } = env()
  const base = local ? `http://${local}/identitytoolkit.googleapis.com` : 'https://identitytoolkit.googleapis.com'
  const token = local ? 'owner' : (await adminApp().options.credential?.getAccessToken())?.access_token
  const response = await fetch(`${base}/v1/projects/${project}/accounts:lookup`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ localId: [uid] }),
    signal: AbortSignal.timeout(1_500),
  })
  if (!response.ok) throw new Error(`the auth service answered ${response.status}`)
  return Lookup.parse(await response.json()).users[0]?.passwordUpdatedAt ?? null
}
