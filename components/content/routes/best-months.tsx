'use client'

import { bestMonths, MonthsAnswer } from '@/lib/content/routes/best-months.ts'
import { formatMonth, formatNumber } from '@/lib/core/formats.ts'
import { AnswerFailed, useApiAnswer } from '../../journeys/use-api-answer.tsx'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

type BestMonthsProps = { from: string; to: string; names: string }

/** How often seats in either program are found for each month of the coming year. */
export function BestMonths({ from, to, names }: BestMonthsProps) {
  const { answer, failure, retry } = useApiAnswer(`/api/stats?${new URLSearchParams({ from, to })}`, MonthsAnswer)
  return (
    <section aria-labelledby="best-months" className="content-auto mt-10">
      <h2 id="best-months" className="text-20 font-semibold tracking-tight">
        Best months
      </h2>
      {failure ? <AnswerFailed failure={failure} onRetry={retry} /> : null}
      {answer ? <Months months={bestMonths(answer)} sample={answer.sample} names={names} /> : null}
      {answer || failure ? null : <Skeleton className="mt-4 h-44 w-full rounded-2xl" />}
    </section>
  )
}

type MonthsProps = { months: ReturnType<typeof bestMonths>; sample: boolean; names: string }

function Months({ months, sample, names }: MonthsProps) {
  const thin = months.filter(({ isThin }) => isThin).map(({ month }) => formatMonth(month))
  const best = months.filter(({ isBest }) => isBest).map(({ month }) => formatMonth(month))
  if (best.length === 0) {
    return (
      <p className="mt-1.5 text-16 text-muted">
        {months.length === 0 ? 'Not checked yet.' : 'No month had a seat when we last checked.'}
      </p>
    )
  }
  return (
    <>
      <p className="mt-1.5 mb-4 max-w-prose text-16 text-muted">
        Most often open: {best.join(', ')}. Share of our checks of {names} that found a seat, both programs, all cabins.
        {thin.length > 0 ? ` Dashed months have too few checks to rank: ${thin.join(', ')}.` : ''}
      </p>
      <ol className="grid grid-cols-4 gap-2 sm:grid-cols-6 lg:grid-cols-[repeat(13,minmax(0,1fr))]">
        {months.map(({ month, percent, looks, isBest, isThin }) => (
          <li key={month} className="flex flex-col gap-1 text-center" title={`${formatNumber(looks)} checks`}>
            <span aria-hidden="true" className="flex h-20 items-end rounded-md bg-seats-0">
              <span
                style={{ height: `${percent}%` }}
                className={`block w-full rounded-md ${isBest ? 'bg-accent' : isThin ? 'border border-muted border-dashed' : 'bg-seats-2'}`}
              />
            </span>
            <span className="figures text-14 font-semibold">{percent}%</span>
            <span className="text-12 text-muted">
              {formatMonth(month, 'monthShort')} <span className="figures">{month.slice(2, 4)}</span>
            </span>
          </li>
        ))}
      </ol>
      {sample ? (
        <p className="mt-3">
          <SampleBadge />
        </p>
      ) : null}
    </>
  )
}
