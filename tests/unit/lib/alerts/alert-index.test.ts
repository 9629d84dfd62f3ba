import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AlertSettings } from '../../../../lib/alerts/alert.ts'
import { AlertIndex } from '../../../../lib/alerts/alert-index.ts'
import { weekdayNumber } from '../../../../lib/alerts/trip-criteria.ts'
import type { RowOffer, SeatChange } from '../../../../lib/availability/compare-cells.ts'
import { listTokens } from '../../../../lib/network/place-tokens.ts'
import { findPlace } from '../../../../lib/network/places.ts'
import { change, offer, rowState } from './changes.ts'
import { settingsWith } from './settings.ts'

const today = '2026-11-20'

function indexOf(alerts: Record<string, Partial<AlertSettings>>): AlertIndex {
  const index = new AlertIndex(listTokens)
  for (const [path, settings] of Object.entries(alerts)) index.set(path, settingsWith(settings), today)
  return index
}

describe('AlertIndex', () => {
  it('finds alerts by airport, country and region, and lists each alert only once', () => {
    const index = indexOf({
      airport: {},
      country: { from: ['country:AU'], to: ['country:SG'] },
      regions: { from: ['region:australia', 'SYD', 'country:AU'], to: ['region:asia', 'SIN'] },
      elsewhere: { from: ['MEL'] },
    })
    expect(index.candidates(change()).opened.sort()).toEqual(['airport', 'country', 'regions'])
    expect(index.size).toBe(4)
  })

  it('keeps each alert’s latest settings, and no alert that is paused, over or deleted', () => {
    const index = indexOf({
      a: { seats: 5 },
      b: {},
      c: { paused: true },
      d: { dates: { start: '2020-01-01', end: '2026-11-19' } },
    })
    index.set('a', settingsWith(), today)
    index.delete('b')
    index.delete('never there')
    expect(index.candidates(change()).opened).toEqual(['a'])
    expect(index.size).toBe(1)
  })

  it('finds an alert whose dates began long ago, by its remaining months', () => {
    const index = indexOf({ old: { dates: { start: '1970-01-01', end: '2027-03-31' } } })
    expect(index.candidates(change()).opened).toEqual(['old'])
  })

  it('finds an alert with more airport pairs than are filed one by one', () => {
    const many = ['MEL', 'BNE', 'PER', 'ADL', 'CBR', 'OOL', 'CNS', 'DRW', 'SYD']
    const index = indexOf({ wide: { from: many, to: ['BKK', 'HKG', 'NRT', 'HND', 'KIX', 'ICN', 'SIN', 'DPS'] } })
    expect(index.candidates(change()).opened).toEqual(['wide'])
  })

  it('finds a return trip by its way back, only on days within its stay', () => {
    const index = indexOf({ trip: { stay: { min: 7, max: 14 }, dates: { start: '2027-03-02', end: '2027-03-02' } } })
    const back = (date: string) => index.candidates(change({ from: 'SIN', to: 'SYD', date })).opened
    expect([back('2027-03-09'), back('2027-03-16')]).toEqual([['trip'], ['trip']])
    expect([back('2027-03-08'), back('2027-03-17')]).toEqual([[], []])
  })

  it('distinguishes what closed from what opened', () => {
    const index = indexOf({ one: {}, two: { seats: 2 }, cheap: { maxPoints: 10_000 } })
    const closing = change({ before: rowState(offer(2)), after: rowState(offer(1)) })
    expect(index.candidates(closing)).toEqual({ opened: [], closed: ['two'] })
    const gone = index.candidates(change({ before: rowState(offer(2)), after: rowState() }))
    expect(gone.closed.sort()).toEqual(['one', 'two'])
  })

  it('stays correct after thousands of alerts are added and deleted', () => {
    const index = indexOf({ stays: {} })
    for (let at = 0; at < 12_000; at += 1) {
      index.set(`a${at % 3000}`, settingsWith({ seats: 1 + (at % 9) }), today)
      if (at % 2 === 0) index.delete(`a${at % 3000}`)
    }
    const left = 1 + 1500
    expect(index.size).toBe(left)
    const all = index.candidates(change({ after: rowState(offer(9)) })).opened
    expect(all).toHaveLength(left)
    expect(new Set(all).size).toBe(left)
  })
})

