'use client'

import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { seatList, wantedWords } from '@/lib/alerts/compose/alert-words.ts'
import type { SeatAlertDraft } from '@/lib/alerts/compose/seat-alert-draft.ts'
import { type SeatPast, seatPast } from '@/lib/alerts/compose/seat-past.ts'
import {
  failureLabel,
  findSeatFault,
  listUnknownSeats,
  suggestInstead,
  type WantedSeats,
} from '@/lib/alerts/match-seats.ts'
import { cabinNames } from '@/lib/core/cabin.ts'
import { capitalise } from '@/lib/core/capitalise.ts'
import { fetchJson } from '@/lib/core/fetch-json.ts'
import { formatDate, formatNumber, getAge } from '@/lib/core/formats.ts'
import { flightApiAddress } from '@/lib/flights/flight-address.ts'
import { SeatsAnswer } from '@/lib/flights/flights-contract.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useRequestIdentity } from '../../ui/use-request-identity.ts'
import { useSettled } from '../preview/use-fits-now.ts'

type FlightDraft = SeatAlertDraft & { flight: string; date: string }
type SeatsNowProps = { draft: FlightDraft; change: (part: Partial<SeatAlertDraft>) => void }

/** Which wanted seats were free at the latest check of the flight, and how often the alert would have matched. */
export function SeatsNow({ draft, change }: SeatsNowProps) {
  const identity = useRequestIdentity()
  const address = useSettled(
    flightApiAddress('seats', { flight: draft.flight, date: draft.date, from: null, to: null }),
  )
  const id = useId()
  const { data, error, refetch } = useQuery({
    queryKey: ['seats-now', address, identity.id],
    enabled: identity.known,
    queryFn: async ({ signal }) => fetchJson(address, SeatsAnswer, { signal, token: await identity.token() }),
  })
  return (
    <section aria-labelledby={id} className="border-t border-line pt-3">
      <h3 id={id} className="flex flex-wrap items-center gap-2 font-semibold">
        Free when last checked {data?.sample ? <SampleBadge /> : null}
      </h3>
      {!data && !error ? <Skeleton className="mt-2 h-16 w-full" /> : null}
      {error ? (
        <div className="mt-1 space-y-2">
          <p>{error.message}</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      ) : null}
      {data ? <Seen draft={draft} answer={data} change={change} /> : null}
    </section>
  )
}

function Seen({ draft, answer, change }: SeatsNowProps & { answer: SeatsAnswer }) {
  const { leg, legs, looks: snapshots, drawing, now } = answer
  const past = seatPast(draft, snapshots, drawing?.cabins ?? [])
  const unknownSeats = listUnknownSeats(draft, drawing?.cabins ?? [])
  const others = legs.filter(({ from }) => from !== leg.from)
  return (
    <div className="mt-1 space-y-2">
      {past ? (
        <>
          <p role="status">
            {leg.from} to {leg.to}: {freeWords(past)}{' '}
            <span className="text-muted">Looked {getAge(past.seenAt, now).words}.</span>
          </p>
          <p>{matchCountWords(past)}</p>
        </>
      ) : null}
      {past === null || unknownSeats.length > 0 ? <SeatsInstead {...{ draft, answer, unknownSeats, change }} /> : null}
      {others.length > 0 ? (
        <p className="text-muted">
          {leg.flight} flies that day, {others.map(({ from, to }) => `${from} to ${to}`).join(' and ')}. The alert
          watches every leg and says which one has the seat.
        </p>
      ) : null}
    </div>
  )
}

const freeWords = ({ free }: SeatPast) => (free.length === 0 ? 'none free.' : `${seatList(free)}.`)

function matchCountWords({ messages, checks, since }: SeatPast): string {
  const day = formatDate(since.slice(0, 10), 'plain')
  if (checks === 1) return 'This is our first check, so we can’t say how often this would have matched.'
  if (messages === 0) return `In ${checks} checks since ${day} no seat would have matched.`
  const times = messages === 1 ? 'once' : `${formatNumber(messages)} times`
  return `In ${checks} checks since ${day} this would have matched ${times}.`
}

type SeatsInsteadProps = {
  draft: SeatAlertDraft
  answer: SeatsAnswer
  /** Wanted seats that don't exist in the cabin. */
  unknownSeats: readonly string[]
  change: (part: Partial<SeatAlertDraft>) => void
}

/** Why the latest check can't tell whether a wanted seat is free, and what to watch on this flight instead. */
function SeatsInstead({ draft, answer, unknownSeats, change }: SeatsInsteadProps) {
  const [newest] = answer.looks
  if (!newest) return null
  const layout = answer.drawing?.cabins ?? []
  const seatFault = findSeatFault(draft, newest, layout)
  const reason = seatFault
    ? failureLabel(seatFault, draft, newest.aircraft.name)
    : `${cabinNames[draft.cabin]} on the ${newest.aircraft.name} has no ${unknownSeats.join(', ')}.`
  const offers = suggestInstead(draft, newest, layout)
  return (
    <>
      <div role="status">
        <Notice kind="warn">
          <span className="block first-letter:uppercase">{reason}</span>
        </Notice>
      </div>
      {offers.length > 0 ? (
        <>
          <p>You can watch these on this flight:</p>
          <ul className="flex flex-wrap gap-2">
            {offers.map((offer) => (
              <li key={`${offer.cabin} ${offer.wanted.kind}`}>
                <Button onClick={() => change(offer)}>{offerWords(offer, draft)}</Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {offers.length === 0 && seatFault?.why !== 'no-layout' ? (
        <p>We have no seat map for its other cabins. If the airline changes the aircraft, the alert still works.</p>
      ) : null}
    </>
  )
}

function offerWords({ cabin, wanted }: WantedSeats, draft: SeatAlertDraft): string {
  const words = wantedWords(wanted)
  return capitalise(cabin === draft.cabin ? words : `${words} in ${cabinNames[cabin]}`)
}
