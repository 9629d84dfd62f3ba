import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planOneworld } from '../../../../lib/availability/journeys/oneworld.ts'
import { parseJourney } from '../../../../lib/availability/parse-journey.ts'
import { findBadValues } from '../../../../lib/core/address-state.ts'
import { exampleItineraries, toSectors } from '../../../../lib/journeys/example-itineraries.ts'
import {
  bandPoints,
  getVerdict,
  ItineraryAnswer,
  ruleLines,
  ruleWords,
} from '../../../../lib/journeys/oneworld-answer.ts'
import {
  firstLegAddress,
  getEnd,
  type ItineraryState,
  itineraryAddress,
  itineraryDefaults,
  itineraryFields,
  itineraryQuery,
  withChange,
  withLeg,
  withoutLegsFrom,
} from '../../../../lib/journeys/oneworld-state.ts'
import { checkOneworldItinerary } from '../../../../lib/programs/qantas/oneworld-rules.ts'
import { listAirports } from '../../../../lib/server/availability/question.ts'
import { flight } from '../availability/journeys/scene.ts'
import { worldOf } from '../availability/reference.ts'

const started: ItineraryState = { ...itineraryDefaults, start: 'SYD' }
const added = (state: ItineraryState, to: string, carrier = 'any'): ItineraryState => ({
  ...state,
  ...withLeg(state, to, carrier),
})
const context = { listAirports, now: '2026-11-20T01:00:00.000Z', openUntil: () => '2027-01-19' }

describe('an itinerary', () => {
  it('grows from its start, and shrinks from its end', () => {
    const two = added(added(started, 'SIN', 'QF'), 'LHR')
    expect(two.legs.map(({ from, to }) => from + to)).toEqual(['SYDSIN', 'SINLHR'])
    expect([getEnd(two), getEnd(started), getEnd(itineraryDefaults)]).toEqual(['LHR', 'SYD', ''])
    expect(withLeg(two, 'LHR', 'any')).toEqual({})
    expect(withChange(two, 1, { carrier: 'BA' }).legs?.[1]).toMatchObject({ carrier: 'BA', stop: 'stopover' })
    expect(withoutLegsFrom(two, 1)).toMatchObject({ legs: [two.legs[0]], start: '' })
    expect(withoutLegsFrom(two, 0)).toEqual({ legs: [], start: 'SYD' })
  })

  it('takes no more legs than the rules allow', () => {
    const long = Array.from({ length: 20 }, (_, at) => (at % 2 ? 'SYD' : 'MEL')).reduce(
      (state, to) => added(state, to),
      started,
    )
    expect(long.legs).toHaveLength(16)
  })

  it('is read back from its own address, by the page and by the API', () => {
    const places = ['SYD', 'SIN', 'LHR', 'JFK', 'HND', 'DOH']
    const step = fc.record({
      to: fc.constantFrom(...places),
      carrier: fc.constantFrom('any', 'QF', 'BA', 'surface'),
      stop: fc.constantFrom('stopover' as const, 'transit' as const),
    })
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), (steps) => {
        let state = started
        for (const { to, carrier, stop } of steps) {
          state = added(state, to, carrier)
          if (state.legs.length > 0) state = { ...state, ...withChange(state, state.legs.length - 1, { stop }) }
        }
        const { legs } = itineraryFields
        expect(legs.read(legs.write(state.legs))).toEqual(state.legs)
        const address = itineraryAddress(state)
        if (address === null) return
        const parsed = parseJourney(new URL(address, 'http://localhost').searchParams, context)
        expect(parsed.ok && parsed.value.kind === 'oneworld' && parsed.value.legs.length).toBe(state.legs.length)
      }),
    )
  })

  it('is rejected where its legs do not connect or a value is invalid', () => {
    const given = [
      'SYD-SIN.QF.stopover,LHR-JFK.BA.stopover',
      'SYD-XXX.QF.stopover',
      'SYD-SYD.QF.stopover',
      'SYD',
      'a,b',
    ]
    for (const legs of given) {
      expect(findBadValues(itineraryFields, new URLSearchParams({ legs })).map(({ name }) => name)).toEqual(['legs'])
    }
    const rest = new URLSearchParams('start=XXX&cabin=Q&people=10&leave=tomorrow')
    expect(findBadValues(itineraryFields, rest)).toHaveLength(4)
  })

  it('requests first legs from a start alone, and the complete plan once there is a leg', () => {
    expect(firstLegAddress(started)).toContain('from=SYD&to=anywhere')
    expect(itineraryAddress(started)).toBeNull()
    expect(firstLegAddress(added(started, 'SIN'))).toBeNull()
    expect(itineraryAddress({ ...added(started, 'SIN'), leave: '2026-12-01' })).toContain('start=2026-12-01')
    expect(itineraryQuery(added(started, 'SIN', 'QF'))).toBe('legs=SYD-SIN.QF.stopover&cabin=J')
  })
})

