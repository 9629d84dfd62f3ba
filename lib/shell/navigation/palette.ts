import { programs } from '../../core/program.ts'
import { searchPlaces } from '../../network/place-search.ts'
import type { Place } from '../../network/places.ts'
import { linkTitle } from '../../pages/page.ts'
import { type Page, type PagePath, pages } from '../../pages/pages.ts'
import { programFacts } from '../../programs/program-facts.ts'
import { type Question, writeFinder } from '../../search/finder-state.ts'

/** An entry of the command palette. */
export type PaletteItem = {
  /** Its URL, which also identifies it. */
  href: string
  title: string
  detail: string
  /** The airport codes of both ends, for the route line. */
  route?: { from: string; to: string }
}

export type PaletteGroup = { label: string; items: PaletteItem[] }

/** An earlier search, from a member's history or this browser's storage. */
export type PastSearch = { href: string; title: string }

const finders = programs.map((program) => ({
  program,
  name: programFacts[program].name,
  path: programFacts[program].pages.finder,
}))

/** Returns what the palette offers for the typed text, best first; while nothing is typed, the most visited pages. */
export function paletteGroups(text: string, past: readonly PastSearch[]): PaletteGroup[] {
  const wanted = text.trim().toLowerCase().slice(0, 80)
  const recent = past.filter(({ title }) => title.toLowerCase().includes(wanted)).slice(0, wanted === '' ? 5 : 3)
  const groups: PaletteGroup[] = [
    { label: 'Recent searches', items: recent.map(({ href, title }) => ({ href, title, detail: 'Run again' })) },
    { label: 'Routes', items: routesFor(wanted) },
    { label: 'Airports', items: wanted === '' ? [] : searchPlaces(wanted, 3).flatMap(seatsTo) },
    { label: 'Pages and tools', items: pagesFor(wanted) },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

function pagesFor(wanted: string): PaletteItem[] {
  const open = pages.filter((page) => page.index || page.path === '/dashboard')
  if (wanted === '')
    return [...open]
      .sort((a, b) => b.priority - a.priority)
      .slice(0, 7)
      .map(toItem)
  return open
    .map((page) => ({ page, score: scorePage(page, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.page.priority - a.page.priority)
    .slice(0, 7)
    .map(({ page }) => toItem(page))
}

const toItem = (page: Page): PaletteItem => ({ href: page.path, title: linkTitle(page), detail: page.summary })

/** Scores a page: every word typed must start one of its words; one in its name counts more than one in its summary. */
function scorePage(page: Page, wanted: string): number {
  const begins = (words: string, word: string) => ` ${words.toLowerCase()}`.includes(` ${word}`)
  const name = `${page.title} ${linkTitle(page)} ${page.path.replace(/[/-]+/g, ' ')}`
  const scores = wanted.split(/\s+/).map((word) => {
    if (begins(name, word)) return 3
    return begins(`${page.group} ${page.summary}`, word) ? 1 : 0
  })
  return scores.includes(0) ? 0 : scores.reduce((sum: number, score) => sum + score, 0)
}

/** Reads `SYD LAX`, `Sydney to Los Angeles` or `perth-london`; both ends must be places we know. */
function routesFor(wanted: string): PaletteItem[] {
  const [from, to] = endsIn(wanted)
  if (!from || !to || from.token === to.token) return []
  return finders.map(({ name, path }) => ({
    href: buildAddress(path, { from: [from.token], to: [to.token] }),
    title: `${from.name} to ${to.name}`,
    detail: `${name} reward seats`,
    ...(hasCode(from) && hasCode(to) ? { route: { from: from.token, to: to.token } } : {}),
  }))
}

function endsIn(wanted: string): [Place?, Place?] {
  const parts = wanted.split(/\s+to\s+|\s*[-–>→]+\s*/).filter(Boolean)
  const ends = parts.length === 2 ? parts : /^[a-z]{3} [a-z]{3}$/.test(wanted) ? wanted.split(' ') : []
  const [first, second] = ends
  if (!first || !second) return []
  return [searchPlaces(first, 1)[0], searchPlaces(second, 1)[0]]
}

const hasCode = (place: Place) => place.kind === 'airport' || place.kind === 'city'

function seatsTo(place: Place): PaletteItem[] {
  return finders.map(({ name, path }) => ({
    href: buildAddress(path, { to: [place.token] }),
    title: `${name} seats to ${place.name}`,
    detail: hasCode(place) ? `${place.token}, ${place.detail}` : place.detail,
  }))
}

function buildAddress(path: PagePath, question: Partial<Question>): string {
  return `${path}?${writeFinder(question)}`
}
