import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJourney } from '../../../../lib/availability/parse-journey.ts'
import { parseOptions, parseSearch, SearchParams } from '../../../../lib/availability/parse-search.ts'
import { SearchQuery } from '../../../../lib/availability/search-contract.ts'

const places: Record<string, readonly string[]> = {
  SYD: ['SYD'],
  MEL: ['MEL'],
  SIN: ['SIN'],
  LON: ['LHR', 'LGW'],
  'country:JP': ['HND', 'NRT'],
}
const context = {
  listAirports: (token: string) => (Object.hasOwn(places, token) ? places[token] : undefined),
  now: '2026-11-21T01:00:00.000Z',
  openUntil: () => '2027-01-20',
}
const names = [...Object.keys(SearchParams.shape), 'kind', 'minStay', 'maxStay', 'legs', 'target', '__proto__', 'x']
const texts = fc.oneof(
  fc.constantFrom('qantas', 'qantas,velocity', 'SYD', 'syd', 'LON,SIN', 'country:JP', 'J', 'j,y', '1', '9', '10', '-1'),
  fc.constantFrom('2026-12-01', '2026-02-30', '2020-01-01', 'points', 'true', '', ' ', ',', ',,', 'return', 'SYD-SIN'),
  fc.constantFrom('constructor', '__proto__', 'toString', 'hasOwnProperty'),
  fc.string({ unit: 'binary' }),
)
const params = fc
  .array(fc.tuple(fc.constantFrom(...names), texts), { maxLength: 10 })
  .map((pairs) => new URLSearchParams(pairs))

/** Valid parameters. */
const good = fc
  .record({
    program: fc.constantFrom('qantas', 'velocity', 'qantas,velocity'),
    from: fc.constantFrom(['SYD'], ['SYD', 'MEL'], ['LON', 'country:JP']),
    to: fc.constantFrom(['SIN'], ['LON', 'SIN']),
    cabins: fc.shuffledSubarray(['Y', 'W', 'J', 'F'], { minLength: 1 }),
    carriers: fc.option(fc.shuffledSubarray(['QF', 'EK', 'SQ'], { minLength: 1 }), { nil: undefined }),
    seats: fc.integer({ min: 1, max: 9 }),
    sort: fc.constantFrom('date', 'points', 'charges', 'seats', 'duration', 'value'),
  })
  .map((record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)))

const asText = (record: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(record).map(([name, value]) => [name, String(value)]))

describe('reading a query from an address', () => {
  it('never throws: any text gives a query that the schema accepts, or errors that name a parameter', () => {
    fc.assert(
      fc.property(params, (given) => {
        for (const parse of [parseSearch, parseJourney, parseOptions]) {
          const parsed = parse(given, context)
          if (parsed.ok) continue
          expect(parsed.errors.length).toBeGreaterThan(0)
          for (const { parameter, message } of parsed.errors) {
            expect(parameter).toMatch(/^[A-Za-z]+$/)
            expect(message.length).toBeGreaterThan(3)
          }
        }
        const search = parseSearch(given, context)
        if (search.ok) expect(SearchQuery.parse(search.value)).toEqual(search.value)
      }),
      { numRuns: 2_000 },
    )
  })

  it('reads the same query whatever the order, case or repetition of its parts', () => {
    const mixed = (list: unknown, turn: number) => {
      if (!Array.isArray(list)) return String(list)
      const turned = [...list.slice(turn % list.length), ...list.slice(0, turn % list.length), list[0] as string]
      return turned.map((one: string) => (/^[A-Z]{1,3}$/.test(one) ? one.toLowerCase() : one)).join(' , ')
    }
    fc.assert(
      fc.property(good, fc.nat(5), (record, turn) => {
        const shuffled = Object.fromEntries(
          Object.entries(record)
            .reverse()
            .map(([name, value]) => [name, mixed(value, turn)]),
        )
        const plain = parseSearch(asText(record), context)
        expect(plain.ok).toBe(true)
        expect(parseSearch(asText(shuffled), context)).toEqual(plain)
      }),
    )
  })

  it('names every invalid parameter at once, malformed or not, and says what is wrong with a place', () => {
    const malformed = 'program=x&to=&start=2026-02-30&cabins=Z&seats=0&take=501&sort=price&carriers=Qantas&maxMinutes=5'
    const impossible = 'from=XXQ&end=2026-11-20&via=SIN&notVia=SIN'
    const parsed = parseSearch(new URLSearchParams(`${malformed}&${impossible}`), context)
    const named = parsed.ok ? [] : parsed.errors.map(({ parameter }) => parameter)
    const expected = new URLSearchParams(`${malformed}&${impossible}`)
    expected.delete('via')
    expect([...new Set(named)].sort()).toEqual([...expected.keys()].sort())
    const errorsOf = (text: string) => {
      const unknown = parseSearch(new URLSearchParams(`program=qantas&${text}`), context)
      return unknown.ok ? [] : unknown.errors
    }
    expect(errorsOf('from=XXQ,SYD&to=SIN')).toEqual([{ parameter: 'from', message: 'XXQ isn’t a place we know' }])
    expect(errorsOf('from=SYD&to=constructor')).toEqual([
      { parameter: 'to', message: 'must be a code such as SYD, country:JP or region:europe' },
    ])
  })
})
