'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'
import { type BadValue, findBadValues } from '@/lib/core/address-state.ts'
import { fetchJson, type Shape } from '@/lib/core/fetch-json.ts'
import { formatDate } from '@/lib/core/formats.ts'
import { type FlightQuestion, flightApiAddress, flightCodecs } from '@/lib/flights/flight-address.ts'
import type { FlightLeg, FlightSource } from '@/lib/flights/flight-snapshots.ts'
import { DeparturesAnswer } from '@/lib/flights/flights-contract.ts'
import { findCarrier } from '@/lib/network/carriers.ts'
import { AnswerProviders } from '../ui/answer-providers.tsx'
import { BadParameters } from '../ui/bad-parameters.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FreshnessChip } from '../ui/seats/freshness-chip.tsx'
import { RouteLine } from '../ui/seats/route-line.tsx'
import { SampleBadge } from '../ui/seats/sample-badge.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useAddressState } from '../ui/use-address-state.ts'
import { useRequestIdentity } from '../ui/use-request-identity.ts'
import { FlightFailed } from './flight-failed.tsx'
import { FlightForm } from './flight-form.tsx'

type FlightToolProps<Answer> = {
  api: 'loads' | 'seats'
  shape: Shape<Answer>
  hasParty: boolean
  submit: string
  /** Shown before the first question. */
  start: ReactNode
  result: (answer: Answer, address: FlightAddress) => ReactNode
}

const empty: FlightQuestion = { flight: null, from: null, to: null, date: null, party: 2 }

/** A form for a flight with the answer below it; the address holds the question. */
export function FlightTool<Answer>(props: FlightToolProps<Answer>) {
  const { hasParty, submit, start } = props
  return (
    <AnswerProviders>
      <Suspense
        fallback={
          <div inert className="space-y-6">
            <FlightForm question={empty} hasParty={hasParty} submit={submit} onSearch={() => {}} />
            {start}
          </div>
        }
      >
        <ToolBody {...props} />
      </Suspense>
    </AnswerProviders>
  )
}

function ToolBody<Answer>(props: FlightToolProps<Answer>) {
  const address = useFlightQuestion()
  const { question, bad, changeQuestion } = address
  const { flight, from, to, date } = question
  return (
    <div className="space-y-6">
      <FlightForm question={question} hasParty={props.hasParty} submit={props.submit} onSearch={changeQuestion} />
      <BadParameters bad={bad} />
      {flight && date ? <FlightResult {...props} address={address} /> : null}
      {!flight && from && to && date ? (
        <DepartureBoard
          from={from}
          to={to}
          date={date}
          onChoose={({ flight: chosen, from: start, to: end }) =>
            changeQuestion({ flight: chosen, from: start, to: end })
          }
        />
      ) : null}
      {flight || (from && to) ? null : props.start}
      {(flight || (from && to)) && !date ? <p className="text-16 text-muted">Choose the departure date.</p> : null}
    </div>
  )
}

function FlightResult<Answer>({ api, shape, result, address }: FlightToolProps<Answer> & { address: FlightAddress }) {
  const identity = useRequestIdentity()
  const where = flightApiAddress(api, address.question)
  const query = useQuery({
    queryKey: ['flight', identity.id, where],
    enabled: identity.known,
    // Logging in sends the request again; until it is answered, the flight and the seats picked on it stay on screen.
    placeholderData: (previous, before) => (before?.queryKey[2] === where ? previous : undefined),
    queryFn: async ({ signal }) => fetchJson(where, shape, { signal, token: await identity.token() }),
  })
  if (query.isError) return <FlightFailed error={query.error} onRetry={() => void query.refetch()} />
  if (query.data === undefined) {
    return (
      <div className="space-y-4" aria-busy="true">
        <Skeleton className="h-10 w-80 max-w-full" />
        <Skeleton className="h-96 w-full" />
      </div>
    )
  }
  return result(query.data as Answer, address)
}

type DepartureBoardProps = { from: string; to: string; date: string; onChoose: (leg: FlightLeg) => void }

