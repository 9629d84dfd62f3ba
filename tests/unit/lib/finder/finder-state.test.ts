import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cabins } from '../../../../lib/availability/observation.ts'
import {
  badParametersOf,
  codecs,
  defaults,
  type FinderState,
  isAskable,
  type When,
  writeFinder,
} from '../../../../lib/finder/finder-state.ts'

/** Reads a whole address the way the finder does: parameter by parameter, defaults for the rest. */
function readAddress(params: URLSearchParams): FinderState {
  const read = <Key extends keyof FinderState>(name: Key) => {
    const text = params.get(name)
    return (text === null ? null : codecs[name].read(text)) ?? defaults[name]
  }
  return {
    from: read('from'),
    to: read('to'),
    when: read('when'),
    seats: read('seats'),
    cabins: read('cabins'),
    direct: read('direct'),
    view: read('view'),
    sort: read('sort'),
    month: read('month'),
    day: read('day'),
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
const state: fc.Arbitrary<FinderState> = fc.record({
  from: fc.uniqueArray(token, { maxLength: 12 }),
  to: fc.uniqueArray(token, { maxLength: 12 }),
  when,
  seats: fc.integer({ min: 1, max: 9 }),
  cabins: fc.subarray([...cabins], { minLength: 1 }),
  direct: fc.boolean(),
  view: fc.constantFrom('list', 'month'),
  sort: fc.constantFrom('date', 'points', 'charges', 'seats'),
  month: fc.option(month),
  day: fc.option(day),
})

describe('the address of a search', () => {
  it('gives back every state it was written from', () => {
    fc.assert(
      fc.property(state, (given) => {
        const address = new URLSearchParams(writeFinder(given).toString())
        expect(readAddress(address)).toEqual(given)
        expect(badParametersOf(address)).toEqual([])
      }),
    )
  })

  it('is as short as the question is plain', () => {
    expect(writeFinder({ ...defaults, from: ['SYD'], to: ['SIN'] }).toString()).toBe('from=SYD&to=SIN')
    expect(writeFinder(defaults).toString()).toBe('')
  })

  it('reads small letters, and cabins in any order', () => {
    const read = readAddress(new URLSearchParams('from=syd,lon&cabins=f,j'))
    expect(read.from).toEqual(['SYD', 'LON'])
    expect(read.cabins).toEqual(['J', 'F'])
  })

  it('survives any text in any parameter, and names what it could not read', () => {
    const names = Object.keys(codecs) as (keyof FinderState)[]
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string({ maxLength: 40 }), (name, text) => {
        const address = new URLSearchParams({ [name]: text })
        const bad = badParametersOf(address).map((parameter) => parameter.name)
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
  ])('falls back when %s is %s, and says so', (name, given) => {
    const [bad] = badParametersOf(new URLSearchParams({ [name]: given }))
    expect(bad).toMatchObject({ name, given })
    expect(bad?.expected).not.toBe('')
  })

  it('can be asked once both ends are named', () => {
    expect(isAskable({ ...defaults, from: ['SYD'] })).toBe(false)
    expect(isAskable({ ...defaults, from: ['SYD'], to: ['SIN'] })).toBe(true)
  })
})
