import { alertHref } from '../alerts/compose/alert-address.ts'
import type { Program } from '../availability/observation.ts'
import { ANYWHERE } from '../availability/words.ts'
import type { Question } from './finder-state.ts'
import { datesOf } from './request.ts'

type Watched = Pick<Question, 'from' | 'to' | 'when' | 'seats' | 'cabins'> &
  Partial<Pick<Question, 'direct' | 'points' | 'charges' | 'carriers'>>

/** The alert form with a question filled in; null where an alert cannot watch it, which is anywhere at all. */
export function alertLinkOf(program: Program, watched: Watched): string | null {
  const { from, to, when, seats, cabins, direct = false, points = null, charges = null, carriers = [] } = watched
  if (from.includes(ANYWHERE) || to.includes(ANYWHERE)) return null
  return alertHref({
    programs: [program],
    from,
    to,
    dates: datesOf(when),
    cabins,
    seats,
    direct,
    maxPoints: points,
    maxCharges: charges,
    carriers,
  })
}
