import { describe, expect, it } from 'vitest'
import type { Audience } from '../../../../../lib/core/plan.ts'
import { AircraftAnswer } from '../../../../../lib/flights/aircraft-contract.ts'
import type { FlightLeg, SeatSnapshot } from '../../../../../lib/flights/flight-snapshots.ts'
import { DeparturesAnswer, LoadsAnswer, SeatsAnswer } from '../../../../../lib/flights/flights-contract.ts'
import { LayoutAnswer } from '../../../../../lib/flights/layout-contract.ts'
import { FlightFault, type FlightProvider } from '../../../../../lib/flights/provider.ts'
import { sampleProvider } from '../../../../../lib/flights/sample-provider.ts'
import { answerAircraft } from '../../../../../lib/server/flights/answer-aircraft.ts'
import { answerDepartures, type FlightContext } from '../../../../../lib/server/flights/answer-flights.ts'
import { answerLayout, answerLoads, answerSeats } from '../../../../../lib/server/flights/answer-seats.ts'
import { mergeSnapshots } from '../../../../../lib/server/flights/snapshot-store.ts'

const now = '2026-11-20T01:00:00.000Z'

function stage(provider: Partial<FlightProvider> = {}) {
  const uses: string[] = []
  const reports: string[] = []
  const context: FlightContext = {
    now: () => now,
    provider: { ...sampleProvider, ...provider },
    snapshots: {
      storeLoads: async (_, seen) => mergeSnapshots([], seen, 30),
      storeSeats: async (_, seen) => mergeSnapshots([], seen, 4),
    },
    countUse: (uid, today) => uses.push(`${uid} ${today}`),
    report: (what) => reports.push(what),
  }
  return { context, uses, reports }
}

const callerOn = (plan: Audience) => ({ plan, uid: plan === 'guest' ? null : 'ann', admin: false })
const requestFor = (query: string) => new Request(`http://site/api/flights/x?${query}`)
const problem = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { detail: string; title: string }),
})

describe('GET /api/flights/loads', () => {
  it('answers a guest within sixty days with a publicly cacheable response', async () => {
    const { context, uses } = stage()
    const response = await answerLoads(requestFor('flight=QF11&date=2026-12-11'), callerOn('guest'), context)
    const answer = LoadsAnswer.parse(await response.json())
    expect(answer).toMatchObject({
      plan: 'guest',
      sample: true,
      openUntil: '2027-01-19',
      leg: { from: 'SYD', to: 'LAX' },
    })
    expect(answer.buckets.map(({ code }) => code)).toContain('U')
    expect(response.headers.get('cache-control')).toContain('s-maxage')
    expect(uses).toEqual([])
  })

  it('counts one use for a member and answers privately', async () => {
    const { context, uses } = stage()
    const response = await answerLoads(requestFor('flight=QF11&date=2026-12-11'), callerOn('silver'), context)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(uses).toEqual(['ann 2026-11-20'])
  })

  it('refuses days beyond the plan and names its last day', async () => {
    const { context, uses } = stage()
    const late = 'flight=QF11&date=2027-03-01'
    expect(await problem(await answerLoads(requestFor(late), callerOn('guest'), context))).toMatchObject({
      status: 403,
      detail: 'Your plan shows flights to 19 Jan 2027; 1 Mar 2027 is after that.',
    })
    expect((await answerLoads(requestFor(late), callerOn('free'), context)).status).toBe(200)
    expect((await answerLoads(requestFor('flight=QF11&date=2027-11-01'), callerOn('gold'), context)).status).toBe(200)
    expect((await answerLoads(requestFor('flight=QF11&date=2027-12-01'), callerOn('gold'), context)).status).toBe(403)
    expect(uses).toHaveLength(2)
  })

  it('answers 400 to invalid requests and 404 to unknown flights and legs', async () => {
    const { context } = stage()
    const at = async (query: string) => (await answerLoads(requestFor(query), callerOn('guest'), context)).status
    expect(await at('')).toBe(400)
    expect(await at('flight=11&date=2026-12-11')).toBe(400)
    expect(await at('flight=QF11&date=2026-11-18')).toBe(400)
    expect(await at('flight=QF9999&date=2026-12-11')).toBe(404)
    expect(await at('flight=QF1&date=2026-12-11&from=SIN&to=LHR')).toBe(200)
    expect(await at('flight=QF1&date=2026-12-11&from=SYD&to=LHR')).toBe(404)
  })

  it('answers a source’s fault with its status, reports it and counts no use', async () => {
    const failing = (fault: FlightFault) => stage({ loads: () => Promise.reject(fault) })
    const cases = [
      [new FlightFault('unavailable', 'x', { retryAfter: 30 }), 503, '30'],
      [new FlightFault('refused', 'x'), 503, '60'],
      [new FlightFault('garbled', 'x'), 502, null],
      [new FlightFault('out-of-range', 'The source ends earlier.'), 400, null],
    ] as const
    for (const [fault, status, wait] of cases) {
      const { context, reports, uses } = failing(fault)
      const response = await answerLoads(requestFor('flight=QF11&date=2026-12-11'), callerOn('gold'), context)
      expect([response.status, response.headers.get('retry-after')]).toEqual([status, wait])
      expect(reports).toEqual([`flight source: ${fault.kind}`])
      expect(uses).toEqual([])
    }
  })

  it('rethrows an error that is not a source’s fault', async () => {
    const { context } = stage({ loads: () => Promise.reject(new TypeError('broken')) })
    await expect(answerLoads(requestFor('flight=QF11&date=2026-12-11'), callerOn('gold'), context)).rejects.toThrow(
      'broken',
    )
  })
})

