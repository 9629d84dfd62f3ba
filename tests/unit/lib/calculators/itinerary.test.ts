import { describe, expect, it } from 'vitest'
import {
  answerItinerary,
  itineraryDefaults,
  itineraryFields,
  itinerarySteps,
} from '../../../../lib/calculators/itinerary.ts'

const read = (text: string) => itineraryFields.flights.read(text)

describe('an itinerary', () => {
  it('is sold as its best cabin, and shows the stop that its flight number hides', () => {
    const answer = answerItinerary(itineraryDefaults)
    if (answer.status === 'impossible') throw new Error(answer.reason)
    expect(answer.itinerary).toMatchObject({ soldAs: 'J', hiddenStops: [{ flight: 'QF1', at: 'SIN' }] })
    expect(answer.itinerary.shareByCabin.Y).toBeCloseTo(0.04, 2)
  })

  it('is worked out flight by flight', () => {
    const answer = answerItinerary(itineraryDefaults)
    if (answer.status === 'impossible') throw new Error(answer.reason)
    expect(itinerarySteps(itineraryDefaults, answer.itinerary).map(({ what, figure }) => [what, figure])).toEqual([
      ['MEL to SYD', '439 miles'],
      ['SYD to LHR', '10,572 miles'],
      ['Total', '11,011 miles'],
      ['In business', '96%'],
    ])
  })

  it.each(['XXX-SYD.QF1.J', 'SYD-SIN.QF1.J,LHR-CDG.BA1.J'])('%s is explained instead of throwing', (text) => {
    expect(answerItinerary({ flights: read(text) ?? [] })).toMatchObject({
      status: 'impossible',
      reason: expect.stringMatching(/./),
    })
  })

  it('without a flight is explained too', () => expect(answerItinerary({ flights: [] }).status).toBe('impossible'))
})

describe('the address of an itinerary', () => {
  it('reads what it writes, in either case', () => {
    expect(itineraryFields.flights.write(read('syd-sin.qf1.j') ?? [])).toBe('SYD-SIN.QF1.J')
  })

  it.each([
    'SYD-SIN',
    'SYD-SIN.QF1',
    'SYD-SIN.QF1.Q',
    `${'SYD-SIN.QF1.J,'.repeat(6)}SYD-SIN.QF1.J`,
    'x'.repeat(10_000),
  ])('%#: is refused', (text) => expect(read(text)).toBeNull())
})
