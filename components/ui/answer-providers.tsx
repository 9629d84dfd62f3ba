'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiFailure } from '@/lib/core/fetch-json.ts'

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Stored availability changes by the hour; a minute keeps Back and Forward instant.
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        retry: (count, error) => count < 1 && error instanceof ApiFailure && error.isPassing,
      },
    },
  })
}

/** What an answer needs around it: the answers so far, kept by question. */
export function AnswerProviders({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
