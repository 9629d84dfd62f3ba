'use client'

import { useQuery } from '@tanstack/react-query'
import { parseAsString, useQueryStates } from 'nuqs'
import { Suspense } from 'react'
import { fetchJson } from '@/lib/core/fetch-json.ts'
import { AircraftAnswer } from '@/lib/flights/aircraft-contract.ts'
import type { AmenityTopic } from '@/lib/flights/amenity-topics.ts'
import type { Amenities } from '@/lib/network/aircraft/amenities.ts'
import { FinderProviders } from '../ui/finder-providers.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AmenityForm, type AmenityQuestion } from './amenity-form.tsx'
import { ChosenAircraft } from './chosen-aircraft.tsx'
import { FlightFailed } from './flight-failed.tsx'
import type { AircraftEntry } from './seat-map-search.tsx'

type AmenityChooserProps = { topic: AmenityTopic; rows: readonly Amenities[]; aircraft: readonly AircraftEntry[] }

const nothing: AmenityQuestion = { flight: '', from: '', to: '', aircraft: '' }

/** Looks up one flight, route or aircraft; the page's tables stand below for everything. */
export function AmenityChooser(props: AmenityChooserProps) {
  return (
    <FinderProviders>
      <Suspense
        fallback={
          <div inert>
            <AmenityForm question={nothing} aircraft={props.aircraft} onAsk={() => {}} />
          </div>
        }
      >
        <Chooser {...props} />
      </Suspense>
    </FinderProviders>
  )
}

const text = parseAsString.withDefault('')

function Chooser({ topic, rows, aircraft }: AmenityChooserProps) {
  const [question, setQuestion] = useQueryStates({ flight: text, from: text, to: text, aircraft: text })
  const ask = (next: AmenityQuestion) =>
    void setQuestion(
      { flight: next.flight || null, from: next.from || null, to: next.to || null, aircraft: next.aircraft || null },
      { history: 'push', scroll: false },
    )
  const chosen = aircraft.find(({ path }) => path === question.aircraft)
  const isAsked = question.flight !== '' || (question.from !== '' && question.to !== '')
  return (
    <div className="space-y-5">
      <AmenityForm key={JSON.stringify(question)} question={question} aircraft={aircraft} onAsk={ask} />
      {question.aircraft !== '' && !chosen ? (
        <p className="text-14 text-danger">“{question.aircraft.slice(0, 60)}” isn’t an aircraft we know.</p>
      ) : null}
      {chosen ? (
        <ChosenAircraft
          types={[{ path: chosen.path, name: chosen.title, variant: null, why: '' }]}
          topic={topic}
          rows={rows}
        />
      ) : null}
      {isAsked ? <Found question={question} topic={topic} rows={rows} /> : null}
    </div>
  )
}

function Found({
  question,
  topic,
  rows,
}: {
  question: AmenityQuestion
  topic: AmenityTopic
  rows: readonly Amenities[]
}) {
  const params: Record<string, string> =
    question.flight !== '' ? { flight: question.flight } : { from: question.from, to: question.to }
  const where = `/api/flights/aircraft?${new URLSearchParams(params)}`
  const query = useQuery({
    queryKey: ['aircraft', where],
    queryFn: ({ signal }) => fetchJson(where, AircraftAnswer, { signal, token: null }),
  })
  if (query.isError) return <FlightFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton className="h-48 w-full" />
  return (
    <div>
      <h2 className="mb-3 text-20 font-semibold">{query.data.asked}</h2>
      {query.data.types.length === 0 ? (
        <p className="text-16 text-muted">We don’t have details for the aircraft on this flight.</p>
      ) : (
        <ChosenAircraft types={query.data.types} topic={topic} rows={rows} />
      )}
    </div>
  )
}
