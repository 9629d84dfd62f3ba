'use client'

import { ApiFailure } from '@/lib/core/fetch-json.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

type FailedResultProps = { error: Error; onRetry: () => void }

/** Shown when the search failed: what happened and what to do. The form above keeps what was typed. */
export function FailedResult({ error, onRetry }: FailedResultProps) {
  const failure = error instanceof ApiFailure ? error : null
  const refused = failure !== null && !failure.canRetry
  const faults = (failure?.problem?.errors ?? []).map(describeFault)
  return (
    <section role="alert" className="rounded-2xl border border-line bg-card">
      <EmptyState
        title={refused ? 'Please change your search' : 'The search didn’t work'}
        action={refused ? null : <Button onClick={onRetry}>Try again</Button>}
      >
        {faults.length === 0 ? <p>{error.message}</p> : null}
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
        {refused ? null : <p>Your search is still here. Try again to see seats.</p>}
      </EmptyState>
    </section>
  )
}

const fieldNames: Record<string, string> = {
  from: 'From',
  to: 'To',
  seats: 'Seats',
  cabins: 'Cabins',
  backCabins: 'Cabins home',
  minStay: 'Nights away',
  maxStay: 'Nights away',
  carriers: 'Airlines',
  notCarriers: 'Excluded airlines',
  maxPoints: 'Maximum points',
  maxCharges: 'Maximum taxes',
  maxMinutes: 'Maximum time',
}

/** Describes a fault by its field's name on screen, never by the parameter's name. */
function describeFault({ parameter, message }: { parameter: string; message: string }): string {
  if (parameter === 'start' || parameter === 'end') {
    return message.includes('passed')
      ? 'These dates have passed. Choose later ones.'
      : 'Your last day is before the first.'
  }
  if (parameter === 'to' && message.startsWith('is the same')) return 'From and To are the same place. Change one.'
  const name = fieldNames[parameter]
  return name === undefined ? 'We couldn’t read part of this search. Change it and try again.' : `${name}: ${message}.`
}
