'use client'

import { useQueries } from '@tanstack/react-query'
import type { Identified, Live } from '@/lib/accounts/client/state.ts'
import type { AlertDocument } from '@/lib/alerts/alert.ts'
import { checksAddresses, type NextCheck, NextChecksAnswer } from '@/lib/alerts/next-check.ts'
import { fetchJson } from '@/lib/core/fetch-json.ts'

const freshMs = 60_000

/** When each alert's routes are checked next, by alert id; refreshed every minute. */
export function useNextChecks(alerts: Live<Identified<AlertDocument>[]>): ReadonlyMap<string, NextCheck> {
  const requests = checksAddresses(alerts ?? [])
  const answers = useQueries({
    queries: requests.map(({ address }) => ({
      queryKey: ['next-checks', address],
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchJson(address, NextChecksAnswer, { signal, token: null }),
      staleTime: freshMs,
      refetchInterval: freshMs,
    })),
  })
  const known = new Map<string, NextCheck>()
  for (const [at, { ids }] of requests.entries()) {
    for (const [place, id] of ids.entries()) {
      const check = answers[at]?.data?.checks[place]
      if (check) known.set(id, check)
    }
  }
  return known
}
