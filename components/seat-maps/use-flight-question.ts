'use client'

import { useSearchParams } from 'next/navigation'
import { badFlightParameters, type FlightQuestion, flightCodecs } from '@/lib/flights/flight-address.ts'
import { useAddressState } from '../ui/use-address-state.ts'

const defaults: FlightQuestion = { flight: null, from: null, to: null, date: null, party: 2 }

export type FlightAddress = {
  question: FlightQuestion
  bad: ReturnType<typeof badFlightParameters>
  /** Changes the question, as a new history entry. */
  changeQuestion: (change: Partial<FlightQuestion>) => void
}

/** The flight asked about, as the address bar holds it. */
export function useFlightQuestion(): FlightAddress {
  const [question, change] = useAddressState(flightCodecs, defaults)
  const bad = badFlightParameters(new URLSearchParams(useSearchParams()))
  return { question, bad, changeQuestion: (part) => change(part, 'push') }
}
