import { type Cabin, cabinNames, cabins } from '../core/cabin.ts'
import { formatNumber } from '../core/formats.ts'
import type { Codec } from '../core/url-state.ts'
import { findAirport, NetworkError } from '../network/airports.ts'
import { flownMiles } from '../network/distance.ts'
import { type HonestItinerary, honestItinerary } from '../programs/honest-itinerary.ts'
import { RuleError } from '../programs/rule-error.ts'
import { choice, type Fields, listOf } from './fields.ts'
import type { Step } from './working.ts'

/** One flight as sold: `SYD-SIN.QF1.J`. */
export type SoldFlight = { from: string; to: string; flight: string; cabin: Cabin }

export type ItineraryState = { flights: readonly SoldFlight[] }

export const itineraryDefaults: ItineraryState = {
  flights: [
    { from: 'MEL', to: 'SYD', flight: 'QF400', cabin: 'Y' },
    { from: 'SYD', to: 'LHR', flight: 'QF1', cabin: 'J' },
  ],
}

const maxFlights = 6
const cabinField = choice(cabins)

const soldFlight: Codec<SoldFlight> = {
  read: (text) => {
    const [, from, to, flight, letter] =
      text.toUpperCase().match(/^([A-Z]{3})-([A-Z]{3})\.([A-Z0-9]{2}\d{1,4})\.([YWJF])$/) ?? []
    const cabin = cabinField.read(letter ?? '')
    return from && to && flight && cabin ? { from, to, flight, cabin } : null
  },
  write: ({ from, to, flight, cabin }) => `${from}-${to}.${flight}.${cabin}`,
  expected: 'such as SYD-SIN.QF1.J',
}

export const itineraryFields: Fields<ItineraryState> = { flights: listOf(soldFlight, maxFlights) }

/** Every flight with its miles, and the share of all miles flown in the best cabin. */
export function itinerarySteps({ flights }: ItineraryState, { miles, soldAs, shareByCabin }: HonestItinerary): Step[] {
  return [
    ...flights.map(({ from, to, flight, cabin }) => ({
      what: `${from} to ${to}`,
      how: `${flight}, ${cabinNames[cabin]}`,
      figure: `${formatNumber(flownMiles(from, to))} miles`,
    })),
    { what: 'Total', how: 'all flights added up', figure: `${formatNumber(miles)} miles` },
    {
      what: `In ${cabinNames[soldAs]}`,
      how: 'its share of the miles',
      figure: `${Math.round(100 * shareByCabin[soldAs])}%`,
    },
  ]
}

export type ItineraryAnswer =
  | { status: 'taken-apart'; itinerary: HonestItinerary }
  | { status: 'impossible'; reason: string }

/** Analyses an itinerary: the miles in each cabin, where it lands on the way, and what it is sold as. */
export function answerItinerary({ flights }: ItineraryState): ItineraryAnswer {
  const unknown = flights.flatMap(({ from, to }) => [from, to]).find((code) => !findAirport(code))
  if (unknown) return { status: 'impossible', reason: `We don’t know the airport ${unknown}.` }
  try {
    const segments = flights.map(({ from, to, flight, cabin }) => ({
      from,
      to,
      flight,
      cabin,
      carrier: flight.slice(0, 2),
    }))
    return { status: 'taken-apart', itinerary: honestItinerary(segments) }
  } catch (error) {
    if (error instanceof RuleError || error instanceof NetworkError)
      return { status: 'impossible', reason: error.message }
    throw error
  }
}
