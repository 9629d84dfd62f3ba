'use client'

import { CalendarPlus, Download, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Row } from '@/lib/availability/search-contract.ts'
import { countOf, formatDate, formatNumber } from '@/lib/core/formats.ts'
import { toCsv, toIcs } from '@/lib/search/export-rows.ts'
import { Button } from '../ui/button.tsx'
import { CopyLink } from '../ui/copy-link.tsx'
import { saveFile } from '../ui/save-file.ts'
import { SelectField } from '../ui/select-field.tsx'
import type { ViewProps } from './calendar-view.tsx'

/** Ways to take the answer elsewhere: a table, a day for a calendar, the address, a printout. */
export function ExportView({ answer, search, address }: ViewProps) {
  const { rows, hasMore, loadMore } = search
  const dates = [...new Set(answer.days.map(({ date }) => date))].sort()
  const [chosen, setChosen] = useState(address.state.day)
  const day = dates.find((date) => date === chosen) ?? dates[0] ?? answer.query.start
  const ofDay = rows.filter(({ date }) => date === day)
  // The first page is small so that the answer appears quickly; an export should have more rows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time this view is opened.
  useEffect(() => {
    if (hasMore) loadMore()
  }, [])

  return (
    <div className="space-y-6 p-4 sm:p-5">
      <section aria-labelledby="export-table">
        <h3 id="export-table" className="text-16 font-semibold">
          Table
        </h3>
        <p className="mt-1 mb-3 text-14 text-muted">
          {rows.length < answer.total
            ? `${formatNumber(rows.length)} of ${countOf(answer.total, 'option')} loaded; the file has only those.`
            : `All ${countOf(answer.total, 'option')}, each with its source and when it was seen.`}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" onClick={() => saveFile('reward-seats.csv', 'text/csv', toCsv(rows, answer))}>
            <Download aria-hidden="true" className="size-4" />
            CSV of {countOf(rows.length, 'option')}
          </Button>
          {hasMore ? <Button onClick={loadMore}>Load more first</Button> : null}
        </div>
      </section>
      <section aria-labelledby="export-day" className="max-w-xl">
        <h3 id="export-day" className="mb-2 text-16 font-semibold">
          A day for your calendar
        </h3>
        <div className="flex flex-wrap items-end gap-2">
          <SelectField
            label="Day with seats"
            value={day}
            options={dates.map((date) => ({ value: date, label: formatDate(date, 'long') }))}
            onChange={setChosen}
            className="w-72"
          />
          <Button disabled={ofDay.length === 0} onClick={() => saveDay(day, ofDay, answer.now)}>
            <CalendarPlus aria-hidden="true" className="size-4" />
            Save .ics
          </Button>
        </div>
        {ofDay.length === 0 ? (
          <p className="mt-2 text-14 text-muted">This day’s options aren’t loaded yet. Load more first.</p>
        ) : null}
      </section>
      <section aria-labelledby="export-link">
        <h3 id="export-link" className="mb-2 text-16 font-semibold">
          Share or print
        </h3>
        <div className="flex flex-wrap gap-2">
          <CopyLink />
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            Print
          </Button>
        </div>
      </section>
    </div>
  )
}

function saveDay(day: string, rows: Row[], now: string): void {
  saveFile(`reward-seats-${day}.ics`, 'text/calendar', toIcs(day, rows, { now, address: location.href }))
}
