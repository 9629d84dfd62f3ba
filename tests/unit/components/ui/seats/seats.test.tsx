import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CabinChip } from '../../../../../components/ui/seats/cabin-chip.tsx'
import { CarrierTags } from '../../../../../components/ui/seats/carrier-tags.tsx'
import { FreshnessChip } from '../../../../../components/ui/seats/freshness-chip.tsx'
import { drawRoutePath, RouteLine } from '../../../../../components/ui/seats/route-line.tsx'
import { dayStyle, listScale, SeatScale } from '../../../../../components/ui/seats/seat-scale.tsx'
import { cabins } from '../../../../../lib/core/cabin.ts'
import type { Shade } from '../../../../../lib/search/finder-state.ts'
import type { MapDay, YearMap } from '../../../../../lib/search/year-map.ts'

/** What a screen reader reads: the text that is not hidden from it. */
const spoken = (markup: string) =>
  markup.replace(/<(svg|span) aria-hidden="true".*?<\/\1>/g, '').replace(/<[^>]*>/g, '')

describe('the cabin chip', () => {
  it('always shows its letter, and has its name for screen readers', () => {
    const chips = cabins.map((cabin) => renderToStaticMarkup(<CabinChip cabin={cabin} />))
    expect(chips.map((chip) => chip.match(/>([YWJF])<span/)?.[1])).toEqual([...cabins])
    expect(chips.map(spoken)).toEqual(['Y Economy', 'W Premium economy', 'J Business', 'F First'])
  })
})

describe('the route line', () => {
  const draw = (via: readonly string[] | 'unknown') => renderToStaticMarkup(<RouteLine from="SYD" to="LHR" via={via} />)

  it('tells screen readers the route and how it connects', () => {
    expect(spoken(draw([]))).toBe('SYD to LHR, direct')
    expect(spoken(draw(['SIN']))).toBe('SYD to LHR, via SIN')
    expect(spoken(draw('unknown'))).toBe('SYD to LHR, with a stop')
  })

  it('draws a solid dot at each end, and two arcs of an open dot for each stop', () => {
    const count = (via: readonly string[] | 'unknown') => draw(via).match(/a2.5 2.5 0 0 1 5/g)?.length ?? 0
    expect(draw([]).match(/a1.75 1.75 0 0 1 3.5/g)).toHaveLength(2)
    expect([count([]), count('unknown'), count(['SIN', 'DOH'])]).toEqual([0, 2, 4])
  })

  it('breaks its line at every stop', () => {
    expect(drawRoutePath(0)).toContain('M3 4L57 4M')
    expect(drawRoutePath(2)).toContain('M3 4L17.5 4M22.5 4L37.5 4M42.5 4L57 4M')
  })
})

describe('the freshness chip', () => {
  const chip = (missed: boolean) =>
    renderToStaticMarkup(
      <FreshnessChip seenAt="2026-11-20T00:00:00Z" now="2026-11-20T03:00:00Z" source="A source" missed={missed} />,
    )

  it('does not say “seen” if the last check missed it', () => {
    expect(spoken(chip(false))).toContain('seen 3 h ago')
    expect(spoken(chip(true))).toContain('not found at last check')
    expect(spoken(chip(true))).not.toContain('seen')
  })
})

it('labels an answer of many checks with the newest one, and gives the range', () => {
  const markup = renderToStaticMarkup(
    <FreshnessChip
      seenAt="2026-11-20T00:00:00Z"
      oldestSeenAt="2026-11-18T00:00:00Z"
      now="2026-11-20T03:00:00Z"
      source="A source"
    />,
  )
  expect(spoken(markup)).toContain('newest 3 h ago')
  expect(spoken(markup)).toContain('between Wed 18 Nov 2026')
})

describe('the legend of seats', () => {
  it('looks different for every step and state', () => {
    const steps = ([1, 2, 3, 4, 'some'] as const).map((step) => dayStyle('seats', step))
    const states = (['none', 'unsearched', 'locked', 'past'] as const).map((state) => dayStyle(state, null))
    expect(new Set([...steps, ...states]).size).toBe(9)
  })

  const day: MapDay = {
    ...{ date: '2026-12-01', week: 0, weekday: 1, state: 'seats', step: 2 },
    ...{ points: 40_000, priceStep: 4, cells: [] },
  }
  const explain = (days: MapDay[], prices: YearMap['prices'], shade: Shade) => {
    const map: YearMap = { days, prices, byDate: new Map(), months: [], lockedFromWeek: null }
    return renderToStaticMarkup(<SeatScale items={listScale(map, { first: 0, count: 2 }, shade)} shade={shade} />)
  }

  it.each<Shade>(['seats', 'points'])('explains only the special marks that occur in the weeks shown: %s', (shade) => {
    const locked: MapDay = { ...day, state: 'locked', step: null, priceStep: null }
    expect(explain([day, { ...locked, week: 2 }], null, shade)).not.toContain('beyond your plan')
    expect(explain([day, { ...locked, week: 1 }], null, shade)).toContain('beyond your plan')
  })

  it('shows one colour for one price, and a scale between two', () => {
    const swatches = (markup: string) => markup.match(/bg-seats-[1-4]/g)?.length
    const one = explain([day], { min: 40_000, max: 40_000 }, 'points')
    expect([spoken(one), swatches(one)]).toEqual(['40,000no seats', 1])
    const two = explain([day], { min: 40_000, max: 90_000 }, 'points')
    expect([spoken(two), swatches(two)]).toEqual(['Lowest 40,00090,000no seats', 4])
  })
})

describe('carrier tags', () => {
  it('names three carriers at most and counts the rest', () => {
    const markup = renderToStaticMarkup(<CarrierTags codes={['QF', 'EK', 'BA', 'JL', 'CX']} />)
    expect(markup).toContain('+2')
    expect(spoken(markup)).toContain('Qantas')
  })
})
