'use client'

import { useState } from 'react'
import { noneTogetherWords } from '@/lib/alerts/seat-alert-for.ts'
import { cabins } from '@/lib/core/cabin.ts'
import { countOf, formatInstant } from '@/lib/core/formats.ts'
import type { SeatSnapshot } from '@/lib/flights/flight-snapshots.ts'
import { SeatsAnswer } from '@/lib/flights/flights-contract.ts'
import { seatChange } from '@/lib/flights/snapshot-changes.ts'
import { seatsTogether, type Together } from '@/lib/network/aircraft/together.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Notice } from '../ui/notice.tsx'
import { Panel } from '../ui/panel.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { cabinDisplay } from '../ui/seats/cabins.ts'
import { SelectField } from '../ui/select-field.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { type FlightAddress, FlightHeader, FlightTool, ToolStart } from './flight-tool.tsx'
import { SeatMap } from './picture/seat-map.tsx'
import { SeatAlertPanel } from './seat-alert-panel.tsx'

type TogetherListProps = {
  groups: readonly Together[]
  /** Said if there are no groups. */
  none: string
  party: number
  chosen: readonly string[]
  onChoose: (seats: string[]) => void
  onParty: (party: number) => void
}

const maxShown = 12
const parties = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Where the party can sit side by side, front to back; a tap chooses a group on the map. */
function TogetherList({ groups, none, party, chosen, onChoose, onParty }: TogetherListProps) {
  return (
    <section aria-labelledby="together">
      <h3 id="together" className="mb-2 text-16 font-semibold">
        Seats together
      </h3>
      <SelectField
        label="People side by side"
        value={String(party)}
        options={parties.map((size) => ({ value: size, label: size }))}
        onChange={(size) => onParty(Number(size))}
      />
      {groups.length === 0 ? (
        <p className="mt-3 text-14 text-muted">{none}</p>
      ) : (
        <ul className="mt-3 flex flex-wrap gap-2">
          {groups.slice(0, maxShown).map(({ cabin, seats }) => {
            const name = seats.join(' ')
            const isChosen = seats.every((seat) => chosen.includes(seat)) && chosen.length === seats.length
            return (
              <li key={name}>
                <Button
                  aria-pressed={isChosen}
                  onClick={() => onChoose(isChosen ? [] : [...seats])}
                  className={`font-mono ${isChosen ? 'outline-2 outline-ink' : ''}`}
                >
                  <CabinChip cabin={cabin.letter} />
                  {name}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      {groups.length > maxShown ? (
        <p className="mt-2 text-14 text-muted">and {groups.length - maxShown} more, ticked on the map.</p>
      ) : null}
    </section>
  )
}

/** The seats of one departure: the map, where the party fits, what changed, and an alert for the seats wanted. */
function SeatResult({ answer, address }: { answer: SeatsAnswer; address: FlightAddress }) {
  const { leg, legs, looks: snapshots, drawing, strangers: unknownSeats, source, now } = answer
  const { party } = address.question
  const [chosen, setChosen] = useState<string[]>([])
  const [newest] = snapshots
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
        onLeg={({ from, to }) => address.changeQuestion({ from, to })}
      />
      <SeatChangeLine snapshots={snapshots} />
      {unknownSeats.length > 0 ? (
        <Notice kind="warn">
          Our source lists {unknownSeats.length === 1 ? 'a seat' : `${unknownSeats.length} seats`} we don’t have in our
          layout: {unknownSeats.slice(0, 12).join(', ')}
          {unknownSeats.length > 12 ? ' and more' : ''}. We haven’t drawn them, and our team knows.
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
            <EmptyState title="No seat map">
              We don’t have a layout for this aircraft, so we can’t draw its seats.{' '}
              {newest.seats.length > 0
                ? `Our source lists ${countOf(newest.seats.filter(({ state }) => state === 'free').length, 'free seat')}.`
                : ''}
            </EmptyState>
          )}
        </Panel>
        <div className="space-y-6">
          <SeatCounts snapshot={newest} />
          <TogetherList
            groups={groups}
            none={noneTogetherWords(newest, drawing?.cabins ?? [], party)}
            party={party}
            chosen={chosen}
            onChoose={setChosen}
            onParty={(next) => address.changeQuestion({ party: next })}
          />
          <SeatAlertPanel
            {...{ leg, chosen, party }}
            snapshot={newest}
            layout={drawing?.cabins ?? []}
            onClear={() => setChosen([])}
          />
          <p className="text-14">
            <TextLink href={loads}>See how full this flight is</TextLink>
          </p>
        </div>
      </div>
    </div>
  )
}

/** What changed since the last check, in one sentence. */
function SeatChangeLine({ snapshots }: { snapshots: readonly SeatSnapshot[] }) {
  const change = seatChange(snapshots)
  if (change.kind === 'first')
    return <p className="text-14 text-muted">This is our first check of this flight’s seats.</p>
  if (change.kind === 'swapped') {
    return (
      <Notice kind="warn">
        The aircraft changed since {formatInstant(change.since)}, from {change.before} to {change.now}. If you’d chosen
        a seat, check it with the airline.
      </Notice>
    )
  }
  if (change.kind === 'same') {
    return <p className="text-14 text-muted">No changes since {formatInstant(change.since)}.</p>
  }
  return (
    <p className="text-14">
      Since {formatInstant(change.since)}: {listed(change.taken, 'taken')}
      {change.taken.length > 0 && change.freed.length > 0 ? '; ' : ''}
      {listed(change.freed, 'freed')}.
    </p>
  )
}

function listed(seats: readonly string[], what: string): string {
  if (seats.length === 0) return ''
  const names = seats.slice(0, 8).join(', ')
  return `${seats.length} ${what} (${names}${seats.length > 8 ? ' …' : ''})`
}

/** Free seats by cabin, over both the named seats and those only counted. */
function SeatCounts({ snapshot }: { snapshot: SeatSnapshot }) {
  const rows = cabins.toReversed().flatMap((cabin) => {
    const named = snapshot.seats.filter((seat) => seat.cabin === cabin)
    const counted = snapshot.counts.filter((count) => count.cabin === cabin)
    const total = named.length + counted.reduce((sum, { total: seats }) => sum + seats, 0)
    const free =
      named.filter(({ state }) => state === 'free').length + counted.reduce((sum, { free: left }) => sum + left, 0)
    return total === 0 ? [] : [{ cabin, free, total, isCounted: counted.length > 0 }]
  })
  return (
    <section aria-label="Free seats by cabin">
      <h3 className="mb-2 text-16 font-semibold">Free seats</h3>
      <ul className="divide-y divide-line border-y border-line text-14">
        {rows.map(({ cabin, free, total, isCounted }) => (
          <li key={cabin} className="flex min-h-11 flex-wrap items-center gap-2">
            <CabinChip cabin={cabin} />
            {cabinDisplay[cabin].name}
            <span className="figures ml-auto">
              <span className="font-semibold">{free}</span> <span className="text-muted">of {total}</span>
            </span>
            {isCounted ? (
              <span className="w-full pb-2 text-12 text-muted">
                For some of these we only know how many, not which seats.
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows which seats are left on a flight, and where a party can sit together. */
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
