import { z } from 'zod'
import { AircraftAnswer } from '../../../flights/aircraft-contract.ts'
import { DeparturesAnswer, LoadsAnswer, SeatsAnswer } from '../../../flights/flights-contract.ts'
import { LayoutAnswer } from '../../../flights/layout-contract.ts'
import { DepartureParams, FlightParams } from '../../../flights/parse-flight.ts'
import type { Operation } from '../operation.ts'

/** Operations about one flight or aircraft. */
export const flightOperations = [
  {
    method: 'get',
    path: '/api/flights/departures',
    id: 'departures',
    summary: 'Flights on a route and date',
    description: 'Every flight between two airports, with times and aircraft.',
    asker: 'anyone',
    scope: 'read:seats',
    query: DepartureParams,
    answer: { status: 200, schema: DeparturesAnswer, description: 'Departures in time order.' },
    problems: [400, 403, 404],
  },
  {
    method: 'get',
    path: '/api/flights/loads',
    id: 'loads',
    summary: 'How full a flight is',
    description: 'A flight’s booking-class counts, and the trend over recent checks.',
    asker: 'anyone',
    scope: 'read:seats',
    query: FlightParams,
    answer: { status: 200, schema: LoadsAnswer, description: 'The checks, newest first.' },
    problems: [400, 403, 404],
  },
  {
    method: 'get',
    path: '/api/flights/seats',
    id: 'seats',
    summary: 'Which seats on a flight are free',
    description: 'Every seat with its state, and the seat map it belongs on.',
    asker: 'anyone',
    scope: 'read:seats',
    query: FlightParams,
    answer: { status: 200, schema: SeatsAnswer, description: 'The checks, newest first.' },
    problems: [400, 403, 404],
  },
  {
    method: 'get',
    path: '/api/flights/layouts',
    id: 'layouts',
    summary: 'An aircraft’s seat map',
    description: 'The same for everyone.',
    asker: 'anyone',
    scope: 'read:seats',
    query: z.object({ aircraft: z.string() }),
    answer: { status: 200, schema: LayoutAnswer, description: 'The layout.' },
    problems: [404],
  },
  {
    method: 'get',
    path: '/api/flights/aircraft',
    id: 'aircraft',
    summary: 'The usual aircraft for a flight or route',
    description: 'By `flight`, or by `from` and `to`. The same for everyone.',
    asker: 'anyone',
    scope: 'read:seats',
    query: z.object({ flight: z.string().max(12).optional(), from: z.string().optional(), to: z.string().optional() }),
    answer: { status: 200, schema: AircraftAnswer, description: 'The aircraft types.' },
    problems: [400, 404],
  },
] as const satisfies readonly Operation[]
