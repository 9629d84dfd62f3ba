import { spellQuery, writeState } from '@/lib/core/address-state.ts'
import { html, type Markup } from '@/lib/core/markup.ts'
import { buildAlertLink } from '@/lib/search/alert-link.ts'
import type { DrawnControl } from '@/lib/search/drawn-places.ts'
import { clearFilters, codecs, countFilters, defaults, type FinderState } from '@/lib/search/finder-state.ts'
import { listPrograms } from '@/lib/search/request.ts'
import type { FirstAnswer } from '@/lib/server/availability/first-answer.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { segmentStyle } from '../../ui/segment-options.tsx'
import { programOptions, programsOf, viewOptions } from '../bar-options.ts'

type Drawn = Pick<FirstAnswer, 'path' | 'program' | 'preset' | 'state'>

type Choice = { label: string; href: string; isChosen: boolean; needsScript?: boolean }

/** Draws a choice of one option, each a link to the same page with it chosen, so that it works without scripts. */
export function drawChoice(name: string, choices: readonly Choice[], more = ''): Markup {
  const parts = choices.map(({ label, href, isChosen, needsScript }) => {
    const chosen = isChosen ? 'bg-card text-ink shadow-[0_0_0_1px_var(--edge)]' : ''
    const style = needsScript ? `${chosen} noscript:hidden` : chosen
    return html`<a href="${href}" ${isChosen ? html`aria-current="true" ` : ''}class="${segmentStyle.option} ${style}">${label}</a>`
  })
  return html`<span role="group" aria-label="${name}" class="${segmentStyle.frame} ${more}">${parts}</span>`
}

/** The outlines of the finder's icons, copied from lucide. */
const outlines = {
  bell: 'M10.268 21a2 2 0 0 0 3.464 0M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
  filters: 'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3',
  lock: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM7 11V7a5 5 0 0 1 10 0v4',
  live: 'M16.247 7.761a6 6 0 0 1 0 8.478M19.075 4.933a10 10 0 0 1 0 14.134M4.925 19.067a10 10 0 0 1 0-14.134M7.753 16.239a6 6 0 0 1 0-8.478M10 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
} as const

export const drawIcon = (name: keyof typeof outlines, more = '') =>
  html`<svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="size-4 ${more}"><path d="${outlines[name]}"></path></svg>`

/** Returns the address of the same page with a change made, as the finder would write it. */
export function withChange({ path, preset, state }: Drawn, change: Partial<FinderState>): string {
  const query = writeState<FinderState>('', { ...state, ...change }, codecs, { ...defaults, ...preset })
  return `${path}${spellQuery(query)}`
}

/** Draws the row of views and filters at its final size; what only works once the page's script runs is grey. */
export function drawBar(drawn: Drawn): Markup {
  const { program, state } = drawn
  const views = viewOptions.map(({ value, label }) => ({
    label,
    href: withChange(drawn, { view: value }),
    isChosen: state.view === value,
    needsScript: value === 'map' || value === 'export',
  }))
  const chosen = listPrograms(program, state).join(',')
  const points = programOptions.map(({ value, label }) => ({
    label,
    href: withChange(drawn, { programs: programsOf(value, program) }),
    isChosen: value === chosen,
  }))
  const alert = buildAlertLink(program, state)
  const presetCabins = drawn.preset.cabins ?? defaults.cabins
  const active = countFilters(state, presetCabins)
  const clear =
    active > 0
      ? html`<a href="${withChange(drawn, { ...clearFilters(state, presetCabins), day: null, back: null })}" class="${buttonStyle('quiet')}">Clear filters</a>`
      : null
  const button = (label: string, icon: keyof typeof outlines & DrawnControl) =>
    html`<span aria-hidden="true" data-opens="${icon}" class="${buttonStyle('outline', 'noscript:hidden')}">${drawIcon(icon)}<span class="text-muted">${label}</span></span>`
  return html`<div class="flex min-h-15 flex-wrap items-center gap-2 max-sm:gap-1.5 border-b border-line px-3 py-2 sm:px-5 print:hidden">${drawChoice('View', views, 'max-sm:w-full')}${drawChoice('Points from', points)}${button(active > 0 ? `Filters (${active})` : 'Filters', 'filters')}${clear}${button('Live', 'live')}${alert === null ? null : html`<a href="${alert}" class="${buttonStyle('outline', 'lg:ml-auto')}">${drawIcon('bell')}Alert me</a>`}</div>`
}
