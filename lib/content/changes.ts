import { findCarrier } from '../network/carriers.ts'
import networkProvenance from '../network/data/provenance.json' with { type: 'json' }
import { findPlace } from '../network/places.ts'
import { allRoutes } from '../network/routes.ts'
import { programFacts } from '../programs/program-facts.ts'
import { allTables } from '../programs/registry.ts'

/** Something new in the facts: a table in force from a day, or a route that began. */
export type Change = {
  id: string
  title: string
  text: string
  /** The day it holds from. */
  on: string
  /** Where the site shows it. */
  path: `/${string}`
}

const shownAt = {
  qantas: '/qantas/how-many-points-to-fly-to',
  velocity: '/about',
  network: '/about',
  cards: '/amex',
} as const

const most = 60

/** What changed in the tables and the network, newest first. */
export function changes(): Change[] {
  return [...tableChanges(), ...routeChanges()].sort((a, b) => (a.on < b.on ? 1 : -1)).slice(0, most)
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

/** Routes whose first day or month is known, one entry for both directions. */
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

/** `2026-02` counts from its first day; a bare year says too little. */
function firstDay(started: string | undefined): string | null {
  const [, day, month] = started?.match(/^(\d{4}-\d\d-\d\d)$|^(\d{4}-\d\d)$/) ?? []
  const on = day ?? (month ? `${month}-01` : null)
  // A route still to come was news on the day it was read about.
  return on !== null && on > networkProvenance.asOf ? networkProvenance.asOf : on
}

function getPlaceName(code: string): string {
  return findPlace(code)?.name ?? code
}
