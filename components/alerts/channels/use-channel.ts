'use client'

import { useState } from 'react'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { Session } from '@/lib/accounts/client/session.ts'
import type { SaveChannelsAnswer, SaveChannelsBody } from '@/lib/alerts/delivery/channels.ts'
import { refusalWords } from '../refusal-words.ts'

export type Channel = {
  busy: boolean
  /** Why the last change failed, in words for the user; null if it didn't. */
  fault: string | null
  /** Runs one change; resolves to its answer, or to null if it failed, was refused, or another is still running. */
  run: <Answer extends object>(work: (session: Session) => Promise<Answer>) => Promise<Answer | null>
  save: (body: SaveChannelsBody) => Promise<SaveChannelsAnswer | null>
}

/** Runs changes to one channel's set-up, one at a time, and reports why the last one failed. */
export function useChannel(): Channel {
  const store = useAccountStore()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const run: Channel['run'] = async (work) => {
    if (busy) return null
    setBusy(true)
    setFault(null)
    try {
      const answer = await work(await store.session())
      if ('outcome' in answer && (answer.outcome === 'refused' || answer.outcome === 'failed')) {
        setFault('message' in answer ? String(answer.message) : 'That wasn’t accepted. Check it and try again.')
        return null
      }
      return answer
    } catch (error) {
      setFault(refusalWords(error))
      return null
    } finally {
      setBusy(false)
    }
  }
  return { busy, fault, run, save: (body) => run((session) => session.saveChannels(body)) }
}
