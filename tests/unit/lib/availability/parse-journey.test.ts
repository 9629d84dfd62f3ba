import { describe, expect, it } from 'vitest'
import { clampJourney } from '../../../../lib/availability/clamp.ts'
import { findReturns } from '../../../../lib/availability/journeys/returns.ts'
import { JourneyQuery } from '../../../../lib/availability/journeys-contract.ts'
import { parseJourney } from '../../../../lib/availability/parse-journey.ts'
import { allAirports } from '../../../../lib/network/airports.ts'
import { findPlace } from '../../../../lib/network/places.ts'
import { getPlanLimits } from '../../../../lib/programs/plan-limits.ts'
import { flight } from './journeys/scene.ts'
import { worldOf } from './reference.ts'

const today = '2026-11-21'
/** Noon in Sydney, and still the evening before in Los Angeles. */
const now = '2026-11-21T01:00:00.000Z'
const context = {
  listAirports: (token: string) =>
    token === 'anywhere' ? allAirports.map(({ iata }) => iata) : findPlace(token)?.airports,
  now,
  openUntil: () => '2027-01-20',
}
const parse = (text: string) => parseJourney(new URLSearchParams(text), context)
const pair = 'program=qantas&from=SYD&to=SIN'

function read(text: string): JourneyQuery {
  const parsed = parse(text)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  return JourneyQuery.parse(parsed.value)
}

describe('parseJourney', () => {
  it.each([
    [`kind=connection&${pair}`, { kind: 'connection', maxWait: 1440, overnight: true, take: 50 }],
    [`kind=connection&${pair}&overnight=0&maxWait=300`, { maxWait: 300, overnight: false }],
    [
      `kind=return&${pair}&minStay=7&maxStay=10&openJaw=1`,
      { minStay: 7, maxStay: 10, openJaw: true, oneProgram: false, backCabins: null, grid: false, week: null },
    ],
    [`kind=split&${pair}&seats=4`, { seats: 4, spread: 1 }],
    [
      `kind=gateway&program=qantas&from=ADL&to=SIN`,
      { from: ['ADL'], gateways: ['SYD', 'MEL', 'BNE', 'PER', 'ADL'], feederCabin: 'Y' },
    ],
    [`kind=status-run&program=qantas&from=SYD&to=anywhere&target=300`, { target: 300, by: 'points', maxNights: 2 }],
    [
      'kind=oneworld&legs=syd-hkg.cx.transit,HKG-LHR,LHR-CDG.surface',
      { cabin: 'J', seats: 1, start: today, end: '2027-01-20', departsAfter: now },
    ],
  ])('reads %j', (text, expected) => {
    expect(read(text)).toMatchObject(expected)
  })

  it('reads the legs of an itinerary', () => {
    expect(read('kind=oneworld&legs=syd-hkg.cx.transit,HKG-LHR,LHR-CDG.surface')).toMatchObject({
      legs: [
        { from: 'SYD', to: 'HKG', carrier: 'CX', stop: 'transit' },
        { from: 'HKG', to: 'LHR', carrier: 'any', stop: 'stopover' },
        { from: 'LHR', to: 'CDG', carrier: null, stop: 'stopover' },
      ],
    })
  })

  it('lets an itinerary begin on the day that is not over where its first flight leaves', () => {
    const yesterday = '2026-11-20'
    expect(read('kind=oneworld&legs=LAX-SYD')).toMatchObject({ start: yesterday })
    expect(read(`kind=oneworld&legs=LAX-SYD&end=${yesterday}`)).toMatchObject({ start: yesterday, end: yesterday })
    expect(parse(`kind=oneworld&legs=SYD-LAX&end=${yesterday}`)).toMatchObject({ ok: false })
  })

  it.each([
    [pair, ['kind']],
    [`kind=flight&${pair}`, ['kind']],
    ['kind=return&program=qantas&from=SYD', ['to']],
    [`kind=return&${pair}&minStay=9&maxStay=2`, ['maxStay']],
    [`kind=split&${pair}&seats=1`, ['seats']],
    [`kind=split&${pair}`, ['seats']],
    ['kind=gateway&program=qantas&from=region:australia&to=SIN', ['from']],
    ['kind=gateway&program=qantas&from=SYD&to=SIN&gateways=XXQ', ['gateways']],
    ['kind=status-run&program=velocity&from=SYD&to=MEL&target=100', ['program']],
    [`kind=status-run&${pair}`, ['target']],
    ['kind=oneworld&legs=SYD-SIN.QF,LHR-SYD', ['legs']],
    ['kind=oneworld&legs=SYD-SYD', ['legs']],
    ['kind=oneworld&legs=SYD-XXQ', ['legs']],
    ['kind=oneworld&legs=SYD', ['legs']],
    ['kind=oneworld&legs=SYD-SIN&end=2026-01-01', ['end']],
    // A malformed parameter hides no other fault.
    ['kind=oneworld&legs=SYD-XXQ&end=2026-01-01&seats=0', ['seats', 'legs', 'end']],
    ['kind=return&program=qantas&from=XXQ&to=SIN&minStay=31&seats=0', ['seats', 'from', 'maxStay']],
    ['kind=gateway&program=qantas&from=SYD&to=XXQ&gateways=XXQ&take=0', ['take', 'to', 'gateways']],
    ['kind=status-run&program=velocity&from=SYD&to=MEL', ['target', 'program']],
  ])('refuses %j and names %j', (text, names) => {
    const parsed = parse(text)
    expect(parsed.ok ? [] : parsed.errors.map(({ parameter }) => parameter)).toEqual(names)
  })
})

