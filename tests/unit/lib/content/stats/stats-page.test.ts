import { describe, expect, it } from 'vitest'
import type { RouteShare, StatsReport } from '../../../../../lib/content/stats/stats-contract.ts'
import { parseStats } from '../../../../../lib/content/stats/stats-contract.ts'
import { leadBars, readStatsPage, routeRanking, statsBars } from '../../../../../lib/content/stats/stats-page.ts'
import { listAirports } from '../../../../../lib/server/availability/question.ts'

describe('the address of the statistics page', () => {
  it('is read as a program, a cabin and cities', () => {
    const { state, question, bad } = readStatsPage({ program: 'qantas', cabin: 'J', from: 'sydney', to: 'london' })
    expect(state).toEqual({ program: 'qantas', cabin: 'J', from: 'sydney', to: 'london' })
    expect(question).toMatchObject({ program: 'qantas', cabin: 'J', from: ['SYD'] })
    expect(question.to).toContain('LHR')
    expect(bad).toEqual([])
  })

  it('has its invalid values ignored and named', () => {
    const { question, bad } = readStatsPage({ program: 'delta', cabin: ['J', 'Y'], from: 'atlantis', to: undefined })
    expect(question).toEqual({ program: null, cabin: null, from: null, to: null })
    expect(bad.map(({ name }) => name)).toEqual(['program', 'cabin', 'from'])
  })

  it('is read the same way by the API, which names every invalid parameter', () => {
    const read = (query: string) => parseStats(new URLSearchParams(query), { listAirports })
    expect(read('program=velocity&cabin=j&from=syd&to=region:europe')).toMatchObject({
      ok: true,
      value: { program: 'velocity', cabin: 'J', from: ['SYD'] },
    })
    expect(read('')).toEqual({ ok: true, value: { program: null, cabin: null, from: null, to: null } })
    const wrong = read('program=both&cabin=Q&from=XXX')
    expect(wrong.ok ? [] : wrong.errors.map(({ parameter }) => parameter)).toEqual(['program', 'cabin', 'from'])
  })
})

describe('the bars', () => {
  const report = {
    byCabin: [{ key: 'J', looks: 200, found: 50 }],
    byMonth: [{ key: '2026-03', looks: 10, found: 5 }],
    byWeekday: [{ key: '6', looks: 10, found: 5 }],
    byLead: [{ key: '270+', looks: 10, found: 5 }],
    byCarrier: [
      { key: 'SQ', looks: 99, found: 99 },
      { key: 'QF', looks: 100, found: 5 },
    ],
  } as unknown as StatsReport

  it('have labels in words, and leave out airlines with few checks', () => {
    const { cabins, months, weekdays, carriers } = statsBars(report)
    expect([cabins, months, weekdays].map(([bar]) => bar?.label)).toEqual(['Business', 'March 2026', 'Sunday'])
    expect(carriers.map(({ label }) => label)).toEqual(['Qantas'])
    expect(leadBars(report.byLead)[0]?.label).toBe('9 months and more')
  })

  it('rank routes by share, none in both lists and none with few checks', () => {
    const route = (at: number, looks = 100): RouteShare => ({
      program: 'qantas',
      from: 'SYD',
      to: `R${at}`,
      looks,
      found: 30 - at,
    })
    const ranked = routeRanking([...Array.from({ length: 30 }, (_, at) => route(at)), route(30, 99)])
    expect(ranked.mostOften.map(({ to }) => to)).toHaveLength(12)
    expect(ranked.leastOften.map(({ to }) => to).slice(0, 2)).toEqual(['R29', 'R28'])
    expect(routeRanking([route(0), route(1)])).toEqual({ mostOften: [route(0), route(1)], leastOften: [] })
  })
})
