'use client'

import { useId } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { getAudience } from '@/lib/accounts/client/state.ts'
import type { AlertDraft } from '@/lib/alerts/compose/alert-draft.ts'
import { seatReachWords } from '@/lib/alerts/compose/draft-faults.ts'
import { fitDays, fitRows, leftOutWords } from '@/lib/alerts/compose/fits-now.ts'
import type { Row, SearchAnswer } from '@/lib/availability/search-contract.ts'
import { formatDate, getAge, speakSeats } from '@/lib/core/formats.ts'
import { Button } from '../../ui/button.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { PointsCell } from '../../ui/seats/points-cell.tsx'
import { RouteLine } from '../../ui/seats/route-line.tsx'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useFitsNow } from './use-fits-now.ts'

/** The number of days that already have matching seats, with the first few. The alert itself reports only new ones. */
export function FitsNow({ draft }: { draft: AlertDraft }) {
  const { isAsked, answer, error, retry } = useFitsNow(draft)
  const plan = getAudience(useAccount())
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="flex flex-wrap items-center gap-2 text-16 font-semibold">
        Open right now {answer?.sample ? <SampleBadge /> : null}
      </h2>
      {isAsked ? null : (
        <p className="mt-1 text-14 text-muted">
          {seatReachWords(draft.programs, plan)} We can’t count days with {draft.seats}.
        </p>
      )}
      {isAsked && !answer && !error ? <Skeleton className="mt-2 h-32 w-full" /> : null}
      {error ? (
        <div className="mt-1 space-y-2 text-14">
          <p>{error.message}</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      ) : null}
      {answer ? <Found draft={draft} answer={answer} /> : null}
    </section>
  )
}

function Found({ draft, answer }: { draft: AlertDraft; answer: SearchAnswer }) {
  const days = fitDays(answer.days, draft.weekdays)
  const rows = fitRows(answer.rows, draft.weekdays, 4)
  return (
    <>
      <p role="status" className="mt-1 text-14 text-muted">
        {foundWords(days, answer)} {lastCheckWords(answer)}
      </p>
      {rows.length > 0 ? (
        <ul className="mt-2 divide-y divide-line">
          {rows.map((row) => (
            <FoundRow key={row.id} row={row} party={draft.split ? 1 : draft.seats} />
          ))}
        </ul>
      ) : null}
      <p className="mt-2 text-14 text-muted empty:hidden">{leftOutWords(draft)}</p>
      {answer.clamped.map(({ limit, reason }) => (
        <p key={limit} className="mt-2 text-14 text-muted">
          {reason}
        </p>
      ))}
    </>
  )
}

function FoundRow({ row, party }: { row: Row; party: number }) {
  return (
    <li className="figures flex min-h-11 flex-wrap items-center gap-x-3 py-1.5 text-14">
      <span className="w-22 font-medium">{formatDate(row.date)}</span>
      <RouteLine from={row.from} to={row.to} via={row.direct ? [] : 'unknown'} />
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
        <CabinChip cabin={row.cabin} /> {speakSeats(row.seats)}
      </span>
      <span className="ml-auto">
        <PointsCell row={row} seats={party} />
      </span>
    </li>
  )
}

function foundWords(days: number, { pairs }: SearchAnswer): string {
  if (pairs.covered === 0) return 'We haven’t checked these routes yet. Set the alert and we’ll start.'
  if (days === 0) return 'No seats like these right now. We’ll tell you when the first opens.'
  return `${days === 1 ? '1 day has' : `${days} days have`} seats like these. We’ll tell you about new ones.`
}

/** When any of the routes was last checked, in words. */
function lastCheckWords({ coverage, now }: SearchAnswer): string {
  const newest = coverage
    .flatMap(({ newestSeenAt }) => newestSeenAt ?? [])
    .sort()
    .at(-1)
  return newest === undefined ? '' : `Checked ${getAge(newest, now).words}.`
}