describe('clampJourney', () => {
  const clamp = (text: string, plan: 'guest' | 'gold') =>
    clampJourney(read(text), { plan, limitsFor: (program) => getPlanLimits(plan, program), today })

  it('gives status runs and oneworld itineraries their own windows', () => {
    const run = 'kind=status-run&program=qantas&from=SYD&to=MEL&target=300&end=2028-01-01'
    expect(clamp(run, 'guest').query).toMatchObject({ end: '2026-12-05', within: { qantas: { until: '2026-12-05' } } })
    expect(clamp(run, 'gold').query).toMatchObject({ end: '2027-11-21' })
    const oneworld = clamp('kind=oneworld&legs=SYD-SIN&end=2028-01-01', 'guest')
    expect(oneworld.query).toMatchObject({ kind: 'oneworld', end: '2027-01-20' })
    expect(JourneyQuery.parse(oneworld.query)).toEqual(oneworld.query)
  })

  it('keeps the days of an itinerary until they are over where its first flight leaves', () => {
    const start = (legs: string) => clamp(`kind=oneworld&legs=${legs}&start=2026-11-01`, 'gold').query.start
    expect([start('LAX-SYD,SYD-LAX'), start('SYD-LAX,LAX-SYD')]).toEqual(['2026-11-20', today])
  })

  it('keeps the way back of a return inside the plan', () => {
    const { query } = clamp(`kind=return&${pair}&end=2028-01-01`, 'guest')
    if (query.kind !== 'return') throw new Error(query.kind)
    const seats = (route: string, date: string, points: number) => flight(route, date, '10:00 16:00', { points })
    const out = seats('SYD-SIN', '2027-01-18', 40_000)
    const back = [seats('SIN-SYD', '2027-01-20', 40_000), seats('SIN-SYD', '2027-01-21', 30_000)]
    const { trips } = findReturns(worldOf([out, ...back]).index, query)
    expect(trips.map((trip) => trip.back.date)).toEqual(['2027-01-20'])
  })

  it('limits the party of a split search to the seats of the plan', () => {
    const { query, clamped } = clamp(`kind=split&${pair}&seats=4`, 'guest')
    expect(query).toMatchObject({ seats: 1, within: { qantas: { until: '2027-01-20', seats: 1 } } })
    expect(clamped.map(({ limit }) => limit)).toEqual(['seats'])
  })
})
