'use client'

import { formatNumber } from '@/lib/core/formats.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Search } from './use-search.ts'

type RowTableFootProps = { search: Search; total: number; isWaiting: boolean }

/** What becomes of the rows that have not come yet: on their way, or failed, with those that came still there. */
export function RowTableFoot({ search, total, isWaiting }: RowTableFootProps) {
  const { rows, moreFault, retryMore } = search
  if (moreFault) {
    return (
      <div role="alert" className="border-t border-line p-3 sm:px-5">
        <Notice kind="danger" action={<Button onClick={retryMore}>Try again</Button>}>
          {formatNumber(rows.length)} of {formatNumber(total)} rows are here; the next ones could not be fetched.{' '}
          {moreFault.message}
        </Notice>
      </div>
    )
  }
  return (
    <p role="status" className="sr-only">
      {isWaiting ? `Fetching more rows, ${formatNumber(rows.length)} of ${formatNumber(total)} are here.` : null}
    </p>
  )
}
