'use client'

import { useSearchParams } from 'next/navigation'
import { type BadValue, findBadValues } from '@/lib/core/address-state.ts'
import { type FlightQuestion, flightCodecs } from '@/lib/flights/flight-address.ts'
import { useAddressState } from '../ui/use-address-state.ts'

const defaults: FlightQuestion = { flight: null, from: null, to: null, date: null, party: 2 }

export type FlightAddress = {
  question: FlightQuestion
  bad: BadValue[]
  /** Changes the question, as a new history entry. */
  changeQuestion: (change: Partial<FlightQuestion>) => void
}

/** The flight asked about, as the address bar holds it. */
export function useFlightQuestion(): FlightAddress {
  const [question, change] = useAddressState(flightCodecs, defaults)
  const bad = findBadValues(flightCodecs, new URLSearchParams(useSearchParams()))
  return { question, bad, changeQuestion: (part) => change(part, 'push') }
}