describe('the answer for an itinerary', () => {
  const query = { kind: 'oneworld', start: '2026-03-01', end: '2026-03-31', seats: 1, within: {}, cabin: 'J' } as const
  const legs = [{ from: 'SYD', to: 'HKG', carrier: 'CX', stop: 'stopover' as const }]
  const { index } = worldOf([
    flight('SYD-HKG', '2026-03-01', '09:00 16:00', { carriers: ['CX'] }),
    flight('HKG-HND', '2026-03-05', '09:00 14:00', { carriers: ['JL'] }),
  ])
  const result = planOneworld(index, { ...query, legs }, '2026-02-01')
  const answer = {
    now: '2026-02-01T00:00:00.000Z',
    plan: 'guest',
    query,
    clamped: [],
    sample: false,
    result: { kind: 'oneworld', ...result },
  }

  it('is parsed from the engine’s own answer', () => {
    const read = ItineraryAnswer.safeParse(JSON.parse(JSON.stringify(answer))).data
    expect(read?.result.legs[0]?.first?.carriers).toEqual(['CX'])
    expect(read?.result.next.map(({ to }) => to)).toEqual(['HND'])
    expect(ItineraryAnswer.safeParse({ ...answer, result: { kind: 'return' } }).success).toBe(false)
  })

  it('has a line for every rule, and leaves the airlines rule open while unfinished', () => {
    const lines = ruleLines(result)
    expect(lines.map(({ rule }) => rule)).toEqual(Object.keys(ruleWords))
    expect(lines.filter(({ state }) => state !== 'kept').map(({ rule, state }) => [rule, state])).toEqual([
      ['airlines', 'open'],
    ])
    expect(getVerdict(lines)).toBe('unfinished')
    expect(getVerdict(ruleLines({ broken: [] }))).toBe('fits')
    const tooFar = ruleLines({ broken: [{ rule: 'miles', reason: 'Too far.' }] })
    expect([getVerdict(tooFar), tooFar[0]?.reason]).toEqual(['broken', 'Too far.'])
  })

  it('has words for every rule that a bad itinerary breaks', () => {
    const shuttle = Array.from({ length: 9 }, () => ['SYD', 'SIN']).flatMap(([home = '', far = '']) => [
      { from: home, to: far, carrier: 'SQ', stop: 'stopover' as const },
      { from: far, to: home, carrier: 'SQ', stop: 'stopover' as const },
    ])
    const named = checkOneworldItinerary(shuttle).violations.map(({ rule }) => rule)
    expect(named.length).toBeGreaterThan(4)
    for (const rule of named) expect(ruleWords).toHaveProperty(rule)
  })

  it('prices every cabin by total miles, and gives no price beyond the last band', () => {
    expect(bandPoints(19_200, '2026-02-01').map(({ points }) => points)).toEqual([141_400, 261_600, 334_000, 478_400])
    expect(bandPoints(35_001, '2026-02-01').map(({ points }) => points)).toEqual([null, null, null, null])
  })

  it('finds no broken rule in the examples', () => {
    for (const { title, legs: planned } of exampleItineraries) {
      expect(checkOneworldItinerary(toSectors(planned)).violations, title).toEqual([])
    }
    expect(toSectors([{ from: 'A', to: 'B', carrier: 'surface', stop: 'transit' }])[0]?.carrier).toBeNull()
  })
})
