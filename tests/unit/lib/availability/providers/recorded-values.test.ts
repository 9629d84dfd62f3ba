import { describe, expect, it } from 'vitest'
import { mapRecordedColumns } from '../../../../../lib/availability/providers/recorded.ts'
import {
  parseCabin,
  parseCharges,
  parseFare,
  parseFlight,
  parseList,
  parseMoment,
  parseProgram,
  parseSearchedAt,
  parseSeats,
  parseWhole,
} from '../../../../../lib/availability/providers/recorded-values.ts'

describe('cells of a recording', () => {
  it.each([
    ['Economy', 'Y'],
    ['PremiumEconomy', 'W'],
    ['Premium Economy', 'W'],
    ['BUSINESS', 'J'],
    ['First', 'F'],
    ['ACEECO', 'Y'],
    ['ACEBUS', 'J'],
    ['Steerage', undefined],
    ['', undefined],
  ])('cabin %j is %s', (text, cabin) => expect(parseCabin(text)).toBe(cabin))

  it.each([
    ['2023-11-19 16:30:00', { date: '2023-11-19', time: '16:30' }],
    ['2023-11-19T16:30', { date: '2023-11-19', time: '16:30' }],
    ['2023-11-19', { date: '2023-11-19', time: null }],
    ['03 MAY 2023', { date: '2023-05-03', time: null }],
    ['3 May 2023 07:05', { date: '2023-05-03', time: '07:05' }],
    ['03 September 2023', { date: '2023-09-03', time: null }],
    ['03 XYZ 2023', undefined],
    ['19/11/2023', undefined],
    ['2023-11-19 4pm', undefined],
  ])('moment %j is %j', (text, moment) => expect(parseMoment(text)).toEqual(moment))

  it.each([
    ['$292.35', 29_235],
    ['$1,162.4', 116_240],
    ['292', 29_200],
    ['A$ 20.05', 2005],
    ['AUD 20', 2000],
  ])('charges %j are %i cents', (text, minor) => expect(parseCharges(text)).toEqual({ minor, currency: 'AUD' }))

  it('charges may be unknown, and must not be of another currency', () => {
    expect([parseCharges('-'), parseCharges('')]).toEqual([null, null])
    expect([parseCharges('USD 20'), parseCharges('€20'), parseCharges('20.123'), parseCharges('-5')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('seats are capped at nine, and a dash is an unknown number', () => {
    expect(['9', '12', '1', '-', '', '0', 'x', '1.5'].map(parseSeats)).toEqual([
      9,
      9,
      1,
      null,
      null,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('whole numbers may have thousands separators', () => {
    expect(['30200', '30,200', '1,030,200', '30.2', '3,02,00', '', '-'].map(parseWhole)).toEqual([
      30_200,
      30_200,
      1_030_200,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('flights lose the name of their airline', () => {
    expect(
      ['VA993(Virgin Australia)', 'CI52 (China Airlines Ltd.)', 'QF1', '3K202', 'QANTAS1', ''].map(parseFlight),
    ).toEqual(['VA993', 'CI52', 'QF1', '3K202', undefined, undefined])
  })

  it('lists are separated by commas, and a dash is an empty one', () => {
    expect([parseList('a, b,c'), parseList('-'), parseList('')]).toEqual([['a', 'b', 'c'], [], []])
  })

  it('programs are read from the airline code or the program’s name', () => {
    expect(['QF', 'va', ' Qantas ', 'Velocity', 'AA'].map(parseProgram)).toEqual([
      'qantas',
      'velocity',
      'qantas',
      'velocity',
      undefined,
    ])
  })

  it.each([
    [{ fare: 'Reward' }, 'qantas', 'reward'],
    [{ fare: 'cheap' }, 'qantas', undefined],
    [{ dynamic: 'true', brand: 'RE' }, 'velocity', 'dynamic'],
    [{ dynamic: 'False' }, 'qantas', 'reward'],
    [{ dynamic: 'maybe' }, 'qantas', undefined],
    [{ brand: 'RB' }, 'velocity', 'reward'],
    [{ brand: 'EC' }, 'velocity', 'dynamic'],
    // Rewards and Classic Plus share these families, so they decide nothing.
    [{ brand: 'ACEBUS' }, 'qantas', null],
    [{ brand: 'AUAURED1JQ' }, 'qantas', 'dynamic'],
    [{ brand: '-' }, 'velocity', null],
  ] as const)('the airline’s own flag or brand %j of %s is %s', (fields, program, fare) =>
    expect(parseFare({ fare: '', dynamic: '', brand: '', ...fields }, program)).toBe(fare),
  )

  it('the time of the search is read as UTC', () => {
    expect(parseSearchedAt('2023-11-19 00:34:46')).toBe('2023-11-19T00:34:46.000Z')
    expect(parseSearchedAt('02 MAY 2023 10:00')).toBe('2023-05-02T10:00:00.000Z')
    expect(parseSearchedAt('yesterday')).toBeUndefined()
  })
})

describe('mapRecordedColumns', () => {
  it('finds columns whatever their order, case and punctuation', () => {
    const columns = mapRecordedColumns([
      'Time Stamp',
      'POINTS-PER-ADULT',
      'origin',
      'Destination Code',
      'Departure Date',
      'source',
      'Cabin Type',
      'noise',
    ])
    if (typeof columns === 'string') throw new Error(columns)
    expect(Object.fromEntries(columns)).toEqual({
      seenAt: 0,
      points: 1,
      from: 2,
      to: 3,
      departs: 4,
      program: 5,
      cabins: 6,
    })
  })

  it('names what is missing', () => {
    expect(mapRecordedColumns(['origin', 'destination', 'departure', 'points', 'source', 'timestamp'])).toContain(
      'no column for cabin among',
    )
  })
})
