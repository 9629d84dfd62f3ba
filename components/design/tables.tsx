'use client'

import { useState } from 'react'
import { formatNumber } from '@/lib/core/formats.ts'
import { DataTable, type TableSort } from '../ui/data-table.tsx'
import { FigureList } from '../ui/figure-list.tsx'
import { Panel } from '../ui/panel.tsx'
import { SourceLine } from '../ui/source-line.tsx'

type Row = { name: string; miles: number; cabins: string; note: string }

/** Distances between the airports; none of these figures come from a program. */
const rows: Row[] = [
  { name: 'Sydney to Auckland', miles: 1343, cabins: 'Y W J', note: 'three hours' },
  { name: 'Sydney to Singapore', miles: 3907, cabins: 'Y W J F', note: 'eight hours' },
  { name: 'Perth to London', miles: 9009, cabins: 'Y W J', note: 'seventeen hours' },
]

/** A sortable table, the figures of an answer, and the line that says where they come from. */
export function Tables() {
  const [sort, setSort] = useState<TableSort>({ column: 'miles', order: 'ascending' })
  const sorted = [...rows].sort((a, b) => (sort.order === 'ascending' ? a.miles - b.miles : b.miles - a.miles))
  return (
    <div className="space-y-5">
      <DataTable
        caption="Distances, as an example of a table"
        rows={sorted}
        keyOf={({ name }) => name}
        marked={({ name }) => name === 'Sydney to Singapore'}
        sort={sort}
        onSort={setSort}
        columns={[
          { id: 'name', head: 'Route', cell: ({ name }) => name },
          { id: 'cabins', head: 'Cabins', cell: ({ cabins }) => <span className="font-mono">{cabins}</span> },
          { id: 'note', head: 'About', cell: ({ note }) => note },
          { id: 'miles', head: 'Miles', end: true, sorts: true, cell: ({ miles }) => formatNumber(miles) },
        ]}
      />
      <Panel>
        <FigureList
          figures={[
            { label: 'Distance', value: '3,907 miles' },
            { label: 'Carriers', value: '2', note: 'with seats to book' },
            { label: 'Charges', value: 'not published' },
          ]}
        />
        <div className="mt-4">
          <SourceLine asOf="2026-11-20" confidence="derived" sources={['https://www.iata.org/', 'A line of words']} />
        </div>
      </Panel>
    </div>
  )
}
