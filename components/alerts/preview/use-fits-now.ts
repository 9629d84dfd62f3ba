'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { getAudience } from '@/lib/accounts/client/state.ts'
import type { AlertDraft } from '@/lib/alerts/compose/alert-draft.ts'
import { fitsNowAddress } from '@/lib/alerts/compose/fits-now.ts'
import { fetchJson } from '@/lib/core/fetch-json.ts'
import { ReadSearch } from '@/lib/search/read-search.ts'
import { useRequestIdentity } from '../../ui/use-request-identity.ts'

const settlesMs = 500

/**
 * Searches for the seats that match a draft right now, once it has stopped changing. `isAsked` is false for a draft that
 * no search is made for.
 */
export function useFitsNow(draft: AlertDraft) {
  const identity = useRequestIdentity()
  const address = useSettled(fitsNowAddress(draft, getAudience(useAccount())))
  const query = useQuery({
    queryKey: ['fits-now', address, identity.id],
    enabled: address !== null && identity.known,
    queryFn: async ({ signal }) => fetchJson(address ?? '', ReadSearch, { signal, token: await identity.token() }),
  })
  return { isAsked: address !== null, answer: query.data, error: query.error, retry: () => void query.refetch() }
}

/** Returns a value once it has stopped changing for half a second. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settlesMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
