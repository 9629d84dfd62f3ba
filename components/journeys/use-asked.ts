'use client'

import { useEffect, useRef, useState } from 'react'
import { askFor, type Failure, type ReadAnswer } from '@/lib/journeys/ask.ts'
import { useRequestIdentity } from '../ui/use-request-identity.ts'

export type Answered<Answer> = {
  /** The answer to the question, or while `isStale` the one before it. */
  answer: Answer | null
  failure: Failure | null
  /** True while an older answer stands in for the one on its way. */
  isStale: boolean
  retry: () => void
}

type Kept<Answer> = { key: string; answer: Answer | null; failure: Failure | null }

/** A pause after typing: every digit of a number is a new question. */
const pauseMs = 250

/** Asks an API whatever stands in its address, again when it changes. Null asks nothing. */
export function useAsked<Answer>(address: string | null, read: ReadAnswer<Answer>): Answered<Answer> {
  const { id, known, token } = useRequestIdentity()
  const [kept, setKept] = useState<Kept<Answer> | null>(null)
  const [tries, setTries] = useState(0)
  const askedBefore = useRef(false)
  const key = address === null ? null : `${id} ${tries} ${address}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for who asks and what.
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
