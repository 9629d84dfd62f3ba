import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dayAfter, finderAddress, questionAddress, readAnswer } from '../../../extension/src/answer.ts'
import { readJourney } from '../../../extension/src/journey.ts'
import { ageWords, chargeWords, pointsWords, seatWords } from '../../../extension/src/words.ts'
import { extensionHosts } from '../../../lib/content/data/extension.ts'
import { parseFinderQuery } from './finder-query.ts'

const none = () => null
const read = (address: string, fields: (name: string) => string | null = none) => readJourney(new URL(address), fields)
const day = { start: '2027-03-14', end: '2027-03-14' }

describe('what a booking page is about', () => {
  it('is read from the Flight Reward Finder', () => {
    const address =
      'https://flightrewardfinder.qantas.com/?pg=1&o=SYD,MEL&d=LAX&dr=2027-03-01I2027-03-20&c=Business&p=2'
    const journey = {
      program: 'qantas',
      from: ['SYD', 'MEL'],
      to: ['LAX'],
      start: '2027-03-01',
      end: '2027-03-20',
      seats: 2,
    }
    expect(read(address)).toEqual(journey)
    expect(read(address.replace('01I20', '01_20'))).toEqual(journey)
  })

  it('is read from Virgin Australia, month first', () => {
    const journey = { program: 'velocity', from: ['MEL'], to: ['DPS'], ...day, seats: 3 }
    for (const page of ['flight-selection', 'date-selection']) {
      const hash = `#/${page}?journeyType=one-way&awardBooking=true&class=First&ADT=2&CHD=1&INF=0&origin=MEL&destination=DPS&date=03-14-2027`
      expect(read(`https://book.virginaustralia.com/dx/VADX/${hash}`)).toEqual(journey)
    }
  })

  it('is read from the Qantas search page, and from its form', () => {
    const journey = { program: 'qantas', from: ['SYD'], to: ['LHR'], ...day, seats: 1 }
    expect(
      read(
        'https://www.qantas.com/en-au/book/flights?departureAirportCode=SYD&arrivalAirportCode=LHR&departureDate=2027-03-14&adults=1',
      ),
    ).toEqual(journey)
    const fields: Record<string, string> = { depAirports: 'SYD', destAirports: 'LHR', travelDates: '202703140000' }
    expect(
      read('https://book.qantas.com/qf-booking/dyn/air/tripflow.redirect', (name) => fields[name] ?? null),
    ).toEqual(journey)
  })

  it('is nothing where a route or a day is missing, wrong, or too wide to name', () => {
    for (const address of [
      'https://flightrewardfinder.qantas.com/',
      'https://flightrewardfinder.qantas.com/?o=SYD&d=*&dr=2027-03-01I2027-03-20',
      'https://flightrewardfinder.qantas.com/?o=SYD&d=;EU&dr=2027-03-01I2027-03-20',
      'https://flightrewardfinder.qantas.com/?o=SYD&d=LAX&dr=2027-03-20I2027-03-01',
      'https://book.virginaustralia.com/dx/VADX/#/flight-selection?origin=MEL&destination=DPS&date=14-03-2027',
      'https://book.qantas.com/qf-booking/',
      'https://example.org/?o=SYD&d=LAX&dr=2027-03-01I2027-03-20',
    ]) {
      expect(read(address), address).toBeNull()
    }
  })
})

describe('the question', () => {
  const journey = { program: 'velocity', from: ['MEL'], to: ['DPS'], ...day, seats: 2 } as const

  it('asks three days either side, and leaves no trace', () => {
    const address = new URL(questionAddress('https://example.org', { ...journey, from: ['MEL'], to: ['DPS'] }))
    expect(Object.fromEntries(address.searchParams)).toEqual({
      program: 'velocity',
      from: 'MEL',
      to: 'DPS',
      start: '2027-03-11',
      end: '2027-03-17',
      seats: '2',
      take: '6',
      sort: 'points',
      keep: '0',
    })
  })

  it('is the same in the finder, whose own codecs read it', () => {
    const address = new URL(finderAddress('https://example.org', { ...journey, from: ['MEL'], to: ['DPS'] }))
    expect(address.pathname).toBe('/virgin-australia/reward-seat-finder')
    expect(parseFinderQuery(address.searchParams)).toEqual({
      from: ['MEL'],
      to: ['DPS'],
      when: { kind: 'range', start: '2027-03-11', end: '2027-03-17' },
      seats: 2,
      bad: [],
    })
  })

  it('counts days over the end of a month and a year', () => {
    expect(dayAfter('2026-12-30', 3)).toBe('2027-01-02')
    expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29')
  })
})

