import type { Row, SearchAnswer } from '@/lib/availability/search-contract.ts'
import {
  countOf,
  formatCharges,
  formatDate,
  formatLocalTime,
  formatMinutes,
  formatNumber,
  formatSeats,
  formatSeenOn,
  getAge,
} from '@/lib/core/formats.ts'
import { html, type Markup, type Piece } from '@/lib/core/markup.ts'
import { findCarrier } from '@/lib/network/carriers.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { buildBookingLink } from '@/lib/search/booking-link.ts'
import type { FinderState } from '@/lib/search/finder-state.ts'
import { cabinChipStyle } from '../../ui/seats/cabin-chip.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { carrierTagStyle, carrierTagsStyle } from '../../ui/seats/carrier-tags.tsx'
import { freshnessStyle } from '../../ui/seats/freshness-chip.tsx'
import { belowPointsStyle, pointsStyle } from '../../ui/seats/points-cell.tsx'
import { drawRoutePath, routeLineStyle, routePictureStyle } from '../../ui/seats/route-line.tsx'
import { describeSources } from '../answer-words.ts'
import { placeWords } from '../place-words.ts'
import {
  belowRouteStyle,
  cellStyle,
  headStyle,
  listColumns,
  notOnPhones,
  onDesks,
  phoneRouteStyle,
  rowCaption,
  rowFrameStyle,
  rowHeadStyle,
  rowNoteStyle,
  rowTableStyle,
  type ShownColumns,
  tabletStyle,
} from '../row-columns.ts'

const dash = html`<span class="text-muted">–<span class="sr-only">not published</span></span>`

/** Draws the first rows as the finder's table shows them; each date links to the airline's own search. */
export function drawRows(answer: SearchAnswer, { sort, cash, view }: FinderState): Markup {
  const shown = { charges: answer.rows.some(({ charges }) => charges !== null), wide: view === 'list', sort, cash }
  const heads = listColumns(shown).map(
    (column, index) =>
      html`<th scope="col" class="${headStyle(column, index, shown)}"><span class="inline-flex min-h-10 items-center ${column.sort === sort ? 'font-semibold text-ink' : ''}">${column.label}</span></th>`,
  )
  const count = countOf(answer.total, 'option')
  return html`<section aria-label="All days"><div class="flex ${shown.wide ? 'min-h-23' : 'min-h-14'} flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-5"><h3 class="text-16 font-semibold">All days</h3><span class="figures text-14 text-muted">${count}</span><span class="ml-auto max-sm:w-full"></span></div>
<div class="${rowFrameStyle}"><table class="${rowTableStyle}"><caption class="sr-only">${rowCaption}</caption><thead><tr>${heads}</tr></thead><tbody>${answer.rows.map((row) => drawRow(row, answer, shown))}</tbody></table></div>
<p class="${rowNoteStyle}">${describeSources(answer, answer.rows)}</p></section>`
}

function drawRow(row: Row, answer: SearchAnswer, shown: ShownColumns): Markup {
  const cell = (inside: Piece, { end = false, more = '' } = {}) =>
    html`<td class="${cellStyle(end, more)}">${inside}</td>`
  const isMixed = answer.query.programs.length > 1
  const isEnd = { end: true }
  return html`<tr class="group">${drawHead(row, answer)}${cell(drawRoute(row, isMixed, shown.wide), { more: notOnPhones })}${shown.wide ? cell(drawFlights(row), { more: onDesks }) : null}${cell(drawCabin(row))}${cell(formatSeats(row.seats, answer.query.within[row.program]?.seats), isEnd)}${cell(drawPoints(row, answer.query.seats, shown.charges), isEnd)}${shown.charges ? cell(html`<span>${drawCharges(row, answer.query.seats)}</span>`, { end: true, more: notOnPhones }) : null}${shown.wide ? [cell(row.value === null ? dash : formatNumber(Math.round(row.value)), { end: true, more: tabletStyle('value', shown) }), cell(row.minutes === null ? dash : formatMinutes(row.minutes), { end: true, more: tabletStyle('duration', shown) })] : null}${cell(drawCarriers(row), isEnd)}${cell(drawAge(row, answer), isEnd)}</tr>`
}

function drawHead(row: Row, answer: SearchAnswer): Markup {
  const { href, label } = buildBookingLink(row, answer.query.seats)
  return html`<th scope="row" class="${rowHeadStyle}"><a href="${href}" rel="noopener noreferrer" aria-label="${formatDate(row.date)}, ${label}" class="-ml-1.5 flex min-h-11 flex-col justify-center rounded-md pr-1.5 pl-5 text-left">${formatDate(row.date)}${drawRouteLine(row, { isSilent: true })}</a></th>`
}

