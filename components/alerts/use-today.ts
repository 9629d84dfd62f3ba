'use client'

import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { createClock, type Instant, type LocalDate, localDateOf } from '@/lib/core/clock.ts'

/** Now and today in Sydney by the site's clock. For what is drawn in the browser only. */
export function useToday(): { now: Instant; today: LocalDate } {
  const { clockOffsetMs } = useAccount()
  const now = createClock(clockOffsetMs).now()
  return { now, today: localDateOf(now) }
}
