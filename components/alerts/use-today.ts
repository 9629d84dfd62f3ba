'use client'

import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { createClock, type Instant, type LocalDate, localDateOf } from '@/lib/core/clock.ts'

/** The current instant, and today's date in Sydney, by the site's clock. Only for what is rendered in the browser. */
export function useToday(): { now: Instant; today: LocalDate } {
  const { clockOffsetMs } = useAccount()
  const now = createClock(clockOffsetMs).now()
  return { now, today: localDateOf(now) }
}
