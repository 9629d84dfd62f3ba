'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fetchJson, type Shape } from '@/lib/core/fetch-json.ts'
import { useRequestIdentity } from '../ui/use-request-identity.ts'

/**
 * Requests an API's answer for this visitor. The previous one stays visible while the next loads; null requests none.
 */
export function useAnswer<Value>(address: string | null, shape: Shape<Value>) {
  const identity = useRequestIdentity()
  return useQuery({
    queryKey: ['answer', identity.id, address],
    enabled: identity.known && address !== null,
    queryFn: async ({ signal }) => fetchJson(address ?? '', shape, { signal, token: await identity.token() }),
    placeholderData: keepPreviousData,
  })
}
