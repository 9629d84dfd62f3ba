import type { AccountState } from './client/state.ts'

/** Who is at the door, as far as the browser knows. */
type Visitor = Pick<AccountState, 'user' | 'staleUser' | 'known'>

/** Let in, asked to log in, turned away, or asked to wait until it is known who it is. */
export type GuardVerdict = 'pass' | 'log-in' | 'refuse' | 'wait'

type Guard = (visitor: Visitor) => GuardVerdict

const isStranger = ({ user, staleUser, known }: Visitor) => known && !user && !staleUser

/**
 * The named guards of routes. They decide what a browser shows; what nobody else may read is kept by the database's
 * rules and by the server.
 */
export const guards = {
  /** Anybody signed in. Shows the page before the session is confirmed: its parts wait for their records themselves. */
  member: (visitor) => (isStranger(visitor) ? 'log-in' : 'pass'),
  /** The team. Nothing of the page shows before the claim is known. */
  admin: (visitor) => {
    if (visitor.user) return visitor.user.admin ? 'pass' : 'refuse'
    return isStranger(visitor) ? 'log-in' : 'wait'
  },
} as const satisfies Record<string, Guard>

export type GuardName = keyof typeof guards

/**
 * The guard of a name, which may come from data.
 * @throws Error 'Unknown route middleware' where no guard has that name: nobody gets in by a typing mistake.
 */
export function requireGuard(name: string): Guard {
  if (!Object.hasOwn(guards, name)) throw new Error('Unknown route middleware')
  return guards[name as GuardName]
}
