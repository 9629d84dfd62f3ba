import type { Auth } from 'firebase-admin/auth'

/** `same`: it was so before. `unknown`: no account has this address. */
export type OperatorSet = 'changed' | 'same' | 'unknown'

/**
 * Gives an account the admin claim beside those it has, or takes it away; it holds within ten seconds, without logging in
 * again.
 */
export async function setOperator(
  auth: Pick<Auth, 'getUsers' | 'setCustomUserClaims'>,
  email: string,
  isOperator: boolean,
): Promise<OperatorSet> {
  const { users } = await auth.getUsers([{ email: email.trim().toLowerCase() }])
  const [account] = users
  if (!account) return 'unknown'
  const { admin, ...others } = account.customClaims ?? {}
  if ((admin === true) === isOperator) return 'same'
  await auth.setCustomUserClaims(account.uid, isOperator ? { ...others, admin: true } : others)
  return 'changed'
}
