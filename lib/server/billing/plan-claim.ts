import type { Auth } from 'firebase-admin/auth'
import type { PlanSlug } from '../../core/plan.ts'

type Claims = Pick<Auth, 'getUser' | 'setCustomUserClaims'>

/** Writes the plan into the account's claims beside those it has; an equal claim is left alone. */
export async function setPlanClaim(auth: Claims, uid: string, plan: PlanSlug): Promise<void> {
  const { customClaims = {} } = await auth.getUser(uid)
  if (customClaims.plan !== plan) await auth.setCustomUserClaims(uid, { ...customClaims, plan })
}
