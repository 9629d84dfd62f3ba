'use client'

import type { Route } from 'next'
import Link from 'next/link'
import { useAccount } from '@/lib/account/client/account-provider.tsx'
import { site } from '@/lib/site.ts'
import { LiveList } from './live-list.tsx'
import { Section } from './section.tsx'

const added = new Intl.DateTimeFormat(site.locale, {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})

/** The latest searches, newest first; each runs again from here. */
export function SearchHistory() {
  const { searchHistory } = useAccount()
  return (
    <Section title="Search history">
      <LiveList
        items={searchHistory}
        empty={
          <>
            Your latest searches will stand here, ready to be run again.{' '}
            <Link href="/qantas/reward-seat-finder" className="font-medium text-ink underline underline-offset-2">
              Find reward seats
            </Link>
          </>
        }
        row={({ href, title, results, dateAdded }) => (
          <>
            <Link
              href={href as Route}
              prefetch={false}
              className="min-w-0 text-14 font-medium underline underline-offset-2 wrap-anywhere"
            >
              {title}
            </Link>
            <span className="text-12 text-muted tabular-nums">
              {results === 1 ? '1 result' : `${results} results`} · {added.format(new Date(dateAdded))}
            </span>
          </>
        )}
      />
    </Section>
  )
}
