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
      submit="Show the seats"
      start={
        <ToolStart title="What you will see">
          <li>The cabin with its free, taken and held back seats.</li>
          <li>Every group of seats where your party sits side by side.</li>
          <li>What changed since the last look, and an alert for the seats you want.</li>
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
