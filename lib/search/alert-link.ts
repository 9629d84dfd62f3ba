import { ANYWHERE } from '../core/codes.ts'
import type { Program } from '../core/program.ts'
import { type Question, usualStay } from './finder-state.ts'
import { getDates, listPrograms } from './request.ts'

type Watched = Pick<Question, 'from' | 'to' | 'when' | 'seats' | 'cabins'> &
  Partial<Pick<Question, 'direct' | 'points' | 'charges' | 'carriers' | 'trip' | 'stay' | 'programs'>>

/**
 * Builds the address of the alert form with a question filled in; null for a question with "anywhere", which an alert
 * cannot watch. The parameters are written by hand: the form's own fields can also parse arbitrary input, which makes
 * them too large to load with every answer.
 */
export function buildAlertLink(own: Program, watched: Watched): string | null {
  const { from, to, when, seats, cabins, direct = false, points = null, charges = null, carriers = [] } = watched
  if (from.includes(ANYWHERE) || to.includes(ANYWHERE)) return null
  const program = listPrograms(own, { programs: watched.programs ?? [] }).join(',')
  const params = new URLSearchParams({ program, from: from.join(','), to: to.join(','), cabins: cabins.join(',') })
  if (seats > 1) params.set('seats', String(seats))
  if (direct) params.set('direct', '1')
  if (carriers.length > 0) params.set('carriers', carriers.join(','))
  if (points !== null) params.set('points', String(points))
  if (charges !== null) params.set('charges', String(charges))
  const { min, max } = watched.stay ?? usualStay
  if (watched.trip === 'return') params.set('stay', `${min}-${max}`)
  for (const [name, date] of Object.entries(getDates(when) ?? {})) params.set(name, date)
  return `/alerts?new&${params}`
}
