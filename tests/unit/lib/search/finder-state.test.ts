import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findBadValues } from '../../../../lib/core/address-state.ts'
import { cabins } from '../../../../lib/core/cabin.ts'
import { fareChoices, sortKeys, sourceKinds, weekdays } from '../../../../lib/core/codes.ts'
import { programs } from '../../../../lib/core/program.ts'
import type { When } from '../../../../lib/core/url-state.ts'
import {
  clearFilters,
  codecs,
  countFilters,
  defaults,
  extras,
  type FinderState,
  isAskable,
  pickFilters,
  pickQuestion,
  shades,
  trips,
  views,
  writeFinder,
} from '../../../../lib/search/finder-state.ts'

/** Reads a complete address as the finder does: parameter by parameter, with defaults for the rest. */
function readAddress(params: URLSearchParams): FinderState {
  const read = <Key extends keyof FinderState>(name: Key) => {
    const text = params.get(name)
    return (text === null ? null : codecs[name].read(text)) ?? defaults[name]
  }
  return {
    from: read('from'),
    to: read('to'),
    when: read('when'),
    leaveOn: read('leaveOn'),
    trip: read('trip'),
    stay: read('stay'),
    home: read('home'),
    programs: read('programs'),
    seats: read('seats'),
    cabins: read('cabins'),
    direct: read('direct'),
    fares: read('fares'),
    carriers: read('carriers'),
    without: read('without'),
    via: read('via'),
    avoid: read('avoid'),
    sources: read('sources'),
    points: read('points'),
    charges: read('charges'),
    hours: read('hours'),
    view: read('view'),
    shade: read('shade'),
    sort: read('sort'),
    thenBy: read('thenBy'),
    month: read('month'),
    day: read('day'),
    also: read('also'),
    back: read('back'),
    week: read('week'),
    cash: read('cash'),
  }
}

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const month = day.map((date) => date.slice(0, 7))
const token = fc.oneof(
  fc.stringMatching(/^[A-Z]{3}$/),
  fc.stringMatching(/^country:[A-Z]{2}$/),
  fc.constantFrom('region:europe', 'region:middle-east'),
)
const when: fc.Arbitrary<When> = fc.oneof(
  fc.constant({ kind: 'any' } as const),
  month.map((value) => ({ kind: 'month', month: value }) as const),
  fc.tuple(day, day).map((pair) => {
    const [start = '', end = ''] = pair.sort()
    return { kind: 'range', start, end } as const
  }),
)
const carriers = fc.uniqueArray(fc.stringMatching(/^[A-Z0-9]{2}$/), { maxLength: 20 }).map((codes) => codes.toSorted())
const airports = fc.uniqueArray(fc.stringMatching(/^[A-Z]{3}$/), { maxLength: 20 }).map((codes) => codes.toSorted())
const state: fc.Arbitrary<FinderState> = fc.record({
  from: fc.uniqueArray(token, { maxLength: 12 }),
  to: fc.uniqueArray(token, { maxLength: 12 }),
  when,
  leaveOn: fc.subarray([...weekdays]),
  trip: fc.constantFrom(...trips),
  stay: fc.option(fc.tuple(fc.nat(180), fc.nat(180)).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }))),
  home: fc.subarray([...cabins]),
  programs: fc.subarray([...programs]),
  seats: fc.integer({ min: 1, max: 9 }),
  cabins: fc.subarray([...cabins], { minLength: 1 }),
  direct: fc.boolean(),
  fares: fc.constantFrom(...fareChoices),
  carriers,
  without: carriers,
  via: airports,
  avoid: airports,
  sources: fc.subarray([...sourceKinds]),
  points: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
  charges: fc.option(fc.integer({ min: 1, max: 100_000 })),
  hours: fc.option(fc.integer({ min: 1, max: 100 })),
  view: fc.constantFrom(...views),
  shade: fc.constantFrom(...shades),
  sort: fc.constantFrom(...sortKeys),
  thenBy: fc.option(fc.constantFrom(...sortKeys)),
  month: fc.option(month),
  day: fc.option(day),
  also: fc.option(fc.constantFrom(...extras)),
  back: fc.option(day),
  week: fc.option(day),
  cash: fc.option(fc.integer({ min: 1, max: 100_000 })),
})

