import { describe, expect, it } from 'vitest'
import { listSeats, parseSearch } from '../../../extension/src/answer.ts'
import { isToken, planStatusAddress, readPlanStatus } from '../../../extension/src/connection.ts'
import { parseMessage } from '../../../extension/src/messages.ts'
import { alertAddress, coverageAddress, finderAddress, searchAddress } from '../../../extension/src/question.ts'
import { ageWords, chargeWords, pointsWords, reachWords } from '../../../extension/src/words.ts'
import { speakSeats } from '../../../lib/core/formats.ts'
import { journey, row, searchBody } from './answers.ts'
import { parseFinderQuery } from './finder-query.ts'

const origin = 'https://example.org'

describe('the search address', () => {
  it('covers three days either side, and asks not to be stored (keep=0)', () => {
    const address = new URL(searchAddress(origin, { ...journey, seats: 2 }, ['J']))
    expect(Object.fromEntries(address.searchParams)).toEqual({
      program: 'velocity',
      from: 'MEL',
      to: 'DPS',
      cabins: 'J',
      start: '2027-01-11',
      end: '2027-01-17',
      seats: '2',
      take: '60',
      sort: 'points',
      keep: '0',
    })
    expect(new URL(coverageAddress(origin, journey, ['J'])).searchParams.get('end')).toBe('2027-01-14')
  })

  it('has the same criteria as the finder’s address, read by the finder’s own codecs', () => {
    const address = new URL(finderAddress(origin, { ...journey, seats: 2, cabin: 'J' }))
    expect(address.pathname).toBe('/virgin-australia/reward-seat-finder')
    expect(parseFinderQuery(address.searchParams)).toEqual({
      from: ['MEL'],
      to: ['DPS'],
      when: { kind: 'range', start: '2027-01-11', end: '2027-01-17' },
      seats: 2,
      cabins: ['J'],
      bad: [],
    })
  })

  it('has a matching alert address for the requested days', () => {
    const address = new URL(alertAddress(origin, { ...journey, cabin: 'W' }))
    expect(address.pathname).toBe('/alerts')
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ cabins: 'W', start: '2027-01-14', from: 'MEL' })
  })
})

describe('the answer', () => {
  it('is put into words, which say what is not published', () => {
    const listed = (over: Partial<typeof row>) => {
      const [seat] = listSeats(parseSearch({ ...searchBody, rows: [{ ...row, ...over }] }), journey, 6)
      if (!seat) throw new Error('no seat')
      return seat
    }
    const seat = listed({})
    expect(pointsWords(seat)).toBe('published price 41,500 points, single report')
    expect(pointsWords({ ...seat, points: 39_000 })).toBe('39,000 points')
    expect(pointsWords({ ...seat, tablePoints: null })).toBe('points shown at booking')
    expect(chargeWords(seat.charges)).toBe('$123.45 taxes')
    expect(chargeWords(null)).toBe('taxes shown at booking')
    expect(chargeWords(listed({ charges: { ...row.charges, estimatedFrom: '2026-09' } }).charges)).toBe(
      'est. $123 taxes',
    )
    expect([null, 1, 4, 9].map((seats) => speakSeats(seats))).toEqual(['some seats', '1 seat', '4 seats', '9+ seats'])
    expect(ageWords(seat.seenAt, '2026-11-20T03:00:00Z')).toBe('3 h ago')
    expect(ageWords(seat.seenAt, '2026-11-22T03:00:00Z')).toBe('2 days ago')
    expect(ageWords(seat.seenAt, '2026-11-20T00:10:00Z')).toBe('in the last hour')
    expect(listed({ source: 9 }).source).toBe('an unnamed source')
    expect(reachWords({ plan: 'guest', until: '2027-01-19' })).toBe('Searching without an account, to 19 Jan 2027.')
    expect(reachWords({ plan: 'gold', until: '2027-11-16' })).toBe('Your Gold plan, to 16 Nov 2027.')
  })
})

describe('the connection', () => {
  it('accepts a personal token and nothing similar', () => {
    expect(isToken(`pw_${'a'.repeat(43)}`)).toBe(true)
    for (const text of ['', 'pw_', `pwa_${'a'.repeat(43)}`, `pw_${'a'.repeat(42)}`, `pw_${'a'.repeat(43)} `]) {
      expect(isToken(text), text).toBe(false)
    }
  })

  it('reads the plan, and how far it reaches in both programs, from one small search', () => {
    expect(new URL(planStatusAddress(origin, '2026-12-01')).searchParams.get('keep')).toBe('0')
    expect(readPlanStatus({ kind: 'answered', body: { ...searchBody, plan: 'silver' } })).toEqual({
      kind: 'known',
      plan: 'silver',
      reaches: [
        { program: 'qantas', until: '2027-01-19', seats: 1 },
        { program: 'velocity', until: '2027-01-19', seats: 1 },
      ],
    })
    expect(readPlanStatus({ kind: 'answered', body: {} })).toEqual({ kind: 'failed' })
    expect(readPlanStatus({ kind: 'refused' })).toEqual({ kind: 'refused' })
  })
})

describe('a message from a booking page', () => {
  it('is accepted if it is a valid journey or opens the options', () => {
    expect(parseMessage({ kind: 'search', journey })).toEqual({ kind: 'search', journey })
    expect(parseMessage({ kind: 'options' })).toEqual({ kind: 'options' })
    for (const wrong of [
      null,
      { kind: 'token' },
      { kind: 'search', journey: { ...journey, from: ['SYD&take=500'] } },
      { kind: 'search', journey: { ...journey, seats: 99 } },
      { kind: 'search', journey: { ...journey, start: 'tomorrow' } },
    ]) {
      expect(parseMessage(wrong)).toBeNull()
    }
  })
})
