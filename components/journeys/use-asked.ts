'use client'

import { useEffect, useRef, useState } from 'react'
import { askFor, type Failure, type ReadAnswer } from '@/lib/journeys/ask.ts'
import { useRequestIdentity } from '../ui/use-request-identity.ts'

export type Answered<Answer> = {
  /** The answer to the current request, or to the previous one while `isStale`. */
  answer: Answer | null
  failure: Failure | null
  /** True while an older answer is shown and the new one is loading. */
  isStale: boolean
  retry: () => void
}

type Kept<Answer> = { key: string; answer: Answer | null; failure: Failure | null }

/** Debounces typing, because every digit of a number would be a new request. */
const pauseMs = 250

/** Requests an API address, and again whenever it changes. Requests nothing if it is null. */
export function useAsked<Answer>(address: string | null, read: ReadAnswer<Answer>): Answered<Answer> {
  const { id, known, token } = useRequestIdentity()
  const [kept, setKept] = useState<Kept<Answer> | null>(null)
  const [tries, setTries] = useState(0)
  const askedBefore = useRef(false)
  const key = address === null ? null : `${id} ${tries} ${address}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` covers who asks, what, and which attempt it is.
  useEffect(() => {
    if (key === null || address === null || !known) return
    const ended = new AbortController()
    const ask = async () => {
      const asked = await askFor(address, read, { signal: ended.signal, token: await token() })
      if (ended.signal.aborted) return
      setKept({ key, answer: asked.ok ? asked.answer : null, failure: asked.ok ? null : asked.failure })
    }
    const timer = setTimeout(() => void ask().catch(() => {}), askedBefore.current ? pauseMs : 0)
    askedBefore.current = true
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [key, known])

  const retry = () => setTries(tries + 1)
  if (key === null || kept === null) return { answer: null, failure: null, isStale: false, retry }
  const isStale = kept.key !== key
  return { answer: kept.answer, failure: isStale ? null : kept.failure, isStale, retry }
}
