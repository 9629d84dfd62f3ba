'use client'

import { LoadsAnswer } from '@/lib/flights/flights-contract.ts'
import { FlightTool } from './flight-tool.tsx'
import { LoadResult } from './load-result.tsx'
import { ToolStart } from './tool-start.tsx'

/** How full a flight is, by its number or by route and day. */
export function LoadChecker() {
  return (
    <FlightTool
      api="loads"
      shape={LoadsAnswer}
      hasParty={false}
      submit="Check the load"
      start={
        <ToolStart title="What you will see">
          <li>Every booking class with the seats the airline sells at it now.</li>
          <li>Which letters points book and upgrades confirm into, where that is published.</li>
          <li>How the flight filled from look to look, and what it says about upgrades.</li>
        </ToolStart>
      }
      result={(answer, address) => <LoadResult answer={answer} address={address} />}
    />
  )
}
