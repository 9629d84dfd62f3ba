import type { Auth } from 'firebase-admin/auth'
import type { PlanSlug } from '../../core/plan.ts'

type Claims = Pick<Auth, 'getUser' | 'setCustomUserClaims'>

/** Adds the plan to the account's other claims; an unchanged claim is not written. */
export async function setPlanClaim(auth: Claims, uid: string, plan: PlanSlug): Promise<void> {
  const { customClaims = {} } = await auth.getUser(uid)
  if (customClaims.plan !== plan) await auth.setCustomUserClaims(uid, { ...customClaims, plan })
}
