import { textNode, writeXml, type XmlNode } from '../core/markup.ts'
import { site } from '../core/site.ts'
import { findCarrier } from '../network/carriers.ts'
import networkProvenance from '../network/data/provenance.json' with { type: 'json' }
import { findPlace } from '../network/places.ts'
import { allRoutes } from '../network/routes.ts'
import { programFacts } from '../programs/program-facts.ts'
import { allTables } from '../programs/registry.ts'

/** A change in the facts: a table that came into force, or a route that began. */
type Change = {
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

/** Writes an Atom feed of changes. `origin` is where the site is published. */
export function writeFeed(changes: readonly Change[], origin: string): string {
  const [newest] = changes
  return writeXml({
    tag: 'feed',
    attributes: { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': site.locale },
    children: [
      textNode('title', `${site.name}: changes to points prices and routes`),
      textNode('subtitle', 'Points prices, rules and new routes, each from the day it applies.'),
      textNode('id', `${origin}/feed.xml`),
      link('self', `${origin}/feed.xml`),
      link('alternate', `${origin}/about`),
      { tag: 'author', children: [textNode('name', site.name)] },
      textNode('updated', toInstant(newest?.on ?? '1970-01-01')),
      ...changes.map((change) => toEntry(change, origin)),
    ],
  })
}

function toEntry({ id, title, text, on, path }: Change, origin: string): XmlNode {
  return {
    tag: 'entry',
    children: [
      textNode('title', title),
      textNode('id', `${origin}/feed.xml#${id}-${on}`),
      link('alternate', origin + path),
      textNode('updated', toInstant(on)),
      textNode('summary', text),
    ],
  }
}

function link(rel: string, href: string): XmlNode {
  return { tag: 'link', attributes: { rel, href } }
}

function toInstant(date: string): string {
  return `${date}T00:00:00Z`
}
