'use client'

import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { anyText } from '@/lib/core/address-state.ts'
import { capitalise } from '@/lib/core/capitalise.ts'
import { fetchJson } from '@/lib/core/fetch-json.ts'
import { AircraftAnswer, type AmenityTopic, amenityTopics } from '@/lib/flights/aircraft-contract.ts'
import { LayoutAnswer } from '@/lib/flights/layout-contract.ts'
import type { Amenities } from '@/lib/network/aircraft/amenities.ts'
import { describeWifi } from '@/lib/network/aircraft/wifi-words.ts'
import { AnswerProviders } from '../ui/answer-providers.tsx'
import { Panel } from '../ui/panel.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useAddressState } from '../ui/use-address-state.ts'
import { AmenityForm, type AmenityQuestion } from './amenity-form.tsx'
import { FlightFailed } from './flight-failed.tsx'
import { SeatMap } from './picture/seat-map.tsx'
import type { AircraftEntry } from './seat-map-picker.tsx'

const names = { wifi: 'Wi-Fi', power: 'Power', ife: 'Entertainment', pitch: 'Seat pitch' } as const
type Fact = keyof typeof names

type AmenityCellsProps = { rows: readonly Amenities[]; facts: readonly Fact[] }

/** The facts of one type, cabin by cabin. */
function AmenityCells({ rows, facts }: AmenityCellsProps) {
  const shown: readonly Fact[] = facts.length > 0 ? facts : ['wifi', 'power', 'ife', 'pitch']
  return (
    <ul className="mt-3 space-y-3">
      {rows.map((row) => (
        <li key={row.cabin ?? 'all'} className="flex gap-3 text-14">
          {row.cabin ? <CabinChip cabin={row.cabin} /> : <span className="w-5 text-12 text-muted">All</span>}
          <div className="min-w-0 flex-1">
            <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-y-1">
              {shown.map((fact) => (
                <div key={fact} className="contents">
                  <dt className="text-muted">{names[fact]}</dt>
                  <dd>{describeFact(row, fact) ?? <span className="text-muted">not published</span>}</dd>
                </div>
              ))}
            </dl>
            {row.note ? <p className="mt-1 text-12 text-muted">{capitalise(row.note)}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  )
}

function describeFact(row: Amenities, fact: Fact): string | null {
  if (fact === 'pitch') return row.pitchIn === null ? null : `${row.pitchIn} in`
  if (fact === 'wifi') return describeWifi(row)
  return capitalise(row[fact] ?? '') || null
}

type ChosenAircraftProps = { types: AircraftAnswer['types']; topic: AmenityTopic; rows: readonly Amenities[] }

/** What is on board the aircraft found, beside the cabin of the first one that can be drawn. */
function ChosenAircraft({ types, topic, rows }: ChosenAircraftProps) {
  const drawn = types.find(({ variant }) => variant !== null)?.variant ?? types[0]?.path ?? null
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <ul className="divide-y divide-line border-y border-line">
        {types.map(({ path, name, why }) => {
          const own = rows.filter(({ airline, type }) => `${airline}/${type}` === path)
          return (
            <li key={path} className="py-4">
              <h2 className="text-16 font-semibold">
                <TextLink href={`/seatmaps/${path}`}>{name}</TextLink>
              </h2>
              {why ? <p className="text-12 text-muted">{why}</p> : null}
              {own.length > 0 ? (
                <AmenityCells rows={own} facts={amenityTopics[topic].facts} />
              ) : (
                <p className="mt-2 text-14 text-muted">Not published, or only on its seat map page.</p>
              )}
            </li>
          )
        })}
      </ul>
      {drawn ? <ChosenCabin path={drawn} /> : null}
    </div>
  )
}

/** The cabin beside the facts, or why it can't be drawn. */
function ChosenCabin({ path }: { path: string }) {
  const query = useQuery({
    queryKey: ['layout', path],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      fetchJson(`/api/flights/layouts?aircraft=${encodeURIComponent(path)}`, LayoutAnswer, { signal, token: null }),
  })
  if (query.isError) return <p className="text-14 text-muted">We couldn’t draw the cabin: {query.error.message}</p>
  if (!query.data) return <Skeleton className="h-96 w-full" />
  const { drawing } = query.data
  if (drawing.cabins.length === 0) return <p className="text-14 text-muted">This aircraft’s cabins aren’t published.</p>
  return (
    <Panel className="min-w-0">
      <h3 className="mb-3 text-14 font-semibold">{drawing.title}</h3>
      <SeatMap drawing={drawing} />
    </Panel>
  )
}

type AmenityChooserProps = { topic: AmenityTopic; rows: readonly Amenities[]; aircraft: readonly AircraftEntry[] }

const nothing: AmenityQuestion = { flight: '', from: '', to: '', aircraft: '' }

/** Looks up one flight, route or aircraft; the tables below it cover everything. */
export function AmenityChooser(props: AmenityChooserProps) {
  return (
    <AnswerProviders>
      <Suspense
        fallback={
          <div inert>
            <AmenityForm question={nothing} aircraft={props.aircraft} onSearch={() => {}} />
          </div>
        }
      >
        <Chooser {...props} />
      </Suspense>
    </AnswerProviders>
  )
}

const texts = { flight: anyText, from: anyText, to: anyText, aircraft: anyText }

function Chooser({ topic, rows, aircraft }: AmenityChooserProps) {
  const [question, change] = useAddressState<AmenityQuestion>(texts, nothing)
  const changeQuestion = (next: AmenityQuestion) => change(next, 'push')
  const chosen = aircraft.find(({ path }) => path === question.aircraft)
  const hasQuestion = question.flight !== '' || (question.from !== '' && question.to !== '')
  return (
    <div className="space-y-5">
      <AmenityForm question={question} aircraft={aircraft} onSearch={changeQuestion} />
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
      {hasQuestion ? <Found question={question} topic={topic} rows={rows} /> : null}
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
