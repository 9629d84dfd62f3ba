import type { Program } from '../availability/observation.ts'
import { ANYWHERE, cabins } from '../availability/words.ts'
import type { Question } from './finder-state.ts'
import { datesOf } from './request.ts'

type Watched = Pick<Question, 'from' | 'to' | 'when' | 'seats' | 'cabins'> &
  Partial<Pick<Question, 'direct' | 'points' | 'charges' | 'carriers' | 'without'>>

/** The alert form with a question filled in; null where an alert cannot watch it, which is anywhere at all. */
export function alertLinkOf(program: Program, watched: Watched): string | null {
  if (watched.from.includes(ANYWHERE) || watched.to.includes(ANYWHERE)) return null
  const params = new URLSearchParams({
    program,
    from: watched.from.join(','),
    to: watched.to.join(','),
    ...datesOf(watched.when),
  })
  if (watched.cabins.length < cabins.length) params.set('cabins', watched.cabins.join(','))
  if (watched.seats > 1) params.set('seats', String(watched.seats))
  if (watched.direct) params.set('direct', '1')
  if (watched.points) params.set('points', String(watched.points))
  return `/alerts?new&${params.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')}`
}
