'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiFailure } from '@/lib/core/fetch-json.ts'

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Stored availability changes hourly; one minute is enough to keep Back and Forward instant.
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        retry: (count, error) => count < 1 && error instanceof ApiFailure && error.isPassing,
      },
    },
  })
}

/** Provides what answers need around them: the cache of the answers so far, by question. */
export function AnswerProviders({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
