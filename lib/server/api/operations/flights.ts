import { z } from 'zod'
import { AircraftAnswer } from '../../../flights/aircraft-contract.ts'
import { DeparturesAnswer, LoadsAnswer, SeatsAnswer } from '../../../flights/flights-contract.ts'
import { LayoutAnswer } from '../../../flights/layout-contract.ts'
import { DepartureParams, FlightParams } from '../../../flights/parse-flight.ts'
import type { Operation } from '../operation.ts'

/** What is asked about one flight or aircraft. */
export const flightOperations = [
  {
    method: 'get',
    path: '/api/flights/departures',
    id: 'departures',
    summary: 'The flights of a pair on a day',
    description: 'Every number that flies from one airport to the other, with its times and aircraft.',
    asker: 'anyone',
    scope: 'read:seats',
    query: DepartureParams,
    answer: { status: 200, schema: DeparturesAnswer, description: 'The departures, in order of time.' },
    problems: [400, 403, 404],
  },
  {
    method: 'get',
    path: '/api/flights/loads',
    id: 'loads',
    summary: 'How full a flight is',
    description: 'Booking-class counts of a flight, and the trend over the last looks.',
    asker: 'anyone',
    scope: 'read:seats',
    query: FlightParams,
    answer: { status: 200, schema: LoadsAnswer, description: 'The looks, newest first.' },
    problems: [400, 403, 404],
  },
  {
    method: 'get',
    path: '/api/flights/seats',
    id: 'seats',
    summary: 'Which seats of a flight are free',
    description: 'The seats as the source names them, with the drawing they belong on.',
    asker: 'anyone',
    scope: 'read:seats',
    query: FlightParams,
    answer: { status: 200, schema: SeatsAnswer, description: 'The looks, newest first.' },
    problems: [400, 403, 404],
  },
  {
    method: 'get',
    path: '/api/flights/layouts',
    id: 'layouts',
    summary: 'The seat map of an aircraft',
    description: 'The same for everybody.',
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
    summary: 'The usual aircraft of a flight or a pair',
    description: 'By `flight`, or by `from` and `to`. The same for everybody.',
    asker: 'anyone',
    scope: 'read:seats',
    query: z.object({ flight: z.string().max(12).optional(), from: z.string().optional(), to: z.string().optional() }),
    answer: { status: 200, schema: AircraftAnswer, description: 'The aircraft types.' },
    problems: [400, 404],
  },
] as const satisfies readonly Operation[]
