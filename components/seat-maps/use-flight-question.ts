'use client'

import { useSearchParams } from 'next/navigation'
import { createParser, useQueryStates } from 'nuqs'
import { badFlightParameters, type FlightQuestion, flightCodecs } from '@/lib/flights/flight-address.ts'

function toParser<Key extends keyof FlightQuestion>(name: Key) {
  const { read, write } = flightCodecs[name]
  return createParser({ parse: read, serialize: write })
}

const parsers = {
  flight: toParser('flight'),
  from: toParser('from'),
  to: toParser('to'),
  date: toParser('date'),
  party: toParser('party').withDefault(2),
}

export type FlightAddress = {
  question: FlightQuestion
  bad: ReturnType<typeof badFlightParameters>
  /** A new question is a new step of the history. */
  ask: (change: Partial<FlightQuestion>) => void
}

/** The flight asked about, as the address bar holds it. */
export function useFlightQuestion(): FlightAddress {
  const [question, setQuestion] = useQueryStates(parsers)
  const bad = badFlightParameters(new URLSearchParams(useSearchParams()))
  return { question, bad, ask: (change) => void setQuestion(change, { history: 'push' }) }
}
