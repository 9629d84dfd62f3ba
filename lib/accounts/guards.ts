import type { AccountState } from './client/state.ts'

/** The visitor, as far as the browser knows. */
type Visitor = Pick<AccountState, 'user' | 'staleUser' | 'known'>

/** What a guard decides: show the page, ask to log in, refuse, or wait until it is known who the visitor is. */
export type GuardVerdict = 'pass' | 'log-in' | 'refuse' | 'wait'

type Guard = (visitor: Visitor) => GuardVerdict

const isStranger = ({ user, staleUser, known }: Visitor) => known && !user && !staleUser

/**
 * The named guards of routes. They only decide what a browser shows; private data is protected by the database rules
 * and the server.
 */
export const guards = {
  /** For any member. The page shows before the session is confirmed, because its parts wait for their own records. */
  member: (visitor) => (isStranger(visitor) ? 'log-in' : 'pass'),
  /** For the team. Nothing of the page shows before the claim is known. */
  admin: (visitor) => {
    if (visitor.user) return visitor.user.admin ? 'pass' : 'refuse'
    return isStranger(visitor) ? 'log-in' : 'wait'
  },
} as const satisfies Record<string, Guard>

export type GuardName = keyof typeof guards

/**
 * Returns the guard of a name, which may come from data.
 * @throws Error 'Unknown route middleware' if no guard has that name, so that a typing mistake lets no one in
 */
export function requireGuard(name: string): Guard {
  if (!Object.hasOwn(guards, name)) throw new Error('Unknown route middleware')
  return guards[name as GuardName]
}
