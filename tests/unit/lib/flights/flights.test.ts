import { describe, expect, it } from 'vitest'
import { SeatAlertSettings } from '../../../../lib/alerts/seat-alert.ts'
import { seatAlertFor } from '../../../../lib/alerts/seat-alert-for.ts'
import { findBadValues } from '../../../../lib/core/address-state.ts'
import { getBuckets } from '../../../../lib/flights/booking-classes.ts'
import { flightApiAddress, flightCodecs } from '../../../../lib/flights/flight-address.ts'
import { parseFlightNumber } from '../../../../lib/flights/flight-number.ts'
import type { AircraftSeen, LoadSnapshot, SeatSnapshot } from '../../../../lib/flights/flight-snapshots.ts'
import { parseDepartures, parseFlight } from '../../../../lib/flights/parse-flight.ts'
import { recogniseAircraft } from '../../../../lib/flights/recognise-aircraft.ts'
import { aircraftSwap, listComparable, seatChange } from '../../../../lib/flights/snapshot-changes.ts'
import { upgradeOutlooks } from '../../../../lib/flights/upgrade-outlook.ts'

const today = '2026-11-20'
const jet: AircraftSeen = { name: '787-9', variant: 'QF-789-236' }
const giant: AircraftSeen = { name: 'A380', variant: 'QF-A380-485' }

describe('a flight number', () => {
  it('is parsed in any usual spelling, and is null otherwise', () => {
    for (const text of ['QF11', 'qf 11', ' QF011 ', 'QF-11', 'qf0011'])
      expect(parseFlightNumber(text), text).toBe('QF11')
    expect(parseFlightNumber('3K5')).toBe('3K5')
    for (const text of ['', 'QF', '11', 'QF0', 'QF12345', 'QFA11', 'QF11A', '12 34', 'QF1; drop']) {
      expect(parseFlightNumber(text), text).toBeNull()
    }
  })
})

describe('the request in a flight address', () => {
  it('keeps valid values and names invalid ones', () => {
    const bad = findBadValues(flightCodecs, new URLSearchParams('flight=hello&date=2026-13-01&party=12&from=SYD'))
    expect(bad.map(({ name }) => name)).toEqual(['flight', 'date', 'party'])
    expect(flightCodecs.from.read('syd')).toBe('SYD')
  })

  it('includes a leg only where both airports are known', () => {
    const question = { flight: 'QF1', date: today, from: 'SYD', to: null }
    expect(flightApiAddress('loads', question)).toBe('/api/flights/loads?flight=QF1&date=2026-11-20')
    expect(flightApiAddress('seats', { ...question, to: 'SIN' })).toContain('from=SYD&to=SIN')
  })
})

describe('the API parameters', () => {
  const flight = (query: string) => parseFlight(new URLSearchParams(query), today)
  const faults = (query: string) => {
    const read = flight(query)
    return read.ok ? [] : read.errors.map(({ parameter }) => parameter)
  }

  it('are parsed, or the faulty ones are named', () => {
    expect(flight('flight=qf%2011&date=2026-12-01&from=syd')).toMatchObject({
      ok: true,
      value: { flight: 'QF11', from: 'SYD' },
    })
    expect(faults('')).toEqual(['flight', 'date'])
    expect(faults('flight=QF11&date=2026-02-30')).toEqual(['date'])
    expect(faults('flight=QF11&date=2026-11-18')).toEqual(['date'])
    // On the 20th in Sydney it is still the 19th in Los Angeles until the evening.
    expect(faults('flight=QF12&date=2026-11-19')).toEqual([])
    expect(faults('flight=QF11&date=2026-12-01&to=QQQ')).toEqual(['to'])
    expect(faults('flight=hello&date=2026-11-18&from=QQQ')).toEqual(['flight', 'from', 'date'])
    expect(faults('flight=QF11&flight=QF12&date=2026-12-01')).toEqual(['flight'])
  })

  it('of departures need two different airports', () => {
    const read = (query: string) => parseDepartures(new URLSearchParams(query), today)
    expect(read('from=SYD&to=LAX&date=2026-12-01').ok).toBe(true)
    expect(read('from=SYD&to=SYD&date=2026-12-01')).toMatchObject({ ok: false, errors: [{ parameter: 'to' }] })
    expect(read('from=SYD&date=2026-12-01').ok).toBe(false)
  })
})

