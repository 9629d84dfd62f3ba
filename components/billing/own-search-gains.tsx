'use client'

import type { Route } from 'next'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { localDateOf } from '@/lib/core/clock.ts'
import { countOf } from '@/lib/core/formats.ts'
import { type SearchGain, searchGains } from '@/lib/search/search-gains.ts'
import Link from '../ui/link.tsx'

/** What Gold would add to the member's recent searches. Renders nothing if it would add nothing. */
export function OwnSearchGains() {
  const { searchHistory, planSlug } = useAccount()
  if (!searchHistory || planSlug === null || planSlug === 'gold') return null
  // Renders only after the first answer, never on the server, so reading the time here can't differ between the two.
  const today = localDateOf(new Date().toISOString())
  const gains = searchGains(searchHistory, { from: planSlug, to: 'gold', today }).slice(0, 5)
  if (gains.length === 0) return null
  return (
    <section aria-labelledby="own-gains">
      <h2 id="own-gains" className="text-20 font-semibold tracking-tight">
        Your recent searches on Gold
      </h2>
      <ul className="figures mt-3 divide-y divide-line rounded-2xl border border-line bg-card">
        {gains.map((gain) => (
          <li key={gain.href} className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-5 py-3 text-14">
            <Link href={gain.href as Route} className="font-medium underline-offset-4 hover:underline">
              {gain.title}
            </Link>
            <span className="text-muted">{describeGain(gain)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-12 text-muted">Days and seats your plan doesn’t cover. Not every day has seats.</p>
    </section>
  )
}

function describeGain({ moreDays, moreSeats }: SearchGain): string {
  const parts = [
    ...(moreDays > 0 ? [countOf(moreDays, 'more day')] : []),
    ...(moreSeats > 0 ? [countOf(moreSeats, 'more seat')] : []),
  ]
  return parts.join(', ')
}
