import type { Auth } from 'firebase-admin/auth'

/**
 * Gives an account the admin claim beside those it has, or takes it away; it holds within ten seconds, without logging in
 * again. @returns false when no account has this address
 */
export async function setOperator(
  auth: Pick<Auth, 'getUsers' | 'setCustomUserClaims'>,
  email: string,
  isOperator: boolean,
): Promise<boolean> {
  const { users } = await auth.getUsers([{ email: email.trim().toLowerCase() }])
  const [account] = users
  if (!account) return false
  const { admin: _, ...others } = account.customClaims ?? {}
  await auth.setCustomUserClaims(account.uid, isOperator ? { ...others, admin: true } : others)
  return true
}
