import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { airport, cabinList, expand, flag, list, whole } from '../../../../lib/availability/parse-params.ts'

const read = (schema: z.ZodType, text: string) => {
  const { data, error } = schema.safeParse(text)
  return error ? error.issues.map(({ message }) => message) : data
}

describe('a list in an address', () => {
  it.each([
    ['a', ['a']],
    ['a,b', ['a', 'b']],
    [' a , b,,a', ['a', 'b']],
  ])('%j is read as %j', (text, items) => {
    expect(read(list(z.string()), text)).toEqual(items)
  })

  it('has from 1 to 40 items', () => {
    const of = (count: number) =>
      list(z.string()).safeParse(Array.from({ length: count }, (_, at) => at).join()).success
    expect([of(1), of(40), of(41)]).toEqual([true, true, false])
    for (const text of ['', ',', ' , ']) expect(list(z.string()).safeParse(text).success).toBe(false)
  })

  it('of cabins may be in lower case', () => {
    expect(read(cabinList, 'j,F')).toEqual(['J', 'F'])
    expect(cabinList.safeParse('X').success).toBe(false)
  })
})

describe('single values in an address', () => {
  it.each([
    [whole, '0', 0],
    [whole, '123456789', 123_456_789],
    [whole, '1234567890', ['must be a whole number']],
    [whole, '-1', ['must be a whole number']],
    [whole, '1.5', ['must be a whole number']],
    [whole, 'x1', ['must be a whole number']],
    [flag, '1', true],
    [flag, 'true', true],
    [flag, '0', false],
    [flag, 'false', false],
    [flag, 'yes', ['must be 1 or 0']],
    [airport, 'syd', 'SYD'],
    [airport, 'SYD', 'SYD'],
    [airport, 'SYDX', ['must be an airport code such as SYD']],
    [airport, 'xSYD', ['must be an airport code such as SYD']],
    [airport, 'S1D', ['must be an airport code such as SYD']],
  ])('%#: %s', (schema, text, value) => {
    expect(read(schema, text)).toEqual(value)
  })
})

describe('the airports of places', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `A${at}`)
  const places: Record<string, string[]> = {
    LON: ['LHR', 'LGW'],
    'country:GB': ['LGW', 'EDI'],
    most: many(250),
    more: many(251),
  }
  const expanded = (...tokens: string[]) => expand('to', tokens, { listAirports: (token) => places[token] })

  it('are each listed once, in order', () => {
    expect(expanded('LON', 'country:GB')).toEqual({ airports: ['EDI', 'LGW', 'LHR'], errors: [] })
    expect(expanded()).toEqual({ airports: [], errors: [] })
  })

  it('are those of known places, with an error for each unknown one', () => {
    expect(expanded('XXQ', 'LON', 'country:ZZ')).toEqual({
      airports: ['LGW', 'LHR'],
      errors: [
        { parameter: 'to', message: 'XXQ isn’t a place we know' },
        { parameter: 'to', message: 'country:ZZ isn’t a place we know' },
      ],
    })
  })

  it('are at most 250', () => {
    expect(expanded('most').errors).toEqual([])
    expect(expanded('more').errors).toEqual([{ parameter: 'to', message: 'covers 251 airports; the most is 250' }])
  })

  it('are at most as many as anywhere covers, if that is more than 250', () => {
    const grown: Record<string, string[]> = { ...places, anywhere: many(300), all: many(301) }
    const errorsOf = (token: string) => expand('to', [token], { listAirports: (one) => grown[one] }).errors
    expect([errorsOf('anywhere'), errorsOf('more')]).toEqual([[], []])
    expect(errorsOf('all')).toEqual([{ parameter: 'to', message: 'covers 301 airports; the most is 300' }])
  })
})
