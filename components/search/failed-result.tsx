'use client'

import { ApiFailure } from '@/lib/core/fetch-json.ts'
import { Button } from '../ui/button.tsx'
import { describeFault } from '../ui/describe-fault.ts'
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
