import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import { addDays } from '@/lib/core/dates.ts'
import { formatDate, formatMonth } from '@/lib/core/formats.ts'
import { html, type Markup } from '@/lib/core/markup.ts'
import type { Program } from '@/lib/core/program.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import type { Shade } from '@/lib/search/finder-state.ts'
import { getDates } from '@/lib/search/request.ts'
import {
  getFirstMonth,
  getRequestedWeeks,
  layOutYear,
  listWeeks,
  type MapDay,
  splitLockedWeeks,
  type YearMap,
} from '@/lib/search/year-map.ts'
import type { FirstAnswer } from '@/lib/server/availability/first-answer.ts'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { dayStyle, listScale, scaleItemStyle, scaleStyle, swatchStyle } from '../../ui/seats/seat-scale.tsx'
import { shadeOptions } from '../bar-options.ts'
import { cellFigure, monthCabinStyle, monthDayStyle, monthStripStyle } from '../month-table.tsx'
import {
  findLockedLeft,
  getStretchSize,
  getYearWidths,
  lockedCardStyle,
  lockedStretchStyle,
  lockedStyle,
  weekdays,
  yearTableStyle,
} from '../year-frame.tsx'
import { layOutMonthNames, monthNameStyle } from '../year-map-grid.tsx'
import { drawChoice, drawIcon, withChange } from './draw-bar.ts'

const stepOf = (day: MapDay, shade: Shade) => (shade === 'points' ? day.priceStep : day.step)

/** Draws the year of an answer as a picture. Screen readers get the same from the rows below it. */
export function drawYear(first: FirstAnswer): Markup {
  const { program, answer, state } = first
  const map = layOutYear(answer)
  const dates = getDates(state.when)
  const weeks = getRequestedWeeks(map, dates)
  const { width, minWidth } = getYearWidths(weeks.count)
  const shades = shadeOptions.map(({ value, label }) => ({
    label,
    href: withChange(first, { shade: value }),
    isChosen: state.shade === value,
  }))
  const { lead, names } = layOutMonthNames({ ...map, ...weeks })
  const locked = dates ? null : drawLocked(program, answer)
  const left = locked && findLockedLeft(map.lockedFromWeek)
  const over = left
    ? html`<div style="left:${left}" class="${lockedStyle}"><div class="${lockedCardStyle}">${drawIcon('lock', 'mt-0.5 shrink-0 text-muted')}${locked}</div></div>`
    : null
  return html`<div class="border-b border-line"><div class="relative px-4 pt-3 pb-4 sm:px-5">
<div tabindex="0" role="group" aria-label="The year, as a picture" class="relative overflow-x-auto overscroll-x-contain py-1"><table aria-hidden="true" style="width:${width};min-width:${minWidth}" class="${yearTableStyle}"><thead><tr class="h-6"><th class="sticky left-0 z-10 w-8 bg-card"></th>${lead > 0 ? html`<th colspan="${lead}"></th>` : null}${names.map(({ month, span }) => html`<th colspan="${span}" class="${monthNameStyle}">${formatMonth(month, 'monthShort')}</th>`)}</tr></thead><tbody>${weekdays.map((weekday, row) => drawWeekday(map, weekday, row, weeks, state.shade))}</tbody></table>${over}</div>
<div class="mt-3 flex flex-wrap justify-between gap-x-8 gap-y-3"><div class="flex flex-wrap items-center gap-x-6 gap-y-2">${drawChoice('Colours', shades)}${drawScale(listScale(map, weeks, state.shade), state.shade)}</div><div class="${over ? 'lg:hidden' : ''}">${locked}</div></div></div></div>`
}

