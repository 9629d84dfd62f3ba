import Link from 'next/link'
import { LeaderboardTable } from '@/components/referrals/leaderboard-table.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'
import { pageAt } from '@/lib/pages.ts'

const page = pageAt('/leaderboard')
export const metadata = pageMetadata('/leaderboard')

export default function LeaderboardPage() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="text-28 font-semibold tracking-tight">{page.title}</h1>
      <p className="mt-1 mb-6 max-w-prose text-16 text-muted">{page.summary}</p>
      <div className="overflow-hidden rounded-2xl border border-line bg-card">
        <LeaderboardTable />
      </div>
      <p className="mt-4 text-14 text-muted">
        Your own link is on your{' '}
        <Link href="/dashboard" className="font-medium text-ink underline underline-offset-4">
          dashboard
        </Link>
        , and so is the choice to be named here.
      </p>
    </div>
  )
}
