import { describe, expect, it } from 'vitest'
import { parseOptions, parseSearch } from '../../../../lib/availability/parse-search.ts'
import { SearchQuery } from '../../../../lib/availability/search-contract.ts'

const places: Record<string, string[]> = {
  SYD: ['SYD'],
  SIN: ['SIN'],
  LAX: ['LAX'],
  LON: ['LHR', 'LGW'],
  'country:JP': ['HND', 'NRT'],
  anywhere: ['SYD', 'SIN'],
  'region:europe': Array.from({ length: 251 }, (_, at) => `E${at}`),
}
const openUntil = (program: string) => (program === 'qantas' ? '2027-01-20' : '2027-01-31')
/** At noon in Sydney it is still the evening before in Los Angeles. */
const noon = '2026-11-21T01:00:00.000Z'
const context = { listAirports: (token: string) => places[token], now: noon, openUntil }
const parse = (text: string) => parseSearch(new URLSearchParams(text), context)

describe('parseSearch', () => {
  it('fills in what is left out: the complete open window, every cabin, one seat, by date', () => {
    const parsed = parse('program=qantas&from=SYD&to=SIN&start=&cabins=')
    expect(parsed).toEqual({
      ok: true,
      value: {
        programs: ['qantas'],
        from: ['SYD'],
        to: ['SIN'],
        start: '2026-11-21',
        end: '2027-01-20',
        cabins: ['Y', 'W', 'J', 'F'],
        seats: 1,
        directOnly: false,
        fares: 'reward',
        carriers: null,
        notCarriers: [],
        aircraft: null,
        sources: null,
        maxPoints: null,
        maxCharges: null,
        maxMinutes: null,
        departsAfter: noon,
        within: {},
        sort: 'date',
        thenBy: null,
        cursor: null,
        take: 100,
      },
    })
    SearchQuery.parse(parsed.ok && parsed.value)
  })

  it('reads all parameters, expands places and sorts cabins', () => {
    const parsed = parse(
      'program=velocity&from=syd,LON&to=country:JP,SIN,SIN&start=2026-12-01&end=2026-12-31&cabins=f,j&seats=4&directOnly=1&sort=points&take=5&cursor=abc',
    )
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        from: ['LGW', 'LHR', 'SYD'],
        to: ['HND', 'NRT', 'SIN'],
        cabins: ['J', 'F'],
        seats: 4,
        directOnly: true,
        sort: 'points',
        take: 5,
        cursor: 'abc',
        start: '2026-12-01',
        end: '2026-12-31',
      },
    })
  })

  it('reads and sorts both programs, anywhere, filters, budgets and a second sort key', () => {
    const filters = 'carriers=va,QF&notCarriers=CX&aircraft=A380,789&maxPoints=100000&maxCharges=50000&maxMinutes=1500'
    const parsed = parse(`program=velocity,qantas&from=SYD&to=anywhere&${filters}&sort=value&thenBy=duration`)
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        programs: ['qantas', 'velocity'],
        to: ['SIN', 'SYD'],
        end: '2027-01-31',
        carriers: ['QF', 'VA'],
        notCarriers: ['CX'],
        aircraft: ['789', 'A380'],
        maxPoints: 100_000,
        maxCharges: 50_000,
        maxMinutes: 1500,
        sort: 'value',
        thenBy: 'duration',
      },
    })
    expect(parse('program=qantas&from=SYD&to=SIN&sort=points&thenBy=points')).toMatchObject({ value: { thenBy: null } })
  })

  it.each([
    ['', ['program', 'from', 'to'], 'is missing'],
    ['program=delta&from=SYD&to=SIN', ['program'], 'expected one of'],
    ['program=qantas&from=Sydney&to=SIN', ['from'], 'must be a code such as SYD'],
    ['program=qantas&from=SYD&to=XXQ,country:ZZ', ['to', 'to'], 'isn’t a place we know'],
    ['program=qantas&from=SYD&to=SYD', ['to'], 'is the same airport as from'],
    ['program=qantas&from=SYD&to=region:europe', ['to'], 'covers 251 airports'],
    ['program=qantas&from=SYD&to=SIN&start=2026-02-30', ['start'], 'ISO date'],
    ['program=qantas&from=SYD&to=SIN&start=2026-12-10&end=2026-12-01', ['end'], 'is before start'],
    ['program=qantas&from=SYD&to=SIN&end=2026-11-20', ['end'], 'has passed'],
    ['program=qantas&from=SYD&to=SIN&seats=0', ['seats'], '>=1'],
    ['program=qantas&from=SYD&to=SIN&seats=two', ['seats'], 'must be a whole number'],
    ['program=qantas&from=SYD&to=SIN&cabins=Q', ['cabins'], 'expected one of'],
    ['program=qantas&from=SYD&to=SIN&directOnly=maybe', ['directOnly'], 'must be 1 or 0'],
    ['program=qantas&from=SYD&to=SIN&take=501', ['take'], '<=500'],
    ['program=qantas&from=SYD&to=SIN&carriers=QF&notCarriers=QF', ['notCarriers'], 'can’t include QF'],
    ['program=qantas&from=SYD&to=SIN&carriers=QANTAS', ['carriers'], 'two characters'],
    ['program=qantas&from=SYD&to=SIN&maxPoints=-1', ['maxPoints'], 'must be a whole number'],
    ['program=qantas&from=SYD&to=SIN&sort=price', ['sort'], 'expected one of'],
    ['program=qantas&program=velocity&from=SYD&to=SIN', ['program'], 'more than once'],
  ])('refuses %j and names %j', (text, names, message) => {
    const parsed = parse(text)
    if (parsed.ok) throw new Error('was taken')
    expect(parsed.errors.map(({ parameter }) => parameter)).toEqual(names)
    expect(parsed.errors[0]?.message).toContain(message)
  })

  it('counts a day as over once it is over where the flight leaves', () => {
    expect(parse('program=qantas&from=LAX&to=SYD&end=2026-11-20')).toMatchObject({
      value: { start: '2026-11-20', end: '2026-11-20' },
    })
    expect(parse('program=qantas&from=LAX&to=SYD&end=2026-11-19')).toMatchObject({
      errors: [{ message: '2026-11-19 has passed; today is 2026-11-20' }],
    })
    expect(parse('program=qantas&from=SYD&to=LAX')).toMatchObject({ value: { start: '2026-11-21' } })
    expect(parse('program=qantas&from=SYD&to=LAX&end=2026-11-20')).toMatchObject({ ok: false })
  })
})

describe('parseOptions', () => {
  const options = (text: string) => parseOptions(new URLSearchParams(text), context)

  it('reads one route and day', () => {
    expect(options('program=qantas&from=SYD&to=sin&date=2026-12-01&cabin=J')).toEqual({
      ok: true,
      value: {
        program: 'qantas',
        from: 'SYD',
        to: 'SIN',
        date: '2026-12-01',
        cabin: ['J'],
        seats: 1,
        directOnly: false,
        fares: 'reward',
      },
    })
  })

  it('names the invalid parameters', () => {
    const parsed = options('program=qantas&from=LON&to=country:JP&date=x')
    expect(parsed.ok ? [] : parsed.errors.map(({ parameter }) => parameter)).toEqual(['to', 'date'])
    const unknown = options('program=qantas&from=SYD&to=XXQ&date=2026-12-01')
    expect(unknown.ok ? [] : unknown.errors).toEqual([{ parameter: 'to', message: 'XXQ isn’t a place we know' }])
  })
})
