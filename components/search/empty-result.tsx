'use client'

import type { ReactNode } from 'react'
import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import { formatDate } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { pickQuestion } from '@/lib/search/finder-state.ts'
import type { Verdict } from '@/lib/search/verdict.ts'
import { SignUpOffer } from '../shell/log-in/sign-up-offer.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { AlertLink } from './alert-link.tsx'
import { RouteNames } from './place-names.tsx'
import type { FinderAddress } from './use-finder-state.ts'

type EmptyResultProps = {
  verdict: Exclude<Verdict, 'rows'>
  answer: SearchAnswer
  program: Program
  address: Pick<FinderAddress, 'state' | 'search' | 'refine'>
}

/** Explains why there are no rows; each reason has its own wording and next steps. */
export function EmptyResult(props: EmptyResultProps) {
  return parts[props.verdict](props)
}

const parts: Record<EmptyResultProps['verdict'], (props: EmptyResultProps) => ReactNode> = {
  none: (props) => <NoSeats {...props} />,
  'not-searched': (props) => (
    <EmptyState title="Not checked yet" action={<AlertLink program={props.program} watched={props.address.state} />}>
      <p>We check this route, but not these days yet. That doesn’t mean they’re sold out.</p>
    </EmptyState>
  ),
  'not-covered': (props) => (
    <EmptyState
      title={
        <>
          Not covered: <RouteNames {...props.address.state} />
        </>
      }
      action={<SearchAnywhere {...props} />}
    >
      <p>
        We don’t check this route, so there may be seats we can’t see. Try a nearby airport or the airline’s own search.
      </p>
    </EmptyState>
  ),
  'beyond-plan': ({ answer }) => (
    <EmptyState title="Beyond your plan" action={<SignUpOffer plan={answer.plan} />}>
      <p>
        You see departures to {formatDate(answer.openUntil, 'plain')}. Choose earlier dates, or a plan that goes
        further.
      </p>
    </EmptyState>
  ),
}

function NoSeats(props: EmptyResultProps) {
  const { query } = props.answer
  const { address } = props
  const isReward = query.fares === 'reward'
  const party = query.seats === 1 ? '' : ` for ${query.seats}`
  return (
    <EmptyState
      title={`${isReward ? 'No seats' : 'No points-only fares'}${party} on these dates`}
      action={
        <>
          {query.seats > 1 ? <Button onClick={() => address.refine({ seats: 1 })}>Search for 1 person</Button> : null}
          {query.directOnly ? <Button onClick={() => address.refine({ direct: false })}>Allow stops</Button> : null}
          {address.state.when.kind === 'any' ? null : (
            <Button onClick={() => address.search({ ...pickQuestion(address.state), when: { kind: 'any' } })}>
              Search all dates
            </Button>
          )}
          <AlertLink program={props.program} watched={address.state} />
        </>
      }
    >
      <p>We checked, but nothing matches your travellers, cabins and filters.</p>
    </EmptyState>
  )
}

function SearchAnywhere({ address }: EmptyResultProps) {
  const question = pickQuestion(address.state)
  return <Button onClick={() => address.search({ ...question, to: ['anywhere'] })}>See where you can go</Button>
}