const airports = ['SYD', 'MEL', 'AKL', 'SIN', 'LHR', 'LGW', 'NRT']
const places = [...airports, 'LON', 'country:AU', 'country:JP', 'region:europe', 'region:australia', 'region:asia']
const dates = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01', '2027-02-28', '2027-03-31']
const cabins = ['Y', 'W', 'J', 'F'] as const
const anOffer = fc.record({
  seats: fc.integer({ min: 1, max: 9 }),
  points: fc.option(fc.constantFrom(50_000, 75_000, 100_000)),
  charges: fc.option(fc.constantFrom(10_000, 50_000)),
  carriers: fc.constantFrom<string[]>(['QF'], ['JL'], []),
  departs: fc.constant(null),
})
const aRowState = fc.array(anOffer, { maxLength: 3 }).map((offers) => rowState(...offers))
const aChange: fc.Arbitrary<SeatChange> = fc
  .record({
    program: fc.constantFrom('qantas', 'velocity'),
    from: fc.constantFrom(...airports),
    to: fc.constantFrom(...airports),
    date: fc.constantFrom(...dates),
    cabin: fc.constantFrom(...cabins),
    direct: fc.boolean(),
    before: fc.option(aRowState),
    after: aRowState,
  })
  .map((some) => change(some as Partial<SeatChange>))
const someOf = <Item>(items: readonly Item[], most: number) =>
  fc.uniqueArray(fc.constantFrom(...items), { minLength: 1, maxLength: most })
const ends = fc.oneof(someOf(places, 8), fc.shuffledSubarray(places, { minLength: 9 }))
const anAlert = fc.record({
  programs: fc.constantFrom(['qantas'], ['velocity'], ['qantas', 'velocity']),
  from: ends,
  to: ends,
  dates: fc
    .tuple(fc.constantFrom(...dates), fc.constantFrom(...dates))
    .map(([a, b]) => (a < b ? { start: a, end: b } : { start: b, end: a })),
  weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 4 }),
  cabins: someOf(cabins, 4),
  seats: fc.integer({ min: 1, max: 9 }),
  direct: fc.boolean(),
  maxPoints: fc.option(fc.constantFrom(49_999, 75_000, 99_000)),
  maxCharges: fc.option(fc.constantFrom(100, 400)),
}) as fc.Arbitrary<Partial<AlertSettings>>

/** Whether a party can travel in a row, written as the plain definition. */
function can(settings: AlertSettings, offers: readonly RowOffer[]): boolean {
  return offers.some(
    ({ seats, points, charges }) =>
      seats >= settings.seats &&
      (settings.maxPoints === null || (points !== null && points <= settings.maxPoints)) &&
      (settings.maxCharges === null || (charges !== null && charges <= settings.maxCharges * 100)),
  )
}

/** Checks every alert in turn, without an index. */
function bruteForce(alerts: readonly AlertSettings[], one: SeatChange): { opened: number[]; closed: number[] } {
  const means = (tokens: readonly string[], airport: string) =>
    tokens.some((token) => findPlace(token)?.airports.includes(airport))
  const about = alerts.flatMap((settings, at) => {
    const { programs, from, to, weekdays } = settings
    // An alert of more than 64 pairs is filed by its origins alone; its destinations are only checked afterwards.
    const isWide = from.length * to.length > 64
    const places = programs.includes(one.program) && means(from, one.from) && (isWide || means(to, one.to))
    const day = one.date >= settings.dates.start && one.date <= settings.dates.end
    const weekday = weekdays.length === 0 || weekdays.includes(new Date(`${one.date}T12:00:00Z`).getUTCDay())
    const cabin = settings.cabins.includes(one.cabin) && (one.direct || !settings.direct)
    const before = can(settings, one.before?.offers ?? [])
    const after = can(settings, one.after.offers)
    return places && day && weekday && cabin && before !== after ? [{ at, after }] : []
  })
  return {
    opened: about.filter(({ after }) => after).map(({ at }) => at),
    closed: about.filter(({ after }) => !after).map(({ at }) => at),
  }
}

it('AlertIndex finds exactly the alerts that checking each one finds, by origin alone if there are many pairs', () => {
  fc.assert(
    fc.property(fc.array(anAlert, { maxLength: 12 }), fc.array(aChange, { maxLength: 12 }), (alerts, changes) => {
      const settings = alerts.map((one) => settingsWith(one))
      const index = new AlertIndex(listTokens)
      for (const [at, one] of settings.entries()) index.set(String(at), one, today)
      for (const one of changes) {
        const { opened, closed } = index.candidates(one)
        const sorted = (paths: string[]) => paths.map(Number).sort((a, b) => a - b)
        expect({ opened: sorted(opened), closed: sorted(closed) }).toEqual(bruteForce(settings, one))
      }
    }),
    { numRuns: 200 },
  )
})

it('weekdayNumber counts the days of the week from Sunday', () => {
  expect(['2026-11-22', '2026-11-23', '2026-11-28'].map(weekdayNumber)).toEqual([0, 1, 6])
})
