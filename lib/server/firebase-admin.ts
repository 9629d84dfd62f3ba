import { type App, applicationDefault, getApps, initializeApp } from 'firebase-admin/app'
import { type AppCheck, getAppCheck } from 'firebase-admin/app-check'
import { type Auth, getAuth } from 'firebase-admin/auth'
import {
  type DocumentSnapshot,
  type Firestore,
  getFirestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import type { z } from 'zod'
import { env } from './env.ts'

/**
 * Returns the admin SDK's only app in this process, created on first use so that importing a module starts nothing. The
 * SDK itself reads FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST; without them it talks to Google.
 */
export function adminApp(): App {
  const [existing] = getApps()
  if (existing) return existing
  // Inside Cloud Functions the runtime supplies project and credentials together; elsewhere the project has to be
  // named.
  if (env().FIREBASE_CONFIG) return initializeApp()
  return initializeApp({ projectId: env().GOOGLE_CLOUD_PROJECT })
}

export function adminAuth(): Auth {
  return getAuth(adminApp())
}

/** Calls the auth service's own API, for what the admin SDK leaves out. @throws Error if it refuses or is late */
export async function callAuthService(method: string, body: object, timeoutMs: number): Promise<unknown> {
  const { GOOGLE_CLOUD_PROJECT: project, FIREBASE_AUTH_EMULATOR_HOST: emulator } = env()
  const service = 'identitytoolkit.googleapis.com'
  const origin = emulator ? `http://${emulator}/${service}` : `https://${service}`
  const token = emulator ? 'owner' : (await applicationDefault().getAccessToken()).access_token
  const response = await fetch(`${origin}/v1/projects/${project}/accounts:${method}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`the auth service refused ${method}: ${response.status}`)
  return response.json()
}

export function adminAppCheck(): AppCheck {
  return getAppCheck(adminApp())
}

export function adminFirestore(): Firestore {
  return getFirestore(adminApp())
}

/** Returns the documents that fit a schema, each with its id. Any that can't be read are left out. */
export function parseDocuments<Fields extends object>(
  documents: readonly DocumentSnapshot[],
  schema: z.ZodType<Fields>,
): (Fields & { id: string })[] {
  return documents.flatMap((document) => {
    const { data } = schema.safeParse(document.data())
    return data ? [{ ...data, id: document.id }] : []
  })
}

export async function countDocuments(query: Query): Promise<number> {
  return (await query.count().get()).data().count
}

/** Deletes a query's documents. Returns how many. */
export async function deleteFound(query: Query): Promise<number> {
  const { docs } = await query.get()
  await Promise.all(docs.map(({ ref }) => ref.delete()))
  return docs.length
}

/** Streams a query's documents one by one, so that they are never all in memory, whatever their number and size. */
export function streamDocuments(query: Query): AsyncIterable<QueryDocumentSnapshot> {
  // The SDK types the stream as a plain Node stream, which yields text or bytes.
  return query.stream() as unknown as AsyncIterable<QueryDocumentSnapshot>
}
