'use client'

import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import { formatDate, formatNumber } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import type { Sort, ViewState } from '@/lib/search/finder-state.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { CeilingField } from '../ui/trip-fields/ceiling-field.tsx'
import { FailedResult } from './failed-result.tsx'
import { RowTable } from './row-table.tsx'
import type { FinderAddress } from './use-finder-state.ts'
import { type Search, useSearch } from './use-search.ts'

const orders: { value: Sort; label: string }[] = [
  { value: 'date', label: 'Soonest' },
  { value: 'points', label: 'Fewest points' },
  { value: 'charges', label: 'Lowest charges' },
  { value: 'seats', label: 'Most seats' },
  { value: 'duration', label: 'Shortest time' },
  { value: 'value', label: 'Most miles for the points' },
]

/** A new first key makes the one before it the second, as people sort a table column by column. */
function sortBy({ sort, thenBy }: Pick<ViewState, 'sort' | 'thenBy'>, next: Sort): Pick<ViewState, 'sort' | 'thenBy'> {
  return next === sort ? { sort, thenBy } : { sort: next, thenBy: sort === 'date' ? null : sort }
}

/** The two keys rows are sorted by. */
function SortFields({ address }: { address: FinderAddress }) {
  const { sort, thenBy } = address.state
  // After the date there is no other natural second key: the rows then stand as the answer lists them.
  const listed = { value: 'date', label: 'As listed' } as const
  const others = [...(sort === 'date' ? [listed] : []), ...orders.filter(({ value }) => value !== sort)]
  return (
    <span className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
      <SelectField
        label="Sort by"
        value={sort}
        options={orders}
        onChange={(next) => address.look(sortBy(address.state, next))}
      />
      <SelectField
        label="Then by"
        value={thenBy ?? 'date'}
        options={others}
        onChange={(next) => address.look({ thenBy: next === 'date' ? null : next })}
      />
      <CeilingField
        label="Cash fare to compare, each"
        unit="AUD"
        value={address.state.cash}
        most={100_000}
        placeholder="cents a point"
        onChange={(cash) => address.look({ cash })}
      />
    </span>
  )
}

type RowPaneProps = {
  program: Program
  address: FinderAddress
  search: Search
  answer: SearchAnswer
  /** True where the table has the whole width: it then shows every column, and how it is sorted. */
  isWide?: boolean
  /** False while only the first rows are drawn. */
  isPainted?: boolean
}

/** The rows of the answer, or of one chosen day. */
export function RowPane({ isWide = false, isPainted = true, ...pane }: RowPaneProps) {
  const { program, address, search, answer } = pane
  const { state, look } = address
  if (state.day === null) {
    return (
      <Rows address={address} search={search} answer={answer} title="All days" isWide={isWide} isPainted={isPainted}>
        {isWide ? <SortFields address={address} /> : null}
      </Rows>
    )
  }
  return (
    <div>
      <DayRows program={program} address={address} day={state.day} isWide={isWide}>
        <Button kind="quiet" onClick={() => look({ day: null })}>
          <X aria-hidden="true" className="size-4" />
          Show all days
        </Button>
      </DayRows>
    </div>
  )
}

type DayRowsProps = { program: Program; address: FinderAddress; day: string; isWide: boolean; children: ReactNode }

/** A day's rows are asked for on their own: they may lie pages away from the first ones of the whole answer. */
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
  const count = answer.total === 1 ? '1 offer' : `${formatNumber(answer.total)} offers`
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
        onSort={(sort) => address.look(sortBy(address.state, sort))}
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
