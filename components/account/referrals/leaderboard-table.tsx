'use client'

import { Leaderboard } from '@/lib/accounts/leaderboard.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useFetched } from '../../ui/use-fetched.ts'

/** The members who referred the most others, among those who chose to be named. */
export function LeaderboardTable() {
  const { value: board, retry } = useFetched('/api/leaderboard', Leaderboard)
  if (board === undefined) return <Skeleton className="h-64 rounded-2xl" />
  if (board === null) {
    return (
      <EmptyState title="We couldn’t load the leaderboard" action={<Button onClick={retry}>Try again</Button>}>
        Check your connection, then try again.
      </EmptyState>
    )
  }
  if (board.entries.length === 0) {
    return (
      <EmptyState title="No one is on the board yet">
        The members whose link brought the most sign-ups will be listed here, under a name they chose. The first sign-up
        puts you at number 1.
      </EmptyState>
    )
  }
  return <Ranks board={board} />
}

function Ranks({ board }: { board: Leaderboard }) {
  return (
    <table className="figures w-full text-14">
      <thead>
        <tr className="text-left text-12 text-muted">
          <th scope="col" className="w-12 py-2 pl-5 font-normal">
            Rank
          </th>
          <th scope="col" className="py-2 pr-3 font-normal">
            Member
          </th>
          <th scope="col" className="py-2 pr-3 text-right font-normal">
            Sign-ups
          </th>
          <th scope="col" className="py-2 pr-5 text-right font-normal">
            Paying
          </th>
        </tr>
      </thead>
      <tbody>
        {board.entries.map(({ name, signUps, payments }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two members may choose the same name, so key by rank.
          <tr key={at} className="border-t border-line">
            <td className="py-2.5 pl-5 text-muted">{at + 1}</td>
            <th scope="row" className="py-2.5 pr-3 text-left font-medium wrap-anywhere">
              {name}
            </th>
            <td className="py-2.5 pr-3 text-right">{signUps}</td>
            <td className="py-2.5 pr-5 text-right">{payments}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