function drawRouteLine({ from, to, direct, stops }: Row, { isSilent = false } = {}): Markup {
  const stopCount = direct ? 0 : (stops?.length ?? 1)
  const spoken = isSilent ? null : html`<span class="sr-only"> to </span>`
  const hidden = isSilent ? html` aria-hidden="true"` : null
  return html`<span${hidden} class="${routeLineStyle} ${isSilent ? phoneRouteStyle : ''}">${from}<svg aria-hidden="true" viewBox="0 0 60 8" class="${routePictureStyle}"><path d="${drawRoutePath(stopCount)}"></path></svg>${spoken}${to}</span>`
}

function drawRoute(row: Row, isMixed: boolean, isWide: boolean): Markup {
  const below =
    isMixed || !isWide
      ? html`<span class="${belowRouteStyle}">${isMixed ? programFacts[row.program].name : null} ${isWide ? null : drawTimes(row)}</span>`
      : null
  return html`${drawRouteLine(row)}${below}`
}

function drawTimes({ flights, departs, arrives, date }: Row): Markup | null {
  if (flights.length === 0 || departs === null || arrives === null) return null
  return html`<span class="font-mono">${flights.join(' ')}</span> ${formatLocalTime(departs, date)}–${formatLocalTime(arrives, date)}`
}

function drawFlights(row: Row): Markup {
  const { stops, aircraft, flights } = row
  if (flights.length === 0) return dash
  const via = stops !== null && stops.length > 0 ? [`via ${placeWords(stops)}`] : []
  const flown = aircraft.length > 0 ? [[...new Set(aircraft)].join(', ')] : []
  return html`<span class="block overflow-hidden leading-4"><span class="block truncate text-12">${drawTimes(row)}</span><span class="block truncate text-12 text-muted">${[...via, ...flown].join(' · ')}</span></span>`
}

function drawCabin({ cabin }: Row): Markup {
  const { name, text, border } = cabinDisplay[cabin]
  return html`<span class="${cabinChipStyle} ${text} ${border}">${cabin}<span class="sr-only"> ${name}</span></span>`
}

function drawPoints(row: Row, seats: number, hasCharges: boolean): Markup {
  const { points, tablePrice } = row
  const known = points ?? tablePrice?.points ?? null
  const party =
    known !== null && seats > 1
      ? html`<span class="${belowPointsStyle}">${formatNumber(known * seats)} for ${seats}</span>`
      : null
  // The price in the program's own table is shown below, as in the finder.
  const table =
    points !== null && tablePrice && !(seats > 1 && tablePrice.points === points)
      ? html`<span class="${belowPointsStyle} ${hasCharges && tablePrice.points === points ? 'max-sm:hidden' : ''}">${tablePrice.points === points ? 'reward price' : `usual ${formatNumber(tablePrice.points)}`}</span>`
      : points === null && tablePrice
        ? html`<span class="${belowPointsStyle}">published price</span>`
        : null
  const charges = hasCharges
    ? html`<span aria-hidden="true" class="-mt-1 block pb-1 text-12 text-muted sm:hidden">+ ${row.charges === null ? 'taxes' : html`${formatCharges(row.charges, seats)}${drawChargesDate(row.charges)}`}</span>`
    : null
  return html`<span class="${pointsStyle} ${points === null ? '' : 'font-semibold'}">${known === null ? dash : formatNumber(known)}${party}${table}</span>${charges}`
}

function drawCharges({ charges }: Pick<Row, 'charges'>, seats: number): Markup {
  if (charges === null) return dash
  const party =
    seats > 1 ? html`<span class="block text-12 text-muted">${formatCharges(charges, seats)} for ${seats}</span>` : null
  return html`${formatCharges(charges)}${party}${drawChargesDate(charges)}`
}

function drawChargesDate({ estimatedFrom }: NonNullable<Row['charges']>): Markup | null {
  if (estimatedFrom === undefined) return null
  return html`<span class="block text-12 text-muted">${formatSeenOn(estimatedFrom)}</span>`
}

function drawCarriers({ carriers }: Row): Markup {
  const tags = carriers
    .slice(0, 3)
    .map(
      (code) =>
        html`<span class="${carrierTagStyle}">${code}<span class="sr-only"> ${findCarrier(code)?.name ?? code}</span></span>`,
    )
  const rest = carriers.length - 3
  if (carriers.length === 1) return html`${tags}`
  return html`<span class="${carrierTagsStyle}">${tags}${rest > 0 ? html`<span class="text-12 text-muted">+${rest}</span>` : null}</span>`
}

function drawAge({ seenAt, missed }: Row, { now }: SearchAnswer): Markup {
  const { level, short } = getAge(seenAt, now)
  return html`<span class="${freshnessStyle(missed ? 'missed' : level, true)}">${missed ? 'missed' : short}</span>`
}
