import type { Failure } from '@/lib/journeys/fetch-result.ts'
import { Button } from '../ui/button.tsx'
import { describeFault } from '../ui/describe-fault.ts'
import { EmptyState } from '../ui/empty-state.tsx'

/** Shown when a request failed: what happened and what to do. The visitor's input above stays. */
export function AnswerFailed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { message, faults, isPassing } = failure
  const words = [...new Set(faults.map(describeFault))]
  return (
    <div role="alert" className="rounded-2xl border border-line bg-card">
      <EmptyState
        title={isPassing ? 'We couldn’t get an answer' : 'Check your search'}
        action={isPassing ? <Button onClick={onRetry}>Try again</Button> : null}
      >
        {words.length === 0 ? <p>{message}</p> : words.map((fault) => <p key={fault}>{fault}</p>)}
        <p>Your search is still here.</p>
      </EmptyState>
    </div>
  )
}
