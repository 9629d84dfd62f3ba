import { html, type Markup } from '@/lib/core/markup.ts'
import { programs } from '@/lib/core/program.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { buildAlertLink } from '@/lib/search/alert-link.ts'
import { listPrograms } from '@/lib/search/request.ts'
import type { FirstAnswer } from '@/lib/server/availability/first-answer.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { segmentLook } from '../../ui/segment-look.ts'

/** A choice as it will look once it can be made. */
export function drawChoice(labels: readonly string[], chosen: string, more = ''): Markup {
  const parts = labels.map((label) => {
    const look = label === chosen ? 'bg-card text-ink shadow-[0_0_0_1px_var(--edge)]' : ''
    return html`<span class="${segmentLook.option} ${look}">${label}</span>`
  })
  return html`<span aria-hidden="true" class="${segmentLook.frame} ${more}">${parts}</span>`
}

const icon = html`<span class="size-4"></span>`

/** The row of views and filters, in its room; only the way to an alert works without the page's script. */
export function drawBar({ program, state }: Pick<FirstAnswer, 'program' | 'state'>): Markup {
  const chosen = listPrograms(program, state)
  const names = [...programs.map((one) => programFacts[one].name), 'Both']
  const alert = buildAlertLink(program, state)
  const button = (label: string) => html`<span aria-hidden="true" class="${buttonStyle()}">${icon}${label}</span>`
  return html`<div class="flex min-h-15 flex-wrap items-center gap-2 max-sm:gap-1.5 border-b border-line px-3 py-2 sm:px-5 print:hidden">${drawChoice(['Calendar', 'List', 'Map', 'Export'], state.view === 'list' ? 'List' : 'Calendar', 'max-sm:w-full')}${drawChoice(names, chosen.length > 1 ? 'Both' : programFacts[chosen[0] ?? program].name)}${button('Filters')}${button('Live')}${alert === null ? null : html`<a href="${alert}" class="${buttonStyle('outline', 'lg:ml-auto')}">${icon}Alert me</a>`}</div>`
}
