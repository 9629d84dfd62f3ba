import type { SearchAnswer } from '../../availability/search-contract.ts'
import { type Cabin, cabinNames } from '../../core/cabin.ts'
import { capitalise } from '../../core/capitalise.ts'
import { localDateOf } from '../../core/clock.ts'
import { countOf, formatDate, formatInstant, formatMonth } from '../../core/formats.ts'
import { escapeXml as text } from '../../core/markup.ts'
import { programs } from '../../core/program.ts'
import { site } from '../../core/site.ts'
import { layOutYear, type MapDay, type YearMap } from '../../search/year-map.ts'
import { weeksShown } from '../../search/year-weeks.ts'
import { findRoutePage } from '../routes/route-page.ts'
import { pictureSize } from './embed-code.ts'

const pitch = 13
const side = 11
const margin = 16
/** The average width of a letter at 11 px in the widest of the fonts. */
const letterWidth = 6.9
const monthRoom = 18
const gridHeight = monthRoom + 7 * pitch

/** Colours for light and dark screens. They use classes, so that a content policy can forbid inline styles. */
export const pictureStyle = [
  '.paper{fill:#fff}.ink{fill:#1c2430}.dim{fill:#5d6673}.best{fill:#0b6b75}.some{fill:#86c5cb}.none{fill:#e9e9e6}',
  '.unknown{fill:none;stroke:#c9c9c4}.locked{fill:#f4f4f1;stroke:#dcdcd7;stroke-dasharray:2 2}',
  'text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}',
  '@media(prefers-color-scheme:dark){.paper{fill:#171d26}.ink{fill:#eceff2}.dim{fill:#a3adb8}.best{fill:#5fd3dc}',
  '.some{fill:#24727a}.none{fill:#2b323c}.unknown{stroke:#48515d}.locked{fill:#1d242e;stroke:#3a424d}}',
].join('')

/** The legend of the picture, in order. */
const styleNames = {
  best: 'Business or first',
  some: 'Economy or premium',
  none: 'No seats found',
  unknown: 'Not checked',
  locked: 'Members see further',
} as const satisfies Record<Exclude<DayStyle, null>, string>

const styles = Object.keys(styleNames) as (keyof typeof styleNames)[]

/** The days of a year as squares, one column per week, below the names of the months. Starts at the origin. */
function drawGrid({ map }: EmbedYear): string {
  const months = map.months.map(
    ({ month, week }) =>
      `<text class="dim" font-size="11" x="${week * pitch}" y="10">${formatMonth(month, 'monthShort')}</text>`,
  )
  const days = map.days.map((day) => {
    const style = styleOfDay(day)
    return style === null ? '' : square(style, day.week * pitch, monthRoom + day.weekday * pitch)
  })
  return [...months, ...days].join('')
}

function square(style: Exclude<DayStyle, null>, x: number, y: number): string {
  // SVG draws a stroke on both sides of the edge, so an outlined square is made smaller to compensate.
  const isLined = style === 'unknown' || style === 'locked'
  const [place, size] = isLined ? [0.5, side - 1] : [0, side]
  return `<rect class="${style}" x="${x + place}" y="${y + place}" width="${size}" height="${size}" rx="2"/>`
}

const gridSize = { width: weeksShown * pitch, height: gridHeight } as const

/** The whole picture with its text, for an `img`. */
export function drawYear(year: EmbedYear): string {
  const { width, height } = pictureSize
  const legendAt = 66 + gridHeight + 18
  let x = margin
  const legend = styles.map((style) => {
    const mark = square(style, x, legendAt - 10)
    const name = `<text class="dim" font-size="11" x="${x + 16}" y="${legendAt}">${styleNames[style]}</text>`
    x += 16 + styleNames[style].length * letterWidth + 14
    return mark + name
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc">`,
    `<title id="title">${text(year.title)}</title><desc id="desc">${text(`${year.lead} ${year.origin}`)}</desc>`,
    `<style>${pictureStyle}</style>`,
    `<rect class="paper" width="${width}" height="${height}" rx="12"/>`,
    `<text class="ink" font-size="18" font-weight="600" x="${margin}" y="31">${text(year.title)}</text>`,
    `<text class="dim" font-size="13" x="${margin}" y="52">${text(year.lead)}</text>`,
    `<g transform="translate(${margin} 66)">${drawGrid(year)}</g>`,
    ...legend,
    `<text class="dim" font-size="11" x="${margin}" y="${height - 14}">${text(year.origin)}</text>`,
    '</svg>\n',
  ].join('\n')
}

export const cardStyle = [
  ':root{color-scheme:light dark}*{box-sizing:border-box}',
  'body{margin:0;font:14px/1.4 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;background:#fff;color:#1c2430}',
  'main{padding:14px 16px;border:1px solid #dcdcd7;border-radius:12px}',
  'h1{margin:0;font-size:17px}h1 a{color:inherit;text-decoration:none}h1 a:hover{text-decoration:underline}',
  'p{margin:4px 0 0}.small,ul{color:#5d6673;font-size:12px}svg{display:block;width:100%;height:auto;margin:10px 0}',
  'ul{display:flex;flex-wrap:wrap;gap:4px 14px;margin:0;padding:0;list-style:none}li{display:flex;gap:6px;align-items:center}',
  'li svg{width:11px;height:11px;margin:0}.small a{color:#0b6b75}a:focus-visible{outline:2px solid #0b6b75;outline-offset:2px}',
  pictureStyle,
  '@media(prefers-color-scheme:dark){body{background:#171d26;color:#eceff2}main{border-color:#3a424d}',
  '.small,ul{color:#a3adb8}.small a{color:#5fd3dc}a:focus-visible{outline-color:#5fd3dc}}',
].join('')

/** Writes the card that other sites show in a frame: a page without scripts, whose links open in a new tab. */
export function writeCard(year: EmbedYear, origin: string): string {
  const href = text(new URL(year.path, origin).href)
  const legend = Object.entries(styleNames).map(
    ([style, name]) =>
      `<li><svg viewBox="0 0 11 11" aria-hidden="true"><rect class="${style}" x=".5" y=".5" width="10" height="10" rx="2"/></svg>${name}</li>`,
  )
  return `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${text(year.title)}, ${site.name}</title>
<style>${cardStyle}</style>
<main>
<h1><a href="${href}" target="_blank" rel="noopener">${text(year.title)}</a></h1>
<p>${text(year.lead)}</p>
<svg viewBox="0 0 ${gridSize.width} ${gridSize.height}" role="img" aria-label="${text(`A year by day: ${year.lead}`)}">${drawGrid(year)}</svg>
<ul>${legend.join('')}</ul>
<p class="small">${text(year.origin)} · <a href="${href}" target="_blank" rel="noopener">See days, flights and points</a></p>
</main>
</html>
`
}

/** A route's year for other sites to show: what a visitor to this site sees, with its source and age. */
type EmbedYear = {
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

type EmbedRoute = { slug: string; title: string; path: string; question: URLSearchParams }

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
  return {
    title,
    lead: lead.trim(),
    origin: originWords(answer),
    sample: answer.sample,
    map: layOutYear({ ...answer, plan: 'guest' }),
    path,
  }
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
type DayStyle = 'best' | 'some' | 'none' | 'unknown' | 'locked' | null

function styleOfDay({ state, cells }: MapDay): DayStyle {
  if (state === 'past' || state === 'unasked' || state === 'unreleased') return null
  if (state === 'unsearched') return 'unknown'
  if (state !== 'seats') return state
  return cells.some(({ cabin }) => cabin === 'J' || cabin === 'F') ? 'best' : 'some'
}
