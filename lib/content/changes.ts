import { findCarrier } from '../network/carriers.ts'
import networkProvenance from '../network/data/provenance.json' with { type: 'json' }
import { findPlace } from '../network/places.ts'
import { allRoutes } from '../network/routes.ts'
import { programFacts } from '../programs/program-facts.ts'
import { allTables } from '../programs/registry.ts'

/** A change in the facts: a table that came into force, or a route that began. */
export type Change = {
  id: string
  title: string
  text: string
  /** The day it took effect. */
  on: string
  /** The page that shows it. */
  path: `/${string}`
}

const shownAt = {
  qantas: '/qantas/how-many-points-to-fly-to',
  velocity: '/about',
  network: '/about',
  cards: '/amex',
} as const

const maxChanges = 60

/** What changed in the tables and the network, newest first. */
export function changes(): Change[] {
  return [...tableChanges(), ...routeChanges()].sort((a, b) => (a.on < b.on ? 1 : -1)).slice(0, maxChanges)
}

function tableChanges(): Change[] {
  return allTables()
    .filter(({ current }) => current)
    .map(({ id, program, title, asOf, confidence, sources, missing }) => ({
      id: `table-${program}-${id}`,
      title,
      text: `Applies from ${asOf}, ${confidence}, from ${sources.length} ${sources.length === 1 ? 'source' : 'sources'}. Not published: ${missing.join('; ') || 'nothing'}.`,
      on: asOf,
      path: shownAt[program],
    }))
}

/** Routes whose first day or month is known, with one entry for both directions. */
function routeChanges(): Change[] {
  const once = new Map(allRoutes.map((route) => [route.id, route]))
  return [...once.values()].flatMap(({ id, carrier, from, to, started, programs, note }) => {
    const on = firstDay(started)
    if (on === null) return []
    const name = findCarrier(carrier)?.name ?? carrier
    return {
      id: `route-${id}`,
      title: `New route: ${getPlaceName(from)} to ${getPlaceName(to)} on ${name}`,
      text: `${from}-${to}, bookable with ${programs.map((program) => programFacts[program].points).join(' and ')}.${note ? ` ${note}` : ''}`,
      on,
      path: programFacts[programs[0] ?? 'qantas'].pages.finder,
    } satisfies Change
  })
}

/** The day a route counts from: the first of the month for `2026-02`; null for a bare year, which is too vague. */
function firstDay(started: string | undefined): string | null {
  const [, day, month] = started?.match(/^(\d{4}-\d\d-\d\d)$|^(\d{4}-\d\d)$/) ?? []
  const on = day ?? (month ? `${month}-01` : null)
  // A route that starts later was news on the day it was read about.
  return on !== null && on > networkProvenance.asOf ? networkProvenance.asOf : on
}

function getPlaceName(code: string): string {
  return findPlace(code)?.name ?? code
}
