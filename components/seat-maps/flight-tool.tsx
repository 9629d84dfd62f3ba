'use client'

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import type { z } from 'zod'
import { fetchJson } from '@/lib/core/fetch-json.ts'
import { type FlightQuestion, flightApiAddress } from '@/lib/flights/flight-address.ts'
import { BadParameters } from '../ui/bad-parameters.tsx'
import { FinderProviders } from '../ui/finder-providers.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useAsker } from '../ui/use-asker.ts'
import { DepartureBoard } from './departure-board.tsx'
import { FlightFailed } from './flight-failed.tsx'
import { FlightForm } from './flight-form.tsx'
import { type FlightAddress, useFlightQuestion } from './use-flight-question.ts'

type FlightToolProps<Shape extends z.ZodType> = {
  api: 'loads' | 'seats'
  shape: Shape
  hasParty: boolean
  submit: string
  /** Before anything is asked. */
  start: ReactNode
  result: (answer: z.infer<Shape>, address: FlightAddress) => ReactNode
}

const empty: FlightQuestion = { flight: null, from: null, to: null, date: null, party: 2 }

/** A form for a flight and the answer below it; the address holds the question. */
export function FlightTool<Shape extends z.ZodType>(props: FlightToolProps<Shape>) {
  const { hasParty, submit, start } = props
  return (
    <FinderProviders>
      <Suspense
        fallback={
          <div inert className="space-y-6">
            <FlightForm question={empty} hasParty={hasParty} submit={submit} onAsk={() => {}} />
            {start}
          </div>
        }
      >
        <ToolBody {...props} />
      </Suspense>
    </FinderProviders>
  )
}

function ToolBody<Shape extends z.ZodType>(props: FlightToolProps<Shape>) {
  const address = useFlightQuestion()
  const { question, bad, ask } = address
  const { flight, from, to, date } = question
  return (
    <div className="space-y-6">
      <FlightForm
        key={`${flight} ${from} ${to} ${date} ${question.party}`}
        question={question}
        hasParty={props.hasParty}
        submit={props.submit}
        onAsk={ask}
      />
      <BadParameters bad={bad} />
      {flight && date ? <FlightResult {...props} address={address} /> : null}
      {!flight && from && to && date ? (
        <DepartureBoard
          from={from}
          to={to}
          date={date}
          onChoose={({ flight: chosen, from: start, to: end }) => ask({ flight: chosen, from: start, to: end })}
        />
      ) : null}
      {flight || (from && to) ? null : props.start}
      {(flight || (from && to)) && !date ? <p className="text-16 text-muted">Choose the day of departure.</p> : null}
    </div>
  )
}

function FlightResult<Shape extends z.ZodType>({
  api,
  shape,
  result,
  address,
}: FlightToolProps<Shape> & { address: FlightAddress }) {
  const asker = useAsker()
  const where = flightApiAddress(api, address.question)
  const query = useQuery({
    queryKey: ['flight', asker.id, where],
    enabled: asker.known,
    // Logging in asks again; until that answer is there the same flight stays on screen, with what was picked on it.
    placeholderData: (previous, before) => (before?.queryKey[2] === where ? previous : undefined),
    queryFn: async ({ signal }) => fetchJson(where, shape, { signal, token: await asker.token() }),
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
  return result(query.data as z.infer<Shape>, address)
}
