import { describe, expect, it } from 'vitest'
import { parseJourney } from '../../../../lib/availability/parse-journey.ts'
import { parseOptions, parseSearch } from '../../../../lib/availability/parse-search.ts'
import { addDays } from '../../../../lib/core/dates.ts'
import { findPlace } from '../../../../lib/network/places.ts'
import { defaults, type Question } from '../../../../lib/search/finder-state.ts'
import {
  bothProgramsAddress,
  countPermutations,
  coverageAddress,
  describeCost,
  getDates,
  journeyAddress,
  optionsAddress,
  recheckAddress,
  searchAddress,
  summaryAddress,
} from '../../../../lib/search/request.ts'

const question = { ...defaults, from: ['SYD'], to: ['LON'], cabins: ['J'] as const satisfies ['J'], seats: 2 }
const today = '2026-11-20'
const now = '2026-11-20T01:00:00.000Z'
const listAirports = (token: string) => findPlace(token)?.airports

/** Parses an address as the server does: both ends must agree on its meaning. */
function readByServer(address: string) {
  const params = new URL(address, 'http://site').searchParams
  return parseSearch(params, { listAirports, now, openUntil: () => addDays(today, 60) })
}

describe('the request of a search', () => {
  it('is parsed by the server as intended', () => {
    const parsed = readByServer(
      searchAddress('qantas', { ...question, direct: true }, { sort: 'points', cursor: null, keep: true }),
    )
    expect(parsed).toMatchObject({
      ok: true,
      value: { from: ['SYD'], to: ['LGW', 'LHR'], cabins: ['J'], seats: 2, directOnly: true, sort: 'points' },
    })
  })

  it('sends the filters in the server’s units', () => {
    const narrow = { carriers: ['QF'], without: ['EK'], points: 60_000, charges: 400, hours: 10 }
    const wanted = { sort: 'points', thenBy: 'duration', cursor: null, keep: true } as const
    expect(readByServer(searchAddress('qantas', { ...question, ...narrow }, wanted))).toMatchObject({
      ok: true,
      value: {
        carriers: ['QF'],
        notCarriers: ['EK'],
        maxPoints: 60_000,
        maxCharges: 40_000,
        maxMinutes: 600,
        thenBy: 'duration',
      },
    })
    expect(summaryAddress('qantas', question)).toMatch(/^\/api\/search\/summary\?program=qantas&from=SYD/)
  })

  it('sends no dates for "any time", which the server fills in from today and the plan', () => {
    const address = searchAddress('qantas', question, { sort: 'date', cursor: null, keep: false })
    expect(address).not.toMatch(/start|end/)
    expect(readByServer(address)).toMatchObject({ ok: true, value: { start: today, end: '2027-01-19' } })
  })

  it('asks for 100 rows at first and 500 after a cursor, unless given a number of first rows', () => {
    const wanted = { sort: 'date', keep: false } as const
    const takes = [{ take: 5, cursor: null }, { cursor: null }, { take: 5, cursor: 'next' }].map((page) => {
      return new URL(searchAddress('qantas', question, { ...wanted, ...page }), 'http://site').searchParams.get('take')
    })
    expect(takes).toEqual(['5', '100', '500'])
  })

  it('turns a month into its first and last day', () => {
    expect(getDates({ kind: 'month', month: '2027-02' })).toEqual({ start: '2027-02-01', end: '2027-02-28' })
  })

  it('requests the flights of a row with its cabin and party', () => {
    const row = { from: 'SYD', to: 'SIN', date: '2026-12-05', cabin: 'J', fare: 'reward' } as const
    const params = new URL(optionsAddress('velocity', row, 2), 'http://site').searchParams
    expect(parseOptions(params, { listAirports })).toMatchObject({
      ok: true,
      value: { program: 'velocity', date: '2026-12-05', cabin: ['J'], seats: 2 },
    })
  })
})

describe('other requests about a question', () => {
  const readJourney = (address: string) =>
    parseJourney(new URL(address, 'http://site').searchParams, {
      listAirports,
      now,
      openUntil: () => addDays(today, 60),
    })

  it('are parsed by the server as intended', () => {
    expect(
      readJourney(
        journeyAddress(
          'qantas',
          { ...question, trip: 'return', stay: { min: 7, max: 10 } },
          { kind: 'return', week: null },
        ),
      ),
    ).toMatchObject({
      ok: true,
      value: {
        kind: 'return',
        programs: ['qantas'],
        minStay: 7,
        maxStay: 10,
        oneProgram: false,
        openJaw: false,
        backCabins: null,
        grid: true,
        week: null,
      },
    })
    const mixed: Question = { ...question, programs: ['qantas', 'velocity'], trip: 'return', home: ['Y', 'J'] }
    expect(readJourney(journeyAddress('velocity', mixed, { kind: 'return', week: '2026-12-07' }))).toMatchObject({
      ok: true,
      value: { programs: ['qantas', 'velocity'], minStay: 7, maxStay: 14, backCabins: ['Y', 'J'], week: '2026-12-07' },
    })
    expect(readJourney(journeyAddress('qantas', question, { kind: 'split', spread: 1 }))).toMatchObject({
      ok: true,
      value: { kind: 'split', seats: 2, spread: 1 },
    })
    const manyHomes = { ...question, from: ['country:AU'] }
    expect(readJourney(journeyAddress('velocity', manyHomes, { kind: 'gateway', home: 'ADL' }))).toMatchObject({
      ok: true,
      value: { kind: 'gateway', from: ['ADL'] },
    })
  })

  it('name both programs when comparing them', () => {
    expect(readByServer(bothProgramsAddress(question))).toMatchObject({
      ok: true,
      value: { programs: ['qantas', 'velocity'], take: 500 },
    })
  })

  it('ask for coverage with the party, but without filters, which looks do not have', () => {
    const params = new URL(coverageAddress('qantas', { ...question, points: 1, carriers: ['QF'] }), 'http://site')
    expect([...params.searchParams.keys()]).toEqual(['program', 'from', 'to', 'cabins', 'seats'])
  })

  it('recheck one row with its day, cabin and party', () => {
    const row = { from: 'SYD', to: 'SIN', date: '2026-12-05', cabin: 'J' } as const
    expect(readByServer(recheckAddress('qantas', row, 2))).toMatchObject({
      ok: true,
      value: { start: '2026-12-05', end: '2026-12-05', cabins: ['J'], seats: 2 },
    })
  })
})

describe('the cost of a search', () => {
  it('counts pairs of different airports, each airport once', () => {
    expect(countPermutations(['SYD', 'MEL', 'SYD'], ['SIN', 'SYD'], { kind: 'any' }, 60)).toEqual({
      routes: 3,
      days: 60,
    })
  })

  it('counts the days of a month and of a range, both ends included', () => {
    expect(countPermutations(['SYD'], ['SIN'], { kind: 'month', month: '2027-02' }, 60).days).toBe(28)
    const range = { kind: 'range', start: '2027-02-01', end: '2027-02-01' } as const
    expect(countPermutations(['SYD'], ['SIN'], range, 60).days).toBe(1)
  })

  it('is described in words', () => {
    expect(describeCost({ routes: 12, days: 60 })).toBe('12 routes × 60 days')
    expect(describeCost({ routes: 1, days: 1 })).toBe('1 route × 1 day')
  })
})
