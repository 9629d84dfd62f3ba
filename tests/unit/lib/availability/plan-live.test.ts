import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LiveQueryInput, planLive } from '../../../../lib/availability/plan-live.ts'
import { addDays, epochDay } from '../../../../lib/core/dates.ts'
import { programs } from '../../../../lib/core/program.ts'
import { getPlanLimits } from '../../../../lib/programs/plan-limits.ts'

const today = '2026-11-20'
/** Noon in Sydney, and still the evening before in Los Angeles. */
const now = '2026-11-20T01:00:00.000Z'
const input: LiveQueryInput = {
  program: 'qantas',
  from: ['SYD'],
  to: ['SIN'],
  start: '2026-12-01',
  end: '2026-12-05',
  cabins: ['J'],
  seats: 1,
  directOnly: false,
}

function plan(more: Partial<LiveQueryInput>, on: 'silver' | 'gold' = 'gold', usedToday = 0) {
  const question = { ...input, ...more }
  const { liveSearch, ...limits } = getPlanLimits(on, question.program)
  if (liveSearch === null) throw new Error('both plans have live search')
  return planLive(question, { plan: on, limits: { ...limits, liveSearch }, now, usedToday })
}

function planned(more: Partial<LiveQueryInput>, on: 'silver' | 'gold' = 'gold') {
  const result = plan(more, on)
  if ('refused' in result) throw new Error(result.refused)
  return result
}

const airports = (count: number) =>
  Array.from({ length: count }, (_, at) => `A${String.fromCharCode(65 + (at % 26), 65 + Math.floor(at / 26))}`)
const limitsHit = (more: Partial<LiveQueryInput>, on?: 'silver' | 'gold') =>
  planned(more, on).clamped.map(({ limit }) => limit)

describe('planLive', () => {
  it('plans no more checks than are left today', () => {
    const two = { to: ['SIN', 'LAX'] }
    const cut = plan(two, 'gold', 593)
    expect(cut).toMatchObject({ clamped: [{ limit: 'live-permutations', asked: 10, allowed: 7 }] })
    expect('dates' in cut && cut.dates).toHaveLength(3)
    expect(plan(two, 'gold', 599)).toEqual({ refused: expect.stringContaining('1 of 600 left today') })
    expect(plan({}, 'silver', 400)).toEqual({ refused: expect.stringContaining('You’ve used today’s') })
  })

  it('plans every pair of different airports on every day, including the first and last', () => {
    const live = planned({ from: ['SYD', 'SIN'], to: ['SIN', 'LAX'] })
    expect(live.pairs).toEqual([
      { from: 'SYD', to: 'SIN' },
      { from: 'SYD', to: 'LAX' },
      { from: 'SIN', to: 'LAX' },
    ])
    expect(live.dates).toEqual(['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'])
    expect(live.clamped).toEqual([])
  })

  it.each([
    ['silver', 'qantas', 14, 400],
    ['silver', 'velocity', 14, 400],
    ['gold', 'qantas', 30, 600],
    ['gold', 'velocity', 30, 600],
  ] as const)('applies the range and permutations of %s on %s', (on, program, range, permutations) => {
    const long = planned({ program, end: '2027-03-31' }, on)
    expect(long.dates).toHaveLength(range)
    expect(long.clamped).toMatchObject([{ limit: 'live-range', asked: 121, allowed: range }])
    const open = planned({ program, end: null }, on)
    expect([open.dates.length, open.clamped]).toEqual([range, []])

    const exactly = planned({ program, to: airports(permutations / 10), end: '2026-12-10' }, on)
    expect([exactly.pairs.length * exactly.dates.length, exactly.clamped]).toEqual([permutations, []])
    const over = planned({ program, to: airports(permutations / 10 + 1), end: '2026-12-10' }, on)
    expect(over.dates).toHaveLength(9)
    expect(over.clamped).toMatchObject([
      { limit: 'live-permutations', asked: permutations + 10, allowed: permutations },
    ])
    expect(over.clamped[0]?.reason).toContain('9 Dec 2026')
  })

  it('refuses more routes than the plan allows on a single day', () => {
    expect(plan({ from: airports(25), to: airports(26).map((code) => `Z${code.slice(1)}`) })).toEqual({
      refused: expect.stringMatching(/650 routes.*plan allows 600/),
    })
  })

  it.each([
    ['qantas', 361, 4],
    ['velocity', 331, 9],
  ] as const)('applies the days ahead and seats of %s', (program, days, seats) => {
    const last = addDays(today, days)
    const late = planned({ program, start: addDays(last, -2), end: addDays(last, 3) })
    expect(late.dates.at(-1)).toBe(last)
    expect(late.clamped).toMatchObject([{ limit: 'days-ahead', asked: addDays(last, 3), allowed: last }])
    expect(plan({ program, start: addDays(last, 1), end: addDays(last, 3) })).toHaveProperty('refused')
    expect(planned({ program, seats: 9 }).query.seats).toBe(seats)
    expect(limitsHit({ program, seats: 9 })).toEqual(seats === 9 ? [] : ['seats'])
  })

  it('leaves out past days without reporting it', () => {
    const live = planned({ start: '2026-11-01', end: '2026-11-21' })
    expect([live.dates, live.clamped]).toEqual([['2026-11-20', '2026-11-21'], []])
  })

  it('never plans beyond a limit, and reports it whenever it plans less than requested', () => {
    const question = fc.record({
      program: fc.constantFrom(...programs),
      from: fc.integer({ min: 1, max: 12 }).map(airports),
      to: fc.integer({ min: 1, max: 12 }).map((count) => airports(count).map((code) => `Z${code.slice(1)}`)),
      start: fc.integer({ min: -5, max: 300 }).map((day) => addDays(today, day)),
      length: fc.integer({ min: 0, max: 90 }),
      seats: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(question, fc.constantFrom('silver', 'gold'), ({ length, ...more }, on) => {
        const end = addDays(more.start, length)
        fc.pre(end >= today)
        const live = planned({ ...more, end }, on)
        const limits = getPlanLimits(on, more.program)
        const lastDay = live.dates.at(-1) ?? ''
        expect(live.pairs.length * live.dates.length).toBeLessThanOrEqual(limits.liveSearch?.permutations ?? 0)
        expect(live.dates.length).toBeLessThanOrEqual(limits.liveSearch?.rangeDays ?? 0)
        expect(lastDay <= addDays(today, limits.daysAhead)).toBe(true)
        expect(live.query.seats).toBeLessThanOrEqual(limits.seats)
        const isLess = epochDay(lastDay) < epochDay(end) || live.query.seats < more.seats
        expect(live.clamped.length > 0).toBe(isLess)
      }),
    )
  })
})
