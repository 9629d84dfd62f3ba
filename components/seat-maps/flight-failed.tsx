'use client'

import { ApiFailure } from '@/lib/core/fetch-json.ts'
import { Button } from '../ui/button.tsx'
import { describeFault } from '../ui/describe-fault.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { TextLink } from '../ui/text-link.tsx'

/** Explains why there is no answer about a flight, in the server's words, and what can be done. */
export function FlightFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const failure = error instanceof ApiFailure ? error : null
  const isFinal = failure?.kind === 'refused' && !failure.isPassing
  const faults = (failure?.problem?.errors ?? []).map(describeFault)
  const isLocked = failure?.problem?.status === 403
  return (
    <section role="alert" className="rounded-2xl border border-line bg-card">
      <EmptyState
        title={failure?.problem?.title ?? 'We couldn’t find this flight'}
        action={isFinal ? null : <Button onClick={onRetry}>Try again</Button>}
      >
        {faults.length === 0 ? <p>{error.message}</p> : faults.map((fault) => <p key={fault}>{fault}</p>)}
        {isLocked ? (
          <p className="mt-2">
            <TextLink href="/pricing">See plans</TextLink>
          </p>
        ) : null}
      </EmptyState>
    </section>
  )
}
