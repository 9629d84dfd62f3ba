import type { SearchAnswer } from '../../availability/search-contract.ts'
import { type Cabin, cabinNames } from '../../core/cabin.ts'
import { capitalise } from '../../core/capitalise.ts'
import { localDateOf } from '../../core/clock.ts'
import { countOf, formatDate, formatInstant } from '../../core/formats.ts'
import { programs } from '../../core/program.ts'
import { site } from '../../core/site.ts'
import { layOutYear, type MapDay, type YearMap } from '../../search/year-map.ts'
import { findRoutePage } from '../routes/route-page.ts'

/** A route's year for other sites to show: what a visitor to this site sees, with its source and age. */
export type EmbedYear = {
  title: string
  /** What is shown, in a sentence. */
  lead: string
  /** The sources of the seats, and when they were checked. */
  origin: string
  sample: boolean
  map: YearMap
  /** Path of the page it links to. */
  path: string
}

export type EmbedRoute = { slug: string; title: string; path: string; question: URLSearchParams }

/** The route of a card or picture by its slug, with the search to run; undefined for an unknown slug. */
export function findEmbedRoute(slug: string): EmbedRoute | undefined {
  const page = findRoutePage(slug)
  if (page === undefined) return undefined
  const known = programs.filter((program) => page.routings[program].length > 0)
  const { from, to } = page.pair
  const program = (known.length > 0 ? known : programs).join(',')
  const question = new URLSearchParams({ program, from: from.code, to: to.code, take: '1', keep: '0' })
  return { slug, title: page.words.title, path: page.words.path, question }
}

type Answer = Pick<
  SearchAnswer,
  'now' | 'query' | 'openUntil' | 'days' | 'notSearched' | 'sources' | 'sample' | 'coverage'
>

export function toEmbedYear({ title, path }: EmbedRoute, answer: Answer): EmbedYear {
  const days = new Set(answer.days.map(({ date }) => date)).size
  const until = formatDate(answer.openUntil, 'plain')
  const lead =
    days === 0
      ? `No reward seats found until ${until}.`
      : `Reward seats on ${countOf(days, 'day')} until ${until}. ${bestWords(answer)}`
  return { title, lead: lead.trim(), origin: originWords(answer), sample: answer.sample, map: layOutYear(answer), path }
}

/** The first day in first class or, when that has none, in business; empty when neither has any. */
function bestWords({ days }: Answer): string {
  for (const cabin of ['F', 'J'] as const satisfies readonly Cabin[]) {
    const first = days
      .filter((day) => day.cabin === cabin)
      .map(({ date }) => date)
      .sort()[0]
    if (first)
      return `${capitalise(cabinNames[cabin])}${cabin === 'F' ? ' class' : ''} from ${formatDate(first, 'plain')}.`
  }
  return ''
}

function originWords({ sources, sample, coverage, now }: Answer): string {
  const newest = coverage
    .flatMap(({ newestSeenAt }) => newestSeenAt ?? [])
    .sort()
    .at(-1)
  const checked = newest
    ? `checked ${formatInstant(newest)}`
    : `not checked yet, ${formatDate(localDateOf(now), 'plain')}`
  const names = sources.filter(({ kind }) => kind !== 'sample').map(({ name }) => name)
  const from = [...(sample ? ['Sample data'] : []), ...names].join(', ')
  return `${from ? `${from}, ` : ''}${checked}. ${site.name}`
}

/** How a day is drawn: by the best cabin with a seat, because visitors are never shown more than one seat. */
export type DayStyle = 'best' | 'some' | 'none' | 'unknown' | 'locked' | null

export function styleOfDay({ state, cells }: MapDay): DayStyle {
  if (state === 'past' || state === 'unasked') return null
  if (state === 'unsearched') return 'unknown'
  if (state !== 'seats') return state
  return cells.some(({ cabin }) => cabin === 'J' || cabin === 'F') ? 'best' : 'some'
}

/** The legend of the picture, in order. */
export const styleNames = {
  best: 'Business or first',
  some: 'Economy or premium',
  none: 'No seats found',
  unknown: 'Not checked',
  locked: 'Members see further',
} as const satisfies Record<Exclude<DayStyle, null>, string>
