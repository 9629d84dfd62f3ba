'use client'

import { useEffect, useRef, useState } from 'react'
import type { Shape } from '@/lib/core/fetch-json.ts'
import { type Failure, fetchResult } from '@/lib/journeys/fetch-result.ts'
import { Button } from '../ui/button.tsx'
import { describeFault } from '../ui/describe-fault.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { useRequestIdentity } from '../ui/use-request-identity.ts'

export type ApiAnswer<Answer> = {
  /** The answer to the current request, or to the previous one while `isStale`. */
  answer: Answer | null
  failure: Failure | null
  /** True while an older answer is shown and the new one is loading. */
  isStale: boolean
  retry: () => void
}

type Loaded<Answer> = { key: string; answer: Answer | null; failure: Failure | null }

/** Shown if no token comes for the request. */
const noToken: Failure = { message: 'We couldn’t check your login.', faults: [], isPassing: true }

/** Debounces typing, because every digit of a number would be a new request. */
const pauseMs = 250

/** Requests an API address, and again whenever it changes. Requests nothing if it is null. */
export function useApiAnswer<Answer>(address: string | null, shape: Shape<Answer>): ApiAnswer<Answer> {
  const { id, known, token } = useRequestIdentity()
  const [loaded, setLoaded] = useState<Loaded<Answer> | null>(null)
  const [tries, setTries] = useState(0)
  const hasFetched = useRef(false)
  const key = address === null ? null : `${id} ${tries} ${address}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` covers who asks, what, and which attempt it is.
  useEffect(() => {
    if (key === null || address === null || !known) return
    const ended = new AbortController()
    const load = async () => {
      const result = await fetchResult(address, shape, { signal: ended.signal, token: await token() })
      if (ended.signal.aborted) return
      setLoaded({ key, answer: result.ok ? result.answer : null, failure: result.ok ? null : result.failure })
    }
    const fail = () => {
      if (!ended.signal.aborted) setLoaded({ key, answer: null, failure: noToken })
    }
    const timer = setTimeout(() => void load().catch(fail), hasFetched.current ? pauseMs : 0)
    hasFetched.current = true
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [key, known])

  const retry = () => setTries(tries + 1)
  if (key === null || loaded === null) return { answer: null, failure: null, isStale: false, retry }
  const isStale = loaded.key !== key
  return { answer: loaded.answer, failure: isStale ? null : loaded.failure, isStale, retry }
}

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
