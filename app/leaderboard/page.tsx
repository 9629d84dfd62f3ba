import { LeaderboardTable } from '@/components/account/referrals/leaderboard-table.tsx'
import { PageFrame } from '@/components/shell/page-frame.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'
import { TextLink } from '@/components/ui/text-link.tsx'

export const metadata = pageMetadata('/leaderboard')

export default function LeaderboardPage() {
  return (
    <PageFrame path="/leaderboard">
      <div className="max-w-3xl overflow-hidden rounded-2xl border border-line bg-card">
        <LeaderboardTable />
      </div>
      <p className="mt-4 text-14 text-muted">
        Find your referral link on your <TextLink href="/dashboard/account#invite">account page</TextLink>, where you
        can also choose to be listed here.
      </p>
    </PageFrame>
  )
}
