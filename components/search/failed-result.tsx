'use client'

import { ApiFailure } from '@/lib/core/fetch-json.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

type FailedResultProps = { error: Error; onRetry: () => void }

/** The search failed: what happened, what to do. The form above keeps what was typed. */
export function FailedResult({ error, onRetry }: FailedResultProps) {
  const failure = error instanceof ApiFailure ? error : null
  const refused = failure !== null && !failure.canRetry
  return (
    <section role="alert" className="rounded-2xl border border-line bg-card">
      <EmptyState
        title={refused ? 'This search can’t be run' : 'The search failed'}
        action={refused ? null : <Button onClick={onRetry}>Try again</Button>}
      >
        <p>{error.message}</p>
        <ul className="mt-2 list-disc pl-5">
          {failure?.problem?.errors?.map(({ parameter, message }) => (
            <li key={parameter + message}>
              {parameter}: {message}
            </li>
          ))}
        </ul>
        {refused ? null : <p>Your search is kept. Nothing is known about seats until it succeeds.</p>}
      </EmptyState>
    </section>
  )
}
