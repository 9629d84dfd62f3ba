import { localDateOf } from '@/lib/core/clock.ts'
import { countOf, formatDate, getAge } from '@/lib/core/formats.ts'
import { html, type Markup } from '@/lib/core/markup.ts'
import { drawnPlaces } from '@/lib/search/drawn-places.ts'
import { type Edge, findEdge, isMappable } from '@/lib/search/edges.ts'
import { getDates, listPrograms } from '@/lib/search/request.ts'
import { getVerdict, summariseCoverage } from '@/lib/search/verdict.ts'
import { whenWords } from '@/lib/search/when-months.ts'
import { type FirstAnswer, readFinderAddress, readFirstAnswer } from '@/lib/server/availability/first-answer.ts'
import type { PageAnswer } from '@/lib/server/http/front-door.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { chipStyle } from '../../ui/chip.tsx'
import { freshnessStyle } from '../../ui/seats/freshness-chip.tsx'
import {
  clampWords,
  describeCoverage,
  foundWords,
  isSeen,
  listClamps,
  lowestStyle,
  lowestWords,
} from '../answer-words.ts'
import { summaryStyle } from '../bar-options.ts'
import { endWords } from '../place-words.ts'
import { drawBar, drawIcon } from './draw-bar.ts'
import { drawRows } from './draw-rows.ts'
import { drawMonth, drawYear } from './draw-year.ts'

/**
 * Draws the answer to an address for the time before scripts run, and for browsers without scripts: what a signed-out
 * visitor sees, without controls that need a script. It has the finder's look and dimensions, so that nothing moves
 * when the finder replaces it.
 */
function drawFirstAnswer(first: FirstAnswer): Markup {
  const { answer, state } = first
  const isCalendar = state.view === 'calendar'
  const rows = answer.total > 0 ? drawRows(answer, state) : null
  const below =
    rows !== null && isCalendar
      ? html`<div class="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)]">${drawMonth(first)}${rows}</div>`
      : rows
  const found = findAnswerEdge(first)
  const edge = found && drawEdge(first, found)
  const hasYear = rows ? isCalendar : getVerdict(answer) !== 'not-covered' && isMappable(found)
  return html`<div id="${drawnPlaces.answer}" data-asked class="space-y-6">${drawQuestion(first)}<section aria-label="Result" class="relative overflow-hidden rounded-2xl border border-line bg-card">${drawHeader(first)}${edge}${drawBar(first)}${drawClamps(first, edge)}${hasYear ? drawYear(first) : null}${below}</section></div>`
}

/** The question in two lines, for narrow screens where the form is hidden. */
function drawQuestion({ path, state }: FirstAnswer): Markup {
  const seats = countOf(state.seats, 'seat')
  const details = [whenWords(state.when), seats, state.cabins.join(' '), ...(state.direct ? ['direct'] : [])]
  return html`<div class="${summaryStyle.frame}"><div class="${summaryStyle.words}"><p class="line-clamp-2 text-14 font-semibold">${endWords(state)}</p><p class="line-clamp-2 text-12 text-muted">${details.join(' · ')}</p></div><a href="${path}" class="${buttonStyle()}">${drawIcon('filters')}Change</a></div>`
}

function drawHeader({ answer, state }: FirstAnswer): Markup {
  const { newestSeenAt } = summariseCoverage(answer)
  const age = newestSeenAt && getAge(newestSeenAt, answer.now)
  const newest = age ? html`<span class="${freshnessStyle(age.level, false)}">newest ${age.words}</span>` : null
  const sample = answer.sample ? html`<span class="${chipStyle(true)}">Sample data</span>` : null
  const words = lowestWords(answer)
  const lowest = words ? html`<span class="${lowestStyle}">${words}. </span>` : null
  const coverage = isSeen(answer) ? describeCoverage(answer, localDateOf(answer.now)) : ''
  return html`<header class="border-b border-line px-4 py-3 sm:px-5"><div class="flex items-start max-lg:min-h-11"><div class="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1.5 pr-13 sm:pr-32"><h2 class="text-20 font-semibold tracking-tight">${endWords(state)}</h2>${newest}${sample}</div></div><p class="mt-1 text-14 text-muted">${lowest}${foundWords(answer)} ${coverage}</p></header>`
}

const linkStyle = 'rounded-sm font-medium text-accent underline underline-offset-4 hover:text-ink'

function findAnswerEdge({ program, state, answer }: FirstAnswer): Edge | null {
  const dates = getDates(state.when)
  const today = localDateOf(answer.now)
  return dates && findEdge({ ...dates, seats: state.seats, programs: listPrograms(program, state) }, answer.plan, today)
}

/** Says, above the results, which of the dates a visitor can't see. */
function drawEdge({ answer }: FirstAnswer, edge: Edge): Markup {
  const words =
    edge.kind === 'locked'
      ? html`Without an account you see to ${formatDate(answer.openUntil, 'plain')}. <a href="/pricing" class="${linkStyle}">See plans</a>`
      : `Airlines open these dates from ${formatDate(edge.opens, 'plain')}.`
  return html`<p class="border-b border-line bg-paper px-4 py-4 text-14 sm:px-5">${words}</p>`
}

/** Says what the limits of a visitor cut from the question, as the finder does. */
function drawClamps({ program, state, answer }: FirstAnswer, edge: Markup | null): Markup | null {
  const isDated = getDates(state.when) !== null && edge === null
  const clamps = listClamps(answer, isDated)
  if (clamps.length === 0) return null
  const notices = clamps.map((clamp) => {
    const { reason, asked, more } = clampWords(clamp, { plan: answer.plan, program, isDated })
    return html`<div class="flex items-start gap-3 rounded-lg border border-line bg-card px-3.5 py-2.5 text-14"><div class="min-w-0 flex-1">${reason} <span class="text-muted">${asked}</span> ${more}</div><a href="/pricing" class="${linkStyle}">See plans</a></div>`
  })
  return html`<div class="space-y-2 border-b border-line bg-paper p-3 sm:px-5">${notices}</div>`
}

/** Puts the answer in place of the page's first screen; returns the page unchanged if it has no such place. */
export function putIntoPage(page: string, first: FirstAnswer): string {
  const from = page.indexOf(`<div id="${drawnPlaces.start}"`)
  const to = page.indexOf(`<div id="${drawnPlaces.end}"`)
  if (from < 0 || to < from) return page
  // On a phone the form is hidden once the question has been asked.
  const above = page
    .slice(0, from)
    .replace(new RegExp(`<div id="${drawnPlaces.form}"[^>]* class="`), '$&max-lg:hidden ')
  return above + drawFirstAnswer(first).text + page.slice(to)
}

/** Returns what to fill a finder's page with before it is sent: the answer to the question in its address. */
export function answerFinder(address: string): PageAnswer | null {
  const request = readFinderAddress(address)
  if (request === null || 'redirect' in request) return request
  return {
    async fill(page) {
      const first = await readFirstAnswer(request)
      return first === null ? page : putIntoPage(page, first)
    },
  }
}