describe('booking classes', () => {
  it('for points are known by carrier, highest cabin first', () => {
    const qantas = getBuckets('QF11').buckets
    expect(qantas.map(({ cabin, code, use }) => `${cabin}${code} ${use}`)).toEqual([
      'FP reward',
      'JU reward-and-upgrade',
      'WZ reward',
      'YX reward',
    ])
    expect(getBuckets('EK412').buckets.map(({ cabin, code }) => cabin + code)).toEqual(['FZ', 'JD', 'YN'])
  })

  it('of a carrier in both programs name both', () => {
    const business = getBuckets('QR908').buckets.find(({ cabin }) => cabin === 'J')
    expect(business).toMatchObject({ code: 'U', programs: ['qantas', 'velocity'] })
  })

  it('are empty, without sources, where nothing is published', () => {
    expect(getBuckets('NZ101')).toEqual({ buckets: [], sources: [] })
    expect(getBuckets('QF11').sources.length).toBe(2)
  })
})

const snapshot = (seenAt: string, aircraft: AircraftSeen, parts: Partial<LoadSnapshot> = {}): LoadSnapshot => ({
  seenAt,
  aircraft,
  classes: [],
  cabins: [],
  ...parts,
})

describe('an aircraft changed between checks', () => {
  const snapshots = [
    snapshot('2026-11-20T00:00:00Z', giant),
    snapshot('2026-11-19T00:00:00Z', giant),
    snapshot('2026-11-10T00:00:00Z', jet),
  ]

  it('is reported with its dates, and limits which checks can be compared', () => {
    expect(aircraftSwap(snapshots)).toEqual({
      before: '787-9',
      now: 'A380',
      between: ['2026-11-10T00:00:00Z', '2026-11-19T00:00:00Z'],
    })
    expect(listComparable(snapshots)).toHaveLength(2)
    expect(aircraftSwap(snapshots.slice(0, 2))).toBeNull()
    expect(listComparable([])).toEqual([])
  })

  it('is never reported as seats freed or taken', () => {
    const seats = (seenAt: string, aircraft: AircraftSeen, free: string[]): SeatSnapshot => ({
      seenAt,
      aircraft,
      seats: free.map((name) => ({ name, cabin: 'Y', state: 'free' })),
      counts: [],
    })
    const newest = seats('2026-11-20T00:00:00Z', giant, ['41A'])
    expect(seatChange([newest])).toEqual({ kind: 'first' })
    expect(seatChange([newest, seats('2026-11-19T00:00:00Z', jet, ['42A'])])).toMatchObject({
      kind: 'swapped',
      before: '787-9',
    })
    expect(seatChange([newest, seats('2026-11-19T00:00:00Z', giant, ['41A'])])).toMatchObject({ kind: 'same' })
    expect(seatChange([newest, seats('2026-11-19T00:00:00Z', giant, ['42A'])])).toMatchObject({
      freed: ['41A'],
      taken: ['42A'],
    })
  })
})

