import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { ProgramFacts, ProgramRules } from '../../../../lib/programs/descriptor.ts'

/** A made-up program: 10 points a mile in any cabin, with its own booking class, limits and addresses. */
const { outback, outbackFacts, outbackRules } = vi.hoisted(() => {
  const stated = { seats: 2, daysAhead: 90, liveSearch: null, whereCanIGoDays: 7 }
  const table = {
    ...{ id: 'outback', title: 'Outback table', asOf: '2026-01-01' },
    ...{ sources: ['https://outback.example/table'], confidence: 'official' as const },
  }
  const price = (miles: number) => ({
    ...{ status: 'published' as const, points: { low: miles * 10, high: miles * 10 }, amounts: [miles * 10] },
    ...{ fixed: true, zone: 1, miles, table },
  })
  const outbackFacts: ProgramFacts = {
    ...{ name: 'Outback', fullName: 'Outback Rewards', points: 'Outback Points' },
    ...{ airline: 'Outback Air', carrier: 'OB', path: '/outback' },
    pages: { finder: '/qantas/reward-seat-finder', whereCanIGo: '/qantas/where-can-i-go-points' },
    aliases: ['outback', 'ob'],
    openDays: 200,
    benefits: { guest: { ...stated, seats: 1 }, free: stated, silver: stated, gold: { ...stated, seats: 6 } },
    bookingLink: ({ from, to }, people) => ({
      ...{ href: `https://outback.example/${from}${to}/${people}`, label: 'Book at Outback', note: 'Filled in.' },
    }),
  }
  const outbackRules: ProgramRules = {
    priceFlight: () => price(3_908),
    priceMiles: ({ miles }) => price(miles),
    priceTrip: () => price(5_000),
    classifyBrand: (brand) => (brand === 'GIFT' ? 'reward' : 'dynamic'),
    bookingClasses: { listsAll: true, rows: [{ carrier: 'OB', reward: { J: ['G'] }, dynamic: {} }] },
    findRewardLetters: (carrier) => ({
      letters: carrier === 'OB' ? [{ code: 'G', cabin: 'J', isUpgrade: false }] : [],
      sources: [],
    }),
    tables: [['outback.ts', [table]]],
  }
  return { outback: 'outback' as 'qantas', outbackFacts, outbackRules }
})

vi.mock('../../../../lib/core/program.ts', async (original) => {
  const real = await original<typeof import('../../../../lib/core/program.ts')>()
  const programs = [...real.programs, outback] as const
  return {
    programs,
    isProgram: (id: string) => (programs as readonly string[]).includes(id),
    perProgram: (make: (program: string) => unknown) => Object.fromEntries(programs.map((one) => [one, make(one)])),
  }
})
vi.mock('../../../../lib/programs/program-facts.ts', async (original) => ({
  programFacts: { ...(await original<{ programFacts: object }>()).programFacts, outback: outbackFacts },
}))
vi.mock('../../../../lib/programs/program-rules.ts', async (original) => ({
  programRules: { ...(await original<{ programRules: object }>()).programRules, outback: outbackRules },
}))

const { BenefitsTable } = await import('../../../../components/billing/plan-offers.tsx')
const { programOptions } = await import('../../../../components/ui/seats/program-options.ts')
const { matchAlert } = await import('../../../../lib/alerts/match-alert.ts')
const { AlertSettings } = await import('../../../../lib/alerts/alert.ts')
const { clampQuery } = await import('../../../../lib/availability/clamp.ts')
const { classifyFare } = await import('../../../../lib/availability/classify-fare.ts')
const { parseSearch } = await import('../../../../lib/availability/parse-search.ts')
const { searchIndex } = await import('../../../../lib/availability/search.ts')
const { tablePriceOn } = await import('../../../../lib/availability/table-price.ts')
const { finderLink } = await import('../../../../lib/calculators/finder-link.ts')
const { listGains } = await import('../../../../lib/billing/plan-gains.ts')
const { getBuckets } = await import('../../../../lib/flights/booking-classes.ts')
const { getPlanLimits } = await import('../../../../lib/programs/plan-limits.ts')
const { allTables } = await import('../../../../lib/programs/registry.ts')
const { buildBookingLink } = await import('../../../../lib/search/booking-link.ts')
const { toSearchHistoryEntry: toKeptSearch } = await import('../../../../lib/search/search-history-entry.ts')
const { beside, change } = await import('../alerts/changes.ts')
const { settingsWith } = await import('../alerts/settings.ts')
const { worldOf } = await import('../availability/reference.ts')
const { rowOf } = await import('../search/rows.ts')