describe('the address of a search', () => {
  it('reads back every state it was written from', () => {
    fc.assert(
      fc.property(state, (given) => {
        const address = new URLSearchParams(writeFinder(given).toString())
        expect(readAddress(address)).toEqual(given)
        expect(findBadValues(codecs, address)).toEqual([])
      }),
    )
  })

  it('omits defaults', () => {
    expect(writeFinder({ ...defaults, from: ['SYD'], to: ['SIN'] }).toString()).toBe('from=SYD&to=SIN')
    expect(writeFinder(defaults).toString()).toBe('')
  })

  it('accepts lower case, and cabins in any order', () => {
    const read = readAddress(new URLSearchParams('from=syd,lon&cabins=f,j'))
    expect(read.from).toEqual(['SYD', 'LON'])
    expect(read.cabins).toEqual(['J', 'F'])
  })

  it('falls back to the default of any parameter it cannot parse, and names it', () => {
    const names = Object.keys(codecs) as (keyof FinderState)[]
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string({ maxLength: 40 }), (name, text) => {
        const address = new URLSearchParams({ [name]: text })
        const bad = findBadValues(codecs, address).map((parameter) => parameter.name)
        const isDefault = JSON.stringify(readAddress(address)[name]) === JSON.stringify(defaults[name])
        expect(bad.length === 0 || (bad[0] === name && isDefault)).toBe(true)
      }),
    )
  })

  it.each([
    ['when', '2026-13'],
    ['when', '2026-12-20..2026-12-01'],
    ['when', '2026-02-30..2026-03-01'],
    ['seats', '0'],
    ['seats', '12'],
    ['cabins', 'J,Q'],
    ['from', 'SYDNEY'],
    ['from', 'SYD,'],
    ['day', '2026-02-30'],
    ['direct', 'yes'],
    ['view', 'year'],
  ])('reports a bad parameter when %s is %s', (name, given) => {
    const [bad] = findBadValues(codecs, new URLSearchParams({ [name]: given }))
    expect(bad).toMatchObject({ name, given })
    expect(bad?.expected).not.toBe('')
  })

  it('can be searched once both ends are named', () => {
    expect(isAskable({ ...defaults, from: ['SYD'] })).toBe(false)
    expect(isAskable({ ...defaults, from: ['SYD'], to: ['SIN'] })).toBe(true)
  })
})

describe('arbitrary text in an address', () => {
  const anything = fc.dictionary(
    fc.constantFrom(...Object.keys(codecs)),
    fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        '',
        '0',
        '-1',
        '1e9',
        'NaN',
        'null',
        '2026-02-30',
        '2026-13',
        'SYD,,SIN',
        '__proto__',
        'a'.repeat(9_000),
      ),
    ),
  )

  it('is either parsed stably, or reported with what was expected and replaced by the default', () => {
    fc.assert(
      fc.property(anything, (given) => {
        const params = new URLSearchParams(given)
        const read = readAddress(params)
        // What was understood means the same once written and read again.
        expect(readAddress(new URLSearchParams(writeFinder(read).toString()))).toEqual(read)
        const bad = findBadValues(codecs, params).map(({ name }) => name)
        for (const name of bad) expect(read[name]).toEqual(defaults[name])
        for (const { expected } of findBadValues(codecs, params)) expect(expected).not.toBe('')
      }),
    )
  })
})

describe('a question', () => {
  it('does not depend on how its answer is viewed', () => {
    fc.assert(
      fc.property(state, state, (requested, other) => {
        const { view, shade, sort, thenBy, month: at, day: on, also, back, week } = other
        expect(
          pickQuestion({ ...requested, ...{ view, shade, sort, thenBy, month: at, day: on, also, back, week } }),
        ).toEqual(pickQuestion(requested))
      }),
    )
  })
})

describe('the filters', () => {
  it('are counted unless they are the page’s own, and clearing them keeps party, programs and view', () => {
    fc.assert(
      fc.property(state, fc.subarray([...cabins], { minLength: 1 }), (requested, preset) => {
        const cleared: FinderState = { ...requested, ...clearFilters(requested, preset) }
        expect(countFilters(cleared, preset)).toBe(0)
        expect(pickQuestion(cleared)).toEqual({
          ...pickQuestion({ ...requested, ...pickFilters(defaults) }),
          ...{ seats: requested.seats, programs: requested.programs, cabins: preset },
        })
        expect(countFilters({ ...cleared, direct: true, points: 50_000 }, preset)).toBe(2)
      }),
    )
    const business: FinderState = { ...defaults, cabins: ['J'] }
    expect([
      countFilters(business, ['J']),
      countFilters(business, defaults.cabins),
      countFilters(defaults, ['J']),
    ]).toEqual([0, 1, 0])
  })
})