describe('the upgrade outlook', () => {
  const { buckets } = getBuckets('QF11')
  const of = (classes: LoadSnapshot['classes'], cabins: LoadSnapshot['cabins'] = []) =>
    upgradeOutlooks([snapshot('2026-11-20T00:00:00Z', giant, { classes, cabins })], buckets)[0]

  it('is good, with reasons, where both the upgrade class and the fares have seats', () => {
    const outlook = of([
      { code: 'J', cabin: 'J', seats: 9 },
      { code: 'U', cabin: 'J', seats: 2 },
    ])
    expect(outlook?.level).toBe('good')
    expect(outlook?.reasons).toEqual([
      'Nine or more seats in business are still for sale.',
      'U2: seats are open in the booking class used for upgrades.',
    ])
  })

  it('is unlikely where nothing is for sale, however empty the cabin looks', () => {
    const full = of([{ code: 'J', cabin: 'J', seats: 0 }], [{ cabin: 'J', capacity: 70, booked: 20 }])
    expect(full?.level).toBe('unlikely')
  })

  it('gets no better when seats sell, nor worse when they are freed', () => {
    const at = (seats: number, before: number) =>
      upgradeOutlooks(
        [
          snapshot('2026-11-20T00:00:00Z', giant, { classes: [{ code: 'J', cabin: 'J', seats }] }),
          snapshot('2026-11-10T00:00:00Z', giant, { classes: [{ code: 'J', cabin: 'J', seats: before }] }),
        ],
        buckets,
      )[0]
    expect(at(4, 9)?.level).toBe('unlikely')
    expect(at(4, 4)?.level).toBe('possible')
    expect(at(4, 2)?.level).toBe('possible')
    expect(at(4, 9)?.reasons.at(-1)).toContain('from nine or more to 4')
  })

  it('is unknown where only a reward class is given, and missing without a cabin above economy', () => {
    expect(of([{ code: 'Z', cabin: 'W', seats: 3 }])?.level).toBe('unknown')
    expect(
      upgradeOutlooks(
        [snapshot('2026-11-20T00:00:00Z', jet, { classes: [{ code: 'Y', cabin: 'Y', seats: 9 }] })],
        buckets,
      ),
    ).toEqual([])
    expect(upgradeOutlooks([], buckets)).toEqual([])
  })
})

describe('recognising an aircraft', () => {
  it('needs seat counts where an airline has several layouts, and returns null if unsure', () => {
    expect(recogniseAircraft({ carrier: 'QF', iata: '738' })?.id).toBe('QF-738-174')
    expect(recogniseAircraft({ carrier: 'QF', iata: '332' })).toBeNull()
    expect(recogniseAircraft({ carrier: 'QF', iata: '332', seats: { J: 28, Y: 243 } })?.id).toBe('QF-332-271')
    expect(recogniseAircraft({ carrier: 'QF', iata: '738', seats: { J: 12, Y: 150 } })).toBeNull()
    expect(recogniseAircraft({ carrier: 'QF', iata: '738', seats: { J: 12, Y: 162, F: 0 } })?.id).toBe('QF-738-174')
    expect(recogniseAircraft({ carrier: 'UA', iata: '789' })).toBeNull()
  })
})

describe('a seat alert from the map', () => {
  const leg = { flight: 'QF741', date: '2026-12-11', from: 'SYD', to: 'ADL', departs: null }

  it('is valid by the rules for members’ seat alerts', () => {
    for (const [chosen, party] of [
      [['12A', '12B'], 2],
      [[], 3],
      [[], 1],
    ] as const) {
      const settings = seatAlertFor({ leg, cabin: 'Y', chosen, party })
      expect(SeatAlertSettings.safeParse(settings).success).toBe(true)
      expect(settings.name.length).toBeLessThanOrEqual(80)
    }
    const many = Array.from({ length: 30 }, (_, at) => `${at + 10}A`)
    expect(SeatAlertSettings.safeParse(seatAlertFor({ leg, cabin: 'Y', chosen: many, party: 2 })).success).toBe(true)
  })

  it('is named by what it waits for', () => {
    const nameOf = (chosen: string[], party: number) => seatAlertFor({ leg, cabin: 'J', chosen, party }).name
    expect(nameOf(['2A', '2C'], 2)).toBe('QF741, 11 Dec 2026: 2A, 2C')
    expect(nameOf([], 2)).toBe('QF741, 11 Dec 2026: 2 seats together in business')
    expect(nameOf([], 1)).toBe('QF741, 11 Dec 2026: a window seat in business')
  })

  it('waits for the chosen seats, else for seats together, else for a window seat', () => {
    expect(seatAlertFor({ leg, cabin: 'Y', chosen: ['12A'], party: 2 }).wanted).toEqual({
      kind: 'named',
      seats: ['12A'],
    })
    expect(seatAlertFor({ leg, cabin: 'Y', chosen: [], party: 2 }).wanted).toEqual({ kind: 'pair', together: 2 })
    expect(seatAlertFor({ leg, cabin: 'Y', chosen: [], party: 1 }).wanted).toEqual({ kind: 'window' })
  })
})
