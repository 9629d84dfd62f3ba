'use client'

import type { Route } from 'next'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { alertHrefOfSearch } from '@/lib/alerts/compose/search-link.ts'
import { countOf } from '@/lib/core/formats.ts'
import { site } from '@/lib/core/site.ts'
import Link from '../ui/link.tsx'
import { LiveList } from '../ui/live-list.tsx'
import { Section } from '../ui/section.tsx'
import { TextLink } from '../ui/text-link.tsx'

const added = new Intl.DateTimeFormat(site.locale, {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})

/** The latest searches, newest first, each with a link that runs it again. */
export function RecentSearches() {
  const { searchHistory } = useAccount()
  return (
    <Section title="Recent searches">
      <LiveList
        items={searchHistory}
        empty={
          <>
            Your latest searches appear here, ready to run again.{' '}
            <Link href="/qantas/reward-seat-finder" className="font-medium text-ink underline underline-offset-2">
              Find reward seats
            </Link>
          </>
        }
        row={({ href, title, results, dateAdded }) => (
          <>
            <Link
              href={href as Route}
              preload={false}
              className="min-w-0 text-14 font-medium underline underline-offset-2 wrap-anywhere"
            >
              {title}
            </Link>
            <span className="text-12 text-muted tabular-nums">
              {countOf(results, 'result')} · {added.format(new Date(dateAdded))}{' '}
              <AlertLink search={href} title={title} />
            </span>
          </>
        )}
      />
    </Section>
  )
}

/** A link from a seat search to an alert with the same criteria; nothing for other searches. */
function AlertLink({ search, title }: { search: string; title: string }) {
  const href = alertHrefOfSearch(search)
  if (href === null) return null
  return (
    <>
      ·{' '}
      <TextLink href={href}>
        Alert me <span className="sr-only">: {title}</span>
      </TextLink>
    </>
  )
}
