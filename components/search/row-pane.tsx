'use client'

import { X } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import { countOf, formatDate } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { sortBy } from '@/lib/search/finder-state.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { FailedResult } from './failed-result.tsx'
import { RowTable } from './row-table.tsx'
import type { FinderAddress } from './use-finder-state.ts'
import { type Search, useSearch } from './use-search.ts'

/** Loaded on demand: only the wide list can be sorted and compared. */
const SortFields = lazy(async () => ({ default: (await import('./sort-fields.tsx')).SortFields }))

type RowPaneProps = {
  program: Program
  address: FinderAddress
  search: Search
  answer: SearchAnswer
  /** True if the table has the full width; it then shows every column and the sort fields. */
  isWide?: boolean
  /** False while only the first rows are drawn. */
  isPainted?: boolean
}

/** The rows of the answer, or of one chosen day. */
export function RowPane({ isWide = false, isPainted = true, ...pane }: RowPaneProps) {
  const { program, address, search, answer } = pane
  const { state, changeView } = address
  if (state.day === null) {
    return (
      <Rows address={address} search={search} answer={answer} title="All days" isWide={isWide} isPainted={isPainted}>
        {isWide ? (
          <Suspense fallback={<Skeleton className="h-17 w-full" />}>
            <SortFields address={address} />
          </Suspense>
        ) : null}
      </Rows>
    )
  }
  return (
    <div>
      <DayRows program={program} address={address} day={state.day} isWide={isWide}>
        <Button kind="quiet" onClick={() => changeView({ day: null })}>
          <X aria-hidden="true" className="size-4" />
          Show all days
        </Button>
      </DayRows>
    </div>
  )
}

type DayRowsProps = { program: Program; address: FinderAddress; day: string; isWide: boolean; children: ReactNode }

/** Requests one day's rows separately, because in the whole answer they may be many pages away. */
function DayRows({ program, address, day, isWide, children }: DayRowsProps) {
  const { state } = address
  const search = useSearch(program, { ...state, when: { kind: 'range', start: day, end: day } }, state, { keep: false })
  const { answer } = search
  if (search.status === 'failed' && search.error) return <FailedResult error={search.error} onRetry={search.retry} />
  if (!answer) return <RowsSkeleton />
  return (
    <Rows address={address} search={search} answer={answer} title={formatDate(day, 'long')} isWide={isWide}>
      {children}
    </Rows>
  )
}

type RowsProps = Omit<RowPaneProps, 'program'> & { title: string; children?: ReactNode }

function Rows({ address, search, answer, title, isWide = false, isPainted = true, children }: RowsProps) {
  const count = countOf(answer.total, 'option')
  return (
    <section aria-label={title} aria-busy={search.isStale || undefined}>
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-5">
        <h3 className="text-16 font-semibold">{title}</h3>
        <span className="figures text-14 text-muted">{count}</span>
        <span className="ml-auto max-sm:w-full">{children}</span>
      </div>
      <RowTable
        answer={answer}
        search={search}
        sort={address.state.sort}
        cash={address.state.cash}
        isWide={isWide}
        isPainted={isPainted}
        onSort={(sort) => address.changeView(sortBy(address.state, sort))}
      />
    </section>
  )
}

function RowsSkeleton() {
  return (
    <div className="space-y-4 p-5">
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} className="h-7 w-full" />
      ))}
    </div>
  )
}
