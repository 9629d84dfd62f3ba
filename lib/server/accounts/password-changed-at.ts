import { z } from 'zod'
import { callAuthService } from '../firebase-admin.ts'

const Lookup = z.object({ users: z.array(z.object({ passwordUpdatedAt: z.number().optional() })).default([]) })

/** Returns when an account's password last changed. The admin SDK's own look-up leaves this out. */
export async function passwordChangedAt(uid: string): Promise<number | null> {
  return Lookup.parse(await callAuthService('lookup', { localId: [uid] }, 1_500)).users[0]?.passwordUpdatedAt ?? null
}
