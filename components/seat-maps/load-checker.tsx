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
        <ToolStart title="What will you see?">
          <li>Every booking class, with the seats on sale now.</li>
          <li>Which classes are for reward seats and upgrades, where published.</li>
          <li>How the flight is filling up, and your chances of an upgrade.</li>
        </ToolStart>
      }
      result={(answer, address) => <LoadResult answer={answer} address={address} />}
    />
  )
}
