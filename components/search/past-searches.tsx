'use client'

import type { Route } from 'next'
import Link from 'next/link'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { formatInstant, formatNumber } from '@/lib/core/formats.ts'

/** A member's latest searches, each run again with one click; nothing for a visitor, who has none kept. */
export function PastSearches() {
  const { searchHistory } = useAccount()
  if (!searchHistory || searchHistory.length === 0) return null
  return (
    <section aria-labelledby="past-searches">
      <h2 id="past-searches" className="text-16 font-semibold">
        Your latest searches
      </h2>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card">
        {searchHistory.map(({ id, href, title, results, dateAdded }) => (
          <li key={id}>
            <Link
              href={href as Route}
              prefetch={false}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 py-2 text-14 -outline-offset-2 hover:bg-seats-0"
            >
              <span className="font-medium">{title}</span>
              <span className="figures text-12 text-muted">
                {results === 1 ? '1 offer' : `${formatNumber(results)} offers`}, {formatInstant(dateAdded)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
