'use client'

import { useQueries } from '@tanstack/react-query'
import type { Route } from 'next'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { finderLink } from '@/lib/calculators/finder-link.ts'
import { seatsAddress } from '@/lib/calculators/fly/seats-seen.ts'
import {
  cheapestDays,
  combineAnswers,
  type ProgramAnswer,
  type RouteAnswer,
  writeHeadline,
} from '@/lib/content/routes/route-answer.ts'
import { fetchJson } from '@/lib/core/fetch-json.ts'
import { formatDate, formatNumber, speakSeats } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { ReadSearch } from '@/lib/search/read-search.ts'
import { layOutYear } from '@/lib/search/year-map.ts'
import { lockedWords } from '../../search/locked-words.tsx'
import { AnswerProviders } from '../../ui/answer-providers.tsx'
import { Button, buttonStyle } from '../../ui/button.tsx'
import Link from '../../ui/link.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { FreshnessChip } from '../../ui/seats/freshness-chip.tsx'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useRequestIdentity } from '../../ui/use-request-identity.ts'
import { CabinRows, type RouteFacts } from './cabin-rows.tsx'

type RouteSeatsProps = { facts: RouteFacts; map: ReactNode }

/** The top of a route page: whether there are seats, when and for how many points; then the year and cheapest days. */
export function RouteSeats(props: RouteSeatsProps) {
  return (
    <AnswerProviders>
      <RouteSearch {...props} />
    </AnswerProviders>
  )
}

const YearMapView = dynamic(() => import('../../search/year-map-view.tsx').then((module) => module.YearMapView), {
  ssr: false,
  loading: () => <Skeleton className="h-56 w-full rounded-2xl" />,
})

function RouteSearch({ facts, map }: RouteSeatsProps) {
  const { answer, hasFailed, retry } = useRouteAnswer(facts.programs, facts.from, facts.to)
  const { text, price } = answer ? writeHeadline(answer) : facts.published
  const [main] = facts.programs
  return (
    <>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-12 xl:grid-cols-[minmax(0,1fr)_31rem]">
        <div className="min-w-0">
          <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-20 font-semibold tracking-tight">{facts.title}</h1>
            {answer?.checkedAt ? (
              <FreshnessChip seenAt={answer.checkedAt} now={answer.now} source={answer.source} />
            ) : null}
            {answer?.sample ? <SampleBadge /> : null}
          </div>
          <p
            aria-live="polite"
            className="mt-4 min-h-[8.5rem] text-28 font-semibold tracking-tight text-balance lg:min-h-[8.25rem] lg:text-40"
          >
            {text}
            <span className="text-accent">{price}</span>
          </p>
          <p className="mt-3 max-w-prose text-16 text-pretty text-muted">{facts.about}</p>
          {hasFailed ? (
            <p role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-16">
              We couldn’t load seats just now. <Button onClick={retry}>Try again</Button>
            </p>
          ) : null}
          <CabinRows facts={facts} answer={answer} />
          <div className="mt-6 flex flex-wrap gap-3">
            {main ? (
              <Link
                href={finderLink(main, { from: facts.from, to: facts.to }) as Route}
                className={buttonStyle('primary')}
              >
                See all days and flights
              </Link>
            ) : null}
            <Link href={facts.alert as Route} className={buttonStyle('outline')}>
              Watch this route
            </Link>
          </div>
        </div>
        {map}
      </div>
      <YearSection facts={facts} answer={answer} />
      {answer ? <CheapestDays facts={facts} answer={answer} /> : null}
    </>
  )
}

type AnsweredProps = { facts: RouteFacts; answer: RouteAnswer }

function YearSection({ facts, answer }: { facts: RouteFacts; answer: RouteAnswer | null }) {
  const router = useRouter()
  const [main = 'qantas'] = facts.programs
  const open = (on: string | null) => {
    const day = answer?.year.days.find(({ date }) => date === on)
    if (on && day)
      router.push(finderLink(programOn(answer, on) ?? main, { from: facts.from, to: facts.to, on }) as Route)
  }
  return (
    <PageSection
      title={answer ? `When, over the next ${answer.daysShown} days` : 'When'}
      lead="Every cabin, in both programs. Darker means more seats on one flight."
    >
      <div className="min-h-64 rounded-2xl border border-line bg-card">
        {answer ? (
          <YearMapView
            map={layOutYear(answer.year)}
            answer={answer}
            selected={null}
            onSelect={open}
            locked={lockedWords(main, { plan: answer.plan, openUntil: answer.year.openUntil })}
          />
        ) : null}
      </div>
    </PageSection>
  )
}

function programOn(answer: RouteAnswer | null, date: string): Program | undefined {
  return answer?.cabins.flatMap(({ days }) => days).find((day) => day.date === date)?.program
}

/** The cheapest days in points: in economy, and in business or, if it has none, in the best cabin that has any. */
function CheapestDays({ facts, answer }: AnsweredProps) {
  const found = answer.cabins.filter((one) => cheapestDays(one).length > 0)
  const lead = found.find(({ cabin }) => cabin === 'J') ?? found.at(-1)
  const lists = found.filter((one) => one === lead || one.cabin === 'Y').reverse()
  if (lists.length === 0) return null
  return (
    <PageSection title="Cheapest days" lead="One adult, one way. Taxes and charges are extra.">
      <div className="grid gap-8 md:grid-cols-2">
        {lists.map((one) => (
          <section key={one.cabin} aria-label={`Cheapest days in ${cabinDisplay[one.cabin].name.toLowerCase()}`}>
            <h3 className="mb-1 flex items-center gap-2 text-16 font-semibold">
              <span aria-hidden="true">
                <CabinChip cabin={one.cabin} />
              </span>
              {cabinDisplay[one.cabin].name}
            </h3>
            <ul>
              {cheapestDays(one).map(({ date, seats, points, program }) => (
                <li key={date} className="border-t border-line last:border-b">
                  <Link
                    href={
                      finderLink(program, { from: facts.from, to: facts.to, on: date, cabins: [one.cabin] }) as Route
                    }
                    preload={false}
                    className="figures grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-4 py-2 -outline-offset-2 hover:bg-seats-0"
                  >
                    <span>
                      <span className="block text-16 font-semibold">{formatDate(date)}</span>
                      <span className="block text-12 text-muted">
                        {date.slice(0, 4)} · {speakSeats(seats)}
                      </span>
                    </span>
                    <span className="text-right">
                      <span className="block text-16 font-semibold">{formatNumber(points ?? 0)}</span>
                      <span className="block text-12 text-muted">{programFacts[program].points}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageSection>
  )
}

type RouteQuery = { answer: RouteAnswer | null; hasFailed: boolean; retry: () => void }

/** Fetches every reward seat between two cities that the visitor's plan shows, in the given programs. */
function useRouteAnswer(programs: readonly Program[], from: string, to: string): RouteQuery {
  const identity = useRequestIdentity()
  const queries = useQueries({
    queries: programs.map((program) => ({
      queryKey: ['route', program, from, to, identity.id],
      enabled: identity.known,
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        fetchJson(seatsAddress(program, from, to, 1), ReadSearch, { signal, token: await identity.token() }),
    })),
  })
  const answers = programs.flatMap((program, at): ProgramAnswer[] => {
    const answer = queries[at]?.data
    return answer ? [{ program, answer }] : []
  })
  const [first, ...rest] = answers
  const isDone = queries.every(({ isPending }) => !isPending)
  return {
    // If one program's request fails, the other's answer is used alone.
    answer: first && isDone ? combineAnswers([first, ...rest]) : null,
    hasFailed: isDone && !first,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch()
    },
  }
}
