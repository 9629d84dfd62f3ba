import type { Failure } from '@/lib/journeys/fetch-result.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** Shown when a request failed: what happened and what to do. The visitor's input above stays. */
export function AnswerFailed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { message, faults, isPassing } = failure
  return (
    <div role="alert" className="rounded-2xl border border-line bg-card">
      <EmptyState
        title={isPassing ? 'We couldn’t get an answer' : 'Check your search'}
        action={isPassing ? <Button onClick={onRetry}>Try again</Button> : null}
      >
        <p>{message}</p>
        {faults.length > 0 ? (
          <ul className="mt-2 list-disc pl-5">
            {faults.map((fault) => (
              <li key={fault.parameter + fault.message}>
                {fault.parameter}: {fault.message}
              </li>
            ))}
          </ul>
        ) : null}
        <p>Your search is still here.</p>
      </EmptyState>
    </div>
  )
}