describe('the answer', () => {
  const row = {
    date: '2027-03-14',
    from: 'MEL',
    to: 'DPS',
    cabin: 'J',
    carriers: ['VA'],
    seats: null,
    points: null,
    tablePrice: { points: 41_500, confidence: 'weak', sources: ['a single report'] },
    charges: { minor: 12_345, currency: 'AUD' },
    value: 64.4,
    seenAt: '2026-11-20T00:00:00Z',
    source: 0,
  }
  const body = {
    now: '2026-11-20T03:00:00Z',
    total: 1,
    rows: [row],
    clamped: [{ reason: 'Too far.' }],
    sample: true,
    sources: [{ name: 'Sample' }],
  }

  it('is read as far as the panel needs it', () => {
    const answer = readAnswer(body)
    expect(answer).toMatchObject({ total: 1, limits: ['Too far.'], sample: true })
    expect(answer.seats[0]).toMatchObject({
      tablePoints: 41_500,
      source: 'Sample',
      charges: { minor: 12_345, currency: 'AUD' },
    })
  })

  it('is refused when it is none, and never trusted in its parts', () => {
    for (const wrong of [null, 'x', {}, { ...body, rows: 'x' }]) expect(() => readAnswer(wrong)).toThrow(TypeError)
    expect(readAnswer({ ...body, rows: [{}], sources: null }).seats[0]).toMatchObject({
      points: null,
      source: 'an unnamed source',
    })
  })

  it('is put into words that say what is not published', () => {
    const [seat] = readAnswer(body).seats
    if (!seat) throw new Error('no seat')
    expect(pointsWords(seat)).toBe('published price 41,500 points, single report')
    expect(pointsWords({ ...seat, points: 39_000 })).toBe('39,000 points')
    expect(pointsWords({ ...seat, tablePoints: null })).toBe('points shown at booking')
    expect(chargeWords(seat.charges)).toBe('$123.45 taxes')
    expect(chargeWords(null)).toBe('taxes shown at booking')
    const estimated = readAnswer({ ...body, rows: [{ ...row, charges: { ...row.charges, estimatedFrom: '2026-09' } }] })
    expect(chargeWords(estimated.seats[0]?.charges ?? null)).toBe('est. $123 taxes')
    expect([null, 1, 4, 9].map(seatWords)).toEqual(['some seats', '1 seat', '4 seats', '9+ seats'])
    expect(ageWords(seat.seenAt, '2026-11-20T03:00:00Z')).toBe('seen 3 h ago')
    expect(ageWords(seat.seenAt, '2026-11-22T03:00:00Z')).toBe('seen 2 days ago')
    expect(ageWords(seat.seenAt, '2026-11-20T00:10:00Z')).toBe('seen in the last hour')
  })
})

describe('the manifest', () => {
  const manifest = JSON.parse(readFileSync('extension/manifest.json', 'utf8'))

  it('asks for nothing but to run on the booking pages the site names', () => {
    expect(manifest.permissions).toBeUndefined()
    expect(manifest.host_permissions).toBeUndefined()
    expect(manifest.background).toBeUndefined()
    const matches: string[] = manifest.content_scripts.flatMap((script: { matches: string[] }) => script.matches)
    const named = Object.values(extensionHosts).flat()
    expect(matches.length).toBe(named.length)
    for (const { address } of named) {
      const [host = ''] = address.split('/')
      expect(
        matches.some((match) => match.startsWith(`https://${host}/`)),
        host,
      ).toBe(true)
    }
  })
})
