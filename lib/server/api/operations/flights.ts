import { z } from 'zod'
import { AircraftAnswer } from '../../../flights/aircraft-contract.ts'
import { DeparturesAnswer, LoadsAnswer, SeatsAnswer } from '../../../flights/flights-contract.ts'
import { LayoutAnswer } from '../../../flights/layout-contract.ts'
import { DepartureParams, FlightParams } from '../../../flights/parse-flight.ts'
import type { Operations } from '../operation.ts'

export const flightOperations = {
  'get /api/flights/departures': {
    id: 'departures',
    summary: 'Flights on a route and date',
    description: 'Every flight between two airports, with times and aircraft.',
    scope: 'read:seats',
    query: DepartureParams,
    answer: { schema: DeparturesAnswer, description: 'Departures in time order.' },
    problems: [400, 403, 404],
  },
  'get /api/flights/loads': {
    id: 'loads',
    summary: 'How full a flight is',
    description: 'A flight’s booking-class counts, and the trend over recent checks.',
    scope: 'read:seats',
    query: FlightParams,
    answer: { schema: LoadsAnswer, description: 'The checks, newest first.' },
    problems: [400, 403, 404],
  },
  'get /api/flights/seats': {
    id: 'seats',
    summary: 'Which seats on a flight are free',
    description: 'Every seat with its state, and the seat map it belongs on.',
    scope: 'read:seats',
    query: FlightParams,
    answer: { schema: SeatsAnswer, description: 'The checks, newest first.' },
    problems: [400, 403, 404],
  },
  'get /api/flights/layouts': {
    id: 'layouts',
    summary: 'An aircraft’s seat map',
    description: 'The same for everyone.',
    scope: 'read:seats',
    query: z.object({ aircraft: z.string() }),
    answer: { schema: LayoutAnswer, description: 'The layout.' },
    problems: [404],
  },
  'get /api/flights/aircraft': {
    id: 'aircraft',
    summary: 'The usual aircraft for a flight or route',
    description: 'By `flight`, or by `from` and `to`. The same for everyone.',
    scope: 'read:seats',
    query: z.object({ flight: z.string().max(12).optional(), from: z.string().optional(), to: z.string().optional() }),
    answer: { schema: AircraftAnswer, description: 'The aircraft types.' },
    problems: [400, 404],
  },
} satisfies Operations