function drawWeekday(
  map: YearMap,
  weekday: string,
  row: number,
  { first, count }: { first: number; count: number },
  shade: Shade,
): Markup {
  const { open, lockedCount } = splitLockedWeeks(map, { first, count })
  const cells = open.map((week) => {
    const day = map.days[week * 7 + row]
    if (!day) return null
    // The square in the last column gives every row its height.
    const square = week === first + count - 1 ? html`<div class="aspect-square"></div>` : null
    return html`<td class="rounded-[3px] ${dayStyle(day.state, stepOf(day, shade))}">${square}</td>`
  })
  return html`<tr><th class="sticky left-0 z-10 bg-card text-left text-12 leading-none font-normal text-muted">${row % 2 === 0 ? weekday.slice(0, 3) : ''}</th>${cells}${lockedCount > 0 ? drawLockedWeeks(lockedCount) : null}</tr>`
}

function drawLockedWeeks(count: number): Markup {
  const { aspectRatio, width } = getStretchSize(count)
  return html`<td colspan="${count}" class="${lockedStretchStyle}"><div style="aspect-ratio:${aspectRatio};width:${width}"></div></td>`
}

function drawScale(items: ReturnType<typeof listScale>, shade: Shade): Markup {
  const drawn = items.map(({ lead, swatches, label }) => {
    const squares = swatches.map((style) => html`<span aria-hidden="true" class="${swatchStyle} ${style}"></span>`)
    return html`<li class="${scaleItemStyle}">${lead ?? null}${squares}${label}</li>`
  })
  return html`<ul class="${scaleStyle}">${shade === 'seats' ? html`<li>Seats</li>` : null}${drawn}</ul>`
}

function drawLocked(program: Program, answer: SearchAnswer): Markup {
  const days = (plan: 'guest' | 'free' | 'gold') => getPlanLimits(plan, program).daysAhead
  const from = formatDate(addDays(answer.openUntil, 1), 'plain')
  return html`<p class="text-14 text-muted"><span class="font-medium text-ink">Locked from ${from}.</span> Signed out you see ${days('guest')} days ahead. A free account sees ${days('free')}, Silver and Gold ${days('gold')}.</p>`
}

/** Draws the month the calendar opens on. The page's script adds the second month beside the rows. */
export function drawMonth({ answer, state }: FirstAnswer): Markup {
  const map = layOutYear(answer)
  const month = state.month ?? getFirstMonth(answer)
  const heads = weekdays.map((day) => html`<th class="pb-1 text-12 font-normal text-muted">${day.slice(0, 2)}</th>`)
  const rows = listWeeks(month).map((week) => {
    const days = week.map((date) =>
      date === null ? html`<td></td>` : drawDay(date, map.byDate.get(date), state.shade),
    )
    return html`<tr>${days}</tr>`
  })
  return html`<div aria-hidden="true" class="border-line max-lg:border-b lg:border-r"><div class="p-3 sm:p-5"><div class="h-11 lg:h-9 lg:float-right"></div><p class="flex min-h-9 items-center text-16 font-semibold max-lg:-mt-9">${formatMonth(month)}</p><table class="mt-1 w-full table-fixed"><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table></div></div>`
}

function drawDay(date: string, day: MapDay | undefined, shade: Shade): Markup {
  const has = day?.state === 'seats'
  const isOut = !day || day.state === 'past' || day.state === 'unasked'
  const frame = has ? 'border-line bg-card' : `border-transparent ${isOut ? '' : dayStyle(day.state, day.step)}`
  const cells = (day?.cells ?? []).map(({ cabin, seats, points }) => {
    return html`<span class="${monthCabinStyle} ${cabinDisplay[cabin].text}">${cabin}${cellFigure({ seats, points }, shade)}</span>`
  })
  const strip = has ? html`<span class="${monthStripStyle} ${dayStyle('seats', stepOf(day, shade))}"></span>` : null
  return html`<td class="p-0.5 align-top"><span class="${monthDayStyle} ${isOut ? 'min-h-8' : 'min-h-18'} ${has ? 'font-medium' : 'text-muted'} ${frame}">${Number(date.slice(8))}${cells}${strip}</span></td>`
}
