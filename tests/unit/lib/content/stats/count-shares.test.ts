import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Observation } from '../../../../../lib/availability/observation.ts'
import { countShares } from '../../../../../lib/content/stats/count-shares.ts'
import { getPercent, type StatsQuestion } from '../../../../../lib/content/stats/report.ts'
import { StatsAnswer } from '../../../../../lib/content/stats/stats-contract.ts'
import { epochDay, epochSecond } from '../../../../../lib/core/dates.ts'
import { START } from '../../availability/arbitrary.ts'
import { flight } from '../../availability/journeys/scene.ts'
import { worldOf } from '../../availability/reference.ts'
import { wideObservations } from '../../availability/wide-arbitrary.ts'

const everything: StatsQuestion = { program: null, cabin: null, from: null, to: null }
const today = '2026-03-01'
const none: Partial<Observation> = { seats: 0, points: null, direct: false, sectors: null }
const sum = (shares: readonly { looks: number; found: number }[]) => ({
  looks: shares.reduce((all, { looks }) => all + looks, 0),
  found: shares.reduce((all, { found }) => all + found, 0),
})

describe('countShares', () => {
  it('counts checks and those that found a seat, each once in every breakdown', () => {
    const { index } = worldOf([
      flight('SYD-SIN', '2026-03-02', '09:00 15:00'),
      flight('SYD-SIN', '2026-03-03', '09:00 15:00', { cabin: 'Y' }),
      flight('SYD-SIN', '2026-04-07', '09:00 15:00', none),
      flight('MEL-SIN', '2026-03-02', '09:00 15:00', { carriers: ['SQ'], program: 'velocity' }),
    ])
    const report = countShares(index, everything, today)
    expect(report).toMatchObject({ total: { looks: 4, found: 3 }, routes: 2, sample: false })
    expect(report.dates).toEqual({ first: '2026-03-02', last: '2026-04-07' })
    expect(report.byCabin).toEqual([
      { key: 'Y', looks: 1, found: 1 },
      { key: 'J', looks: 3, found: 2 },
    ])
    expect(report.byMonth).toEqual([
      { key: '2026-03', looks: 3, found: 3 },
      { key: '2026-04', looks: 1, found: 0 },
    ])
    // 2 March 2026 is a Monday; 3 March and 7 April are Tuesdays.
    expect(report.byWeekday.map(({ key, looks }) => [key, looks])).toEqual([
      ['0', 2],
      ['1', 2],
    ])
    // Every check was on 1 February.
    expect(report.byLead.map(({ key, looks }) => [key, looks])).toEqual([
      ['7-29', 2],
      ['30-89', 2],
    ])
    // QF: business was checked twice and found once; economy was checked and found once.
    expect(report.byCarrier).toEqual([
      { key: 'SQ', looks: 1, found: 1 },
      { key: 'QF', looks: 3, found: 2 },
    ])
    expect(report.byRoute.map(({ from, looks, found }) => [from, looks, found])).toEqual([
      ['MEL', 1, 1],
      ['SYD', 3, 2],
    ])
  })

  it('counts points-only fares as no seat', () => {
    const { index } = worldOf([
      flight('SYD-SIN', '2026-03-02', '09:00 15:00'),
      flight('SYD-SIN', '2026-03-03', '09:00 15:00', { fare: 'dynamic' }),
      flight('SYD-SIN', '2026-03-04', '09:00 15:00', { fare: 'dynamic', carriers: ['JQ'] }),
    ])
    const report = countShares(index, everything, today)
    expect(report.total).toEqual({ looks: 3, found: 1 })
    expect(report.byCarrier).toEqual([{ key: 'QF', looks: 3, found: 1 }])
  })

  it('filters by program, cabin and airports, and leaves out past days', () => {
    const { index } = worldOf([
      flight('SYD-SIN', '2026-02-27', '09:00 15:00'),
      flight('SYD-SIN', '2026-03-02', '09:00 15:00'),
      flight('SYD-SIN', '2026-03-02', '09:00 15:00', { cabin: 'Y' }),
      flight('MEL-SIN', '2026-03-02', '09:00 15:00', { program: 'velocity', carriers: ['SQ'] }),
    ])
    const countChecks = (change: Partial<StatsQuestion>) =>
      countShares(index, { ...everything, ...change }, today).total.looks
    expect(countChecks({})).toBe(3)
    expect(countChecks({ program: 'velocity' })).toBe(1)
    expect(countChecks({ cabin: 'Y' })).toBe(1)
    expect(countChecks({ from: ['MEL', 'BNE'] })).toBe(1)
    expect(countChecks({ to: ['LHR'] })).toBe(0)
    expect(countShares(index, { ...everything, to: ['LHR'] }, today)).toMatchObject({ dates: null, looked: null })
  })

  it('has matching totals, no more found than checked, and a valid answer for any data', () => {
    fc.assert(
      fc.property(wideObservations, (seen) => {
        const { index, snapshots } = worldOf(seen)
        const report = countShares(index, everything, START)
        const cells = [...snapshots.values()].flatMap((route) => route.snapshots).filter(({ date }) => date >= START)
        expect(report.total.looks).toBe(cells.length)
        const isReward = ({ fare }: { fare: string }) => fare === 'reward'
        expect(report.total.found).toBe(cells.filter(({ options }) => options.some(isReward)).length)
        for (const shares of [report.byCabin, report.byMonth, report.byWeekday, report.byLead, report.byRoute]) {
          expect(sum(shares)).toEqual(report.total)
        }
        for (const { looks, found } of [...report.byRoute, ...report.byCarrier])
          expect(found).toBeLessThanOrEqual(looks)
        const instants = seen.filter(({ date }) => epochDay(date) >= epochDay(START))
        if (report.looked && instants.length > 0)
          expect(report.looked.newest).toBeLessThanOrEqual(
            Math.max(...instants.map(({ seenAt }) => epochSecond(seenAt))),
          )
        expect(StatsAnswer.safeParse({ now: '2026-03-01T00:00:00.000Z', ...report }).error).toBeUndefined()
      }),
      { numRuns: 60 },
    )
  })

  it('gives no percentage without checks', () => {
    expect(getPercent({ looks: 0, found: 0 })).toBeNull()
    expect(getPercent({ looks: 3, found: 2 })).toBe(67)
  })
})