/** The flights of a route on a day, to choose from. */
function DepartureBoard({ from, to, date, onChoose }: DepartureBoardProps) {
  const identity = useRequestIdentity()
  const where = `/api/flights/departures?${new URLSearchParams({ from, to, date })}`
  const query = useQuery({
    queryKey: ['departures', identity.id, where],
    enabled: identity.known,
    queryFn: async ({ signal }) => fetchJson(where, DeparturesAnswer, { signal, token: await identity.token() }),
  })
  if (query.isError) return <FlightFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton className="h-48 w-full" />
  const { departures, sample, source } = query.data
  return (
    <section className="rounded-2xl border border-line bg-card">
      <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-5">
        <RouteLine from={from} to={to} via={[]} />
        <span className="text-14 text-muted">{formatDate(date, 'long')}</span>
        {sample ? <SampleBadge /> : <span className="text-12 text-muted">via {source.name}</span>}
      </div>
      {departures.length === 0 ? (
        <EmptyState title="No flight that day">
          {source.name} shows no direct flight from {from} to {to} on this day. Try another day, or each leg separately.
        </EmptyState>
      ) : (
        <ul>
          {departures.map((leg) => (
            <li key={leg.flight} className="flex items-center gap-4 border-t border-line px-4 py-2 sm:px-5">
              <span className="figures w-14 font-mono text-14">{leg.departs?.slice(11) ?? '--:--'}</span>
              <span className="w-20 font-mono text-14 font-semibold">{leg.flight}</span>
              <span className="min-w-0 flex-1 truncate text-14 text-muted">
                {findCarrier(leg.flight.slice(0, 2))?.name}
              </span>
              <Button aria-label={`Open ${leg.flight}`} onClick={() => onChoose(leg)}>
                Open
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type FlightHeaderProps = {
  leg: FlightLeg
  legs: readonly FlightLeg[]
  aircraft: string
  seenAt: string
  now: string
  source: FlightSource
  onLeg: (leg: FlightLeg) => void
}

/** Which departure the answer is about, its aircraft, and how old the check is. */
export function FlightHeader({ leg, legs, aircraft, seenAt, now, source, onLeg }: FlightHeaderProps) {
  const others = legs.filter(({ from, to }) => from !== leg.from || to !== leg.to)
  return (
    <header className="space-y-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="font-mono text-20 font-semibold">{leg.flight}</h2>
        <RouteLine from={leg.from} to={leg.to} via={[]} className="text-16" />
        {source.kind === 'sample' ? <SampleBadge /> : null}
        <FreshnessChip seenAt={seenAt} now={now} source={source.name} />
      </div>
      <p className="text-14 text-muted">
        {findCarrier(leg.flight.slice(0, 2))?.name}, {formatDate(leg.date, 'long')}
        {leg.departs ? `, departs ${leg.departs.slice(11)} local time` : ''}. {aircraft}.
      </p>
      {others.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2 text-14">
          <span className="text-muted">This flight number also flies</span>
          {others.map((other) => (
            <Button key={other.from + other.to} onClick={() => onLeg(other)}>
              {other.from} to {other.to}
            </Button>
          ))}
        </div>
      ) : null}
    </header>
  )
}

/** Shown before the first question: what the answer will contain. */
export function ToolStart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="max-w-prose">
      <h2 className="text-16 font-semibold">{title}</h2>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-16 text-muted">{children}</ul>
    </section>
  )
}

const defaults: FlightQuestion = { flight: null, from: null, to: null, date: null, party: 2 }

export type FlightAddress = {
  question: FlightQuestion
  bad: BadValue[]
  /** Changes the question, as a new history entry. */
  changeQuestion: (change: Partial<FlightQuestion>) => void
}

/** The flight asked about, as the address bar holds it. */
function useFlightQuestion(): FlightAddress {
  const [question, change] = useAddressState(flightCodecs, defaults)
  const bad = findBadValues(flightCodecs, new URLSearchParams(useSearchParams()))
  return { question, bad, changeQuestion: (part) => change(part, 'push') }
}