describe('GET /api/flights/seats', () => {
  it('sends the seat map of the flight', async () => {
    const { context } = stage()
    const response = await answerSeats(requestFor('flight=QF741&date=2026-12-11'), callerOn('guest'), context)
    const answer = SeatsAnswer.parse(await response.json())
    expect(answer.drawing?.id).toBe('QF-738-174')
    expect(answer.strangers).toEqual([])
  })

  it('still answers when the source has a seat the layout lacks, which it lists and reports', async () => {
    const stranger = async (leg: FlightLeg): Promise<SeatSnapshot[]> => {
      const [snapshot] = await sampleProvider.seats(leg, now)
      return snapshot ? [{ ...snapshot, seats: [...snapshot.seats, { name: '77K', cabin: 'Y', state: 'free' }] }] : []
    }
    const { context, reports } = stage({ seats: stranger })
    const response = await answerSeats(requestFor('flight=QF741&date=2026-12-11'), callerOn('guest'), context)
    expect(SeatsAnswer.parse(await response.json()).strangers).toEqual(['77K'])
    expect(reports).toEqual(['flight source: seats the layout lacks'])
  })

  it('sends no drawing for an unrecognised aircraft', async () => {
    const unknown = async (leg: FlightLeg): Promise<SeatSnapshot[]> =>
      (await sampleProvider.seats(leg, now)).map((snapshot) => ({
        ...snapshot,
        aircraft: { name: 'Concorde', variant: null },
      }))
    const { context } = stage({ seats: unknown, hasHistory: false })
    const response = await answerSeats(requestFor('flight=QF741&date=2026-12-11'), callerOn('guest'), context)
    const answer = SeatsAnswer.parse(await response.json())
    expect(answer.drawing).toBeNull()
    expect(answer.looks).toHaveLength(4)
  })
})

describe('GET /api/flights/departures', () => {
  it('lists the flights of a day and rejects invalid routes and days beyond the plan', async () => {
    const { context } = stage()
    const response = await answerDepartures(requestFor('from=SYD&to=MEL&date=2026-12-11'), callerOn('guest'), context)
    expect(DeparturesAnswer.parse(await response.json()).departures.length).toBeGreaterThan(3)
    expect(
      (await answerDepartures(requestFor('from=SYD&to=SYD&date=2026-12-11'), callerOn('guest'), context)).status,
    ).toBe(400)
    expect(
      (await answerDepartures(requestFor('from=SYD&to=MEL&date=2027-12-11'), callerOn('gold'), context)).status,
    ).toBe(403)
  })
})

describe('GET /api/flights/layouts and /aircraft', () => {
  it('send a layout by its path, or the first layout of a type', async () => {
    expect(LayoutAnswer.parse(await answerLayout(requestFor('aircraft=qantas/a380')).json()).path).toBe('qantas/a380')
    expect(LayoutAnswer.parse(await answerLayout(requestFor('aircraft=qantas/a330-200')).json()).path).toBe(
      'qantas/a330-200-271-seats',
    )
    expect((await problem(answerLayout(requestFor('aircraft=qantas/concorde')))).status).toBe(404)
    expect((await problem(answerLayout(requestFor('')))).status).toBe(404)
  })

  it('name the usual aircraft of a flight number or route, or answer 404', async () => {
    const by = async (query: string) => AircraftAnswer.parse(await answerAircraft(requestFor(query)).json())
    expect((await by('flight=QF11')).types.map(({ path }) => path)).toEqual(['qantas/a380'])
    expect((await by('from=SYD&to=MEL')).types.map(({ path }) => path)).toContain('virgin-australia/737-800')
    for (const [query, status] of [
      ['flight=QF555', 404],
      ['flight=x', 400],
      ['from=SYD', 400],
      ['from=SYD&to=CDG', 404],
      ['from=SYDN&to=MEL', 400],
    ] as const) {
      expect(answerAircraft(requestFor(query)).status, query).toBe(status)
    }
  })
})

describe('mergeSnapshots', () => {
  it('keeps each look once, newest first, and drops the oldest', () => {
    const at = (minute: number) => ({ seenAt: `2026-11-20T00:0${minute}:00Z` })
    expect(mergeSnapshots([at(2), at(1)], [at(3), at(2)], 2)).toEqual([at(3), at(2)])
    expect(mergeSnapshots([], [], 2)).toEqual([])
  })
})
