'use client'

import { NuqsAdapter } from 'nuqs/adapters/next/app'
import type { ReactNode } from 'react'
import { AnswerProviders } from './answer-providers.tsx'

/** What a page of answers needs around it: those, and the address bar. */
export function FinderProviders({ children }: { children: ReactNode }) {
  return (
    <AnswerProviders>
      <NuqsAdapter>{children}</NuqsAdapter>
    </AnswerProviders>
  )
}
