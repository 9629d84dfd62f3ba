import { spellQuery, writeState } from '@/lib/core/address-state.ts'
import { html, type Markup } from '@/lib/core/markup.ts'
import { buildAlertLink } from '@/lib/search/alert-link.ts'
import { codecs, defaults, type FinderState } from '@/lib/search/finder-state.ts'
import { listPrograms } from '@/lib/search/request.ts'
import type { FirstAnswer } from '@/lib/server/availability/first-answer.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { segmentLook } from '../../ui/segment-look.ts'
import { programOptions, programsOf, viewOptions } from '../bar-options.ts'

type Drawn = Pick<FirstAnswer, 'path' | 'program' | 'preset' | 'state'>

type Choice = { label: string; href: string; isChosen: boolean; needsScript?: boolean }

/** A choice of one out of a few, each a link to the same page with it made, for whoever is early or has no script. */
export function drawChoice(name: string, choices: readonly Choice[], more = ''): Markup {
  const parts = choices.map(({ label, href, isChosen, needsScript }) => {
    const chosen = isChosen ? 'bg-card text-ink shadow-[0_0_0_1px_var(--edge)]' : ''
    const look = needsScript ? `${chosen} noscript:hidden` : chosen
    return html`<a href="${href}" ${isChosen ? html`aria-current="true" ` : ''}class="${segmentLook.option} ${look}">${label}</a>`
  })
  return html`<span role="group" aria-label="${name}" class="${segmentLook.frame} ${more}">${parts}</span>`
}

const icon = html`<span class="size-4"></span>`

/** The address of the same page with something else chosen, as the finder would write it. */
export function withChange({ path, preset, state }: Drawn, change: Partial<FinderState>): string {
  const query = writeState<FinderState>('', { ...state, ...change }, codecs, { ...defaults, ...preset })
  return `${path}${spellQuery(query)}`
}

/** The row of views and filters, in its room; what can't be pressed before the page's script runs is in grey. */
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
  const button = (label: string) =>
    html`<span aria-hidden="true" class="${buttonStyle('outline', 'noscript:hidden')}">${icon}<span class="text-muted">${label}</span></span>`
  return html`<div class="flex min-h-15 flex-wrap items-center gap-2 max-sm:gap-1.5 border-b border-line px-3 py-2 sm:px-5 print:hidden">${drawChoice('View', views, 'max-sm:w-full')}${drawChoice('Points from', points)}${button('Filters')}${button('Live')}${alert === null ? null : html`<a href="${alert}" class="${buttonStyle('outline', 'lg:ml-auto')}">${icon}Alert me</a>`}</div>`
}
