import type { AccountState } from '../../accounts/client/state.ts'
import type { MeasuredPlan } from './data-layer.ts'

/** Returns the visitor's label; null while it isn't known yet. */
export function planLabel({ user, planSlug, staleUser, known }: AccountState): MeasuredPlan | null {
  if (user) return planSlug
  return known && !staleUser ? 'guest' : null
}
