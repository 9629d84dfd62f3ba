'use client'

import { SeatsAnswer } from '@/lib/flights/flights-contract.ts'
import { FlightTool } from './flight-tool.tsx'
import { SeatResult } from './seat-result.tsx'
import { ToolStart } from './tool-start.tsx'

/** Which seats are left on a flight, and where a party can sit together. */
export function SeatChecker() {
  return (
    <FlightTool
      api="seats"
      shape={SeatsAnswer}
      hasParty
      submit="Show seats"
      start={
        <ToolStart title="What will you see?">
          <li>Free, taken and blocked seats in every cabin.</li>
          <li>Where your party can sit together.</li>
          <li>What’s changed since our last check, and an alert for the seats you want.</li>
        </ToolStart>
      }
      result={(answer, address) => (
        <SeatResult
          key={`${answer.leg.flight} ${answer.leg.date} ${answer.leg.from}`}
          answer={answer}
          address={address}
        />
      )}
    />
  )
}
