import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import { formatDate } from '@/lib/core/formats.ts'
import type { Verdict } from '@/lib/search/verdict.ts'
import { SignUpOffer } from '../shell/log-in/sign-up-offer.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

type EmptyResultProps = { verdict: Exclude<Verdict, 'rows'>; answer: SearchAnswer }

/** Why there are no rows; the five reasons need five different next steps. */
export function EmptyResult({ verdict, answer }: EmptyResultProps) {
  const { title, text } = words[verdict](answer)
  return (
    <EmptyState title={title} action={verdict === 'beyond-plan' ? <SignUpOffer plan={answer.plan} /> : null}>
      <p>{text}</p>
    </EmptyState>
  )
}

const words: Record<EmptyResultProps['verdict'], (answer: SearchAnswer) => { title: string; text: string }> = {
  none: ({ query }) => ({
    title: query.fares === 'reward' ? 'Looked, and no seats' : 'Looked, and no points-only fares',
    text: `These days were searched and nothing fits ${query.seats === 1 ? '1 seat' : `${query.seats} seats`} in the cabins chosen${
      query.directOnly ? ', without a stop' : ''
    }. Try fewer seats, more cabins${query.directOnly ? ', flights with a stop' : ''} or a nearby airport.`,
  }),
  'not-searched': () => ({
    title: 'Not searched yet',
    text: 'This route is in the network, but nobody has looked at these days. That says nothing about seats. Try other dates, more cabins, or a live search.',
  }),
  'not-covered': () => ({
    title: 'Route not covered',
    text: 'No source we read covers this route, so there may be seats we can’t see. Try a nearby airport, or the airline’s own search.',
  }),
  'beyond-plan': ({ openUntil }) => ({
    title: 'Beyond your plan',
    text: `Your plan sees departures until ${formatDate(openUntil, 'plain')}, and these dates are later. Choose earlier dates, or a plan that sees further.`,
  }),
}
