import type { Cabin } from '../core/cabin.ts'
import type { LocalDate } from '../core/clock.ts'
import type { Program } from '../core/program.ts'
import { programFacts } from '../programs/program-facts.ts'

/** The search that a link fills in on a finder. */
export type LinkedSearch = {
  from?: string
  to?: string
  /** The single day to search. */
  on?: LocalDate
  seats?: number
  cabins?: readonly Cabin[]
  direct?: boolean
}

/** Links to a program's finder with a search filled in. The finder's own writer would also load its schemas. */
export function finderLink(
  program: Program,
  { from, to, on, seats = 1, cabins = [], direct = false }: LinkedSearch,
): string {
  const params = new URLSearchParams()
  if (from) params.set('from', from)
  if (to) params.set('to', to)
  if (on) params.set('when', `${on}..${on}`)
  if (seats > 1) params.set('seats', String(seats))
  if (cabins.length > 0) params.set('cabins', cabins.join(','))
  if (direct) params.set('direct', '1')
  const query = params.toString().replaceAll('%2C', ',')
  const { finder } = programFacts[program].pages
  return query ? `${finder}?${query}` : finder
}

/** Links to the places that a number of a program's points can reach. */
export function placesLink(program: Program, points: number): string {
  const { whereCanIGo } = programFacts[program].pages
  return points > 0 ? `${whereCanIGo}?points=${points}` : whereCanIGo
}

/** Links to the status-run builder, with the tier to reach and the credits already earned. */
export function statusRunLink(goal: string, have: number): string {
  return `/qantas/status-run?${new URLSearchParams({ goal, have: String(Math.max(0, Math.floor(have))) })}`
}

/** Both ends of a flight with an id such as `SYD-SIN`. */
export function parseEnds({ id }: { id: string }): { from: string; to: string } {
  return { from: id.slice(0, 3), to: id.slice(4) }
}

/** Links to a new alert with a search filled in, using the parameters that lib/alerts/compose reads. */
export function alertLink(program: Program, { from, to, seats = 1, cabins = [] }: Omit<LinkedSearch, 'on' | 'direct'>) {
  const params = new URLSearchParams({ program })
  if (from) params.set('from', from)
  if (to) params.set('to', to)
  if (cabins.length > 0) params.set('cabins', cabins.join(','))
  if (seats > 1) params.set('seats', String(seats))
  return `/alerts?new&${params.toString().replaceAll('%2C', ',')}`
}
