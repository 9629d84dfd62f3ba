'use client'

import { useEffect, useRef, useState } from 'react'
import { fetchAnswer } from '@/lib/core/fetch-json.ts'
import { afterEvent, type LiveProgress, notStarted, readLiveStream } from '@/lib/search/live-stream.ts'
import { useRequestIdentity } from '../ui/use-request-identity.ts'

export type Live = {
  progress: LiveProgress
  state: 'idle' | 'running' | 'done' | 'cancelled' | 'failed'
  /** Why the search failed, in a sentence. */
  fault: string | null
  start: (address: string) => void
  cancel: () => void
}

/** Runs a live search and collects its events until it ends or fails, or the visitor cancels it or leaves. */
export function useLive(): Live {
  const identity = useRequestIdentity()
  const [progress, setProgress] = useState(notStarted)
  const [state, setState] = useState<Live['state']>('idle')
  const [fault, setFault] = useState<string | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  async function run(address: string, signal: AbortSignal): Promise<void> {
    const response = await fetchAnswer(address, { signal, token: await identity.token() }, 'application/x-ndjson')
    if (!response.body) throw new Error('No results came back. Try again.')
    for await (const event of readLiveStream(response.body)) {
      if (signal.aborted) return
      setProgress((before) => afterEvent(before, event))
    }
  }

  function start(address: string): void {
    stop.current?.abort()
    const own = new AbortController()
    stop.current = own
    setProgress(notStarted)
    setFault(null)
    setState('running')
    run(address, own.signal).then(
      () => own.signal.aborted || setState('done'),
      (error: unknown) => {
        if (own.signal.aborted) return
        setFault(error instanceof Error ? error.message : String(error))
        setState('failed')
      },
    )
  }

  function cancel(): void {
    stop.current?.abort()
    setState('cancelled')
  }

  return { progress, state, fault, start, cancel }
}
