'use client'

import { useState } from 'react'
import type { SeatsAnswer } from '@/lib/flights/flights-contract.ts'
import { seatsTogether } from '@/lib/network/aircraft/together.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Notice } from '../ui/notice.tsx'
import { Panel } from '../ui/panel.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { FlightHeader } from './flight-header.tsx'
import { SeatMap } from './picture/seat-map.tsx'
import { SeatAlertPanel } from './seat-alert-panel.tsx'
import { SeatChangeLine } from './seat-change-line.tsx'
import { SeatCounts } from './seat-counts.tsx'
import { TogetherList } from './together-list.tsx'
import type { FlightAddress } from './use-flight-question.ts'

/** The seats of one departure: the map, where the party fits, what changed, and an alert for what is wanted. */
export function SeatResult({ answer, address }: { answer: SeatsAnswer; address: FlightAddress }) {
  const { leg, legs, looks, drawing, strangers, source, now } = answer
  const { party } = address.question
  const [chosen, setChosen] = useState<string[]>([])
  const [newest] = looks
  if (!newest) return null
  const states = Object.fromEntries(newest.seats.map(({ name, state }) => [name, state]))
  const groups = drawing ? seatsTogether(drawing.cabins, party, (name) => states[name] === 'free') : []
  const toggle = (seat: string) =>
    setChosen((before) => (before.includes(seat) ? before.filter((one) => one !== seat) : [...before, seat].slice(-20)))
  const loads = `/flight-load-checker?flight=${leg.flight}&date=${leg.date}&from=${leg.from}&to=${leg.to}`
  return (
    <div className="space-y-5">
      <FlightHeader
        {...{ leg, legs, now, source }}
        aircraft={newest.aircraft.name}
        seenAt={newest.seenAt}
        onLeg={({ from, to }) => address.ask({ from, to })}
      />
      <SeatChangeLine looks={looks} />
      {strangers.length > 0 ? (
        <Notice kind="warn">
          The source names {strangers.length === 1 ? 'a seat' : `${strangers.length} seats`} our layout of this aircraft
          does not have: {strangers.slice(0, 12).join(', ')}
          {strangers.length > 12 ? ' and more' : ''}. They are not drawn, and we have been told.
        </Notice>
      ) : null}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel className="min-w-0">
          {drawing ? (
            <SeatMap
              drawing={drawing}
              occupancy={{ states, together: groups.flatMap(({ seats }) => seats), chosen }}
              onPick={toggle}
            />
          ) : (
            <EmptyState title="No layout to draw on">
              We know no layout of this aircraft, so its seats can’t be drawn.{' '}
              {newest.seats.length > 0
                ? `The source names ${newest.seats.filter(({ state }) => state === 'free').length} free seats.`
                : ''}
            </EmptyState>
          )}
        </Panel>
        <div className="space-y-6">
          <SeatCounts look={newest} />
          <TogetherList
            groups={groups}
            party={party}
            chosen={chosen}
            onChoose={setChosen}
            onParty={(next) => address.ask({ party: next })}
          />
          <SeatAlertPanel
            {...{ leg, chosen, party }}
            look={newest}
            layout={drawing?.cabins ?? []}
            onClear={() => setChosen([])}
          />
          <p className="text-14">
            <TextLink href={loads}>How full this flight is, and what is for sale</TextLink>
          </p>
        </div>
      </div>
    </div>
  )
}