const today = '2026-11-21'
const sectors = [
  {
    ...{ flight: 'OB1', carrier: 'OB', from: 'SYD', to: 'SIN', cabin: 'J' as const, aircraft: null },
    ...{ departs: '2026-12-05T10:00', arrives: '2026-12-05T16:00', bookingClass: 'G' },
  },
]
const seen = {
  ...{ program: outback, from: 'SYD', to: 'SIN', date: '2026-12-05', cabin: 'J' as const, seats: 3, points: 39_080 },
  ...{ charges: null, carriers: ['OB'], direct: true, sectors },
  ...{
    source: { kind: 'file' as const, name: 'outback.csv' },
    seenAt: '2026-11-20T10:00:00.000Z',
    fare: 'reward' as const,
  },
}

describe('a third program needs only its facts, its rules and its id', () => {
  it('is searched for, limited and found as the others are', () => {
    const parsed = parseSearch(new URLSearchParams('program=outback&from=SYD&to=SIN&seats=9'), {
      listAirports: (token: string) => [token],
      now: '2026-11-21T01:00:00.000Z',
      openUntil: (program) => (program === outback ? '2027-02-19' : '2027-01-20'),
    })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
    const { query, clamped, openUntil } = clampQuery(parsed.value, {
      ...{ plan: 'free' as const, today, limitsFor: (program) => getPlanLimits('free', program) },
    })
    expect([query.seats, openUntil, clamped.map(({ limit }) => limit)]).toEqual([2, '2027-02-19', ['seats']])
    const { index } = worldOf([seen])
    const found = searchIndex(index, query, { tablePrice: tablePriceOn(today) })
    // The plan shows two of the three seats.
    expect(found.rows.map(({ program, points, seats }) => [program, points, seats])).toEqual([['outback', 39_080, 2]])
    expect(found.rows[0]?.tablePrice).toMatchObject({ points: 39_080, table: 'Outback table' })
    expect(toKeptSearch(new URLSearchParams('program=outback&from=SYD&to=SIN'), parsed.value)?.title).toMatch(
      /Outback$/,
    )
  })

  it('is priced, classified and booked by its own rules', () => {
    expect(classifyFare({ ...seen, fare: undefined })).toBe('reward')
    const cash = sectors.map((sector) => ({ ...sector, bookingClass: 'Z' }))
    expect(classifyFare({ ...seen, fare: undefined, sectors: cash })).toBe('dynamic')
    expect(buildBookingLink({ ...rowOf(), program: outback }, 2).href).toBe('https://outback.example/SYDSIN/2')
    expect(getBuckets('OB1').buckets).toEqual([{ code: 'G', cabin: 'J', use: 'reward', programs: ['outback'] }])
    expect(
      allTables()
        .filter(({ program }) => program === outback)
        .map(({ title }) => title),
    ).toEqual(['Outback table'])
  })

  it('is watched by alerts', () => {
    const settings = settingsWith({ programs: [outback] })
    expect(AlertSettings.safeParse({ ...settings, name: 'Any' }).error).toBeUndefined()
    const reach = { programs: [outback], until: '2028-01-01' }
    expect(matchAlert(settings, change({ program: outback }), beside([], reach))).toMatchObject({ program: 'outback' })
    expect(matchAlert(settings, change(), beside())).toBeNull()
  })

  it('appears on the pages alongside the others', () => {
    expect(listGains('free', 'gold').filter(({ program }) => program === outback)).toContainEqual(
      expect.objectContaining({ before: 'up to 2', after: 'up to 6' }),
    )
    expect(renderToStaticMarkup(createElement(BenefitsTable))).toContain('Outback')
    expect(programOptions).toContainEqual({ value: 'outback', label: 'Outback Points' })
    expect(finderLink(outback, { from: 'SYD' })).toBe(`${outbackFacts.pages.finder}?from=SYD`)
  })
})
