import type { DataAge } from '@/lib/content/status/data-age.ts'
import { ageOf, formatInstant, formatNumber } from '@/lib/core/formats.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { NotRead } from './not-read.tsx'

const programs = { qantas: 'Qantas', velocity: 'Velocity' } as const

/** One row a program and source. */
export function DataAges({ ages, now }: { ages: readonly DataAge[] | null; now: string }) {
  if (ages === null) return <NotRead />
  const columns: readonly Column<DataAge>[] = [
    { id: 'program', head: 'Program', cell: ({ program }) => programs[program] },
    {
      id: 'source',
      head: 'Source',
      cell: ({ source, sample }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {source}
          {sample ? <SampleBadge /> : null}
        </span>
      ),
    },
    {
      id: 'newest',
      head: 'Newest look',
      cell: ({ newestAt }) =>
        newestAt ? (
          <time dateTime={newestAt} title={formatInstant(newestAt)} className="whitespace-nowrap">
            {ageOf(newestAt, now).words}
          </time>
        ) : (
          'never'
        ),
    },
    {
      id: 'fresh',
      head: 'Within a day',
      end: true,
      cell: ({ fresh, routes }) => `${formatNumber(fresh)} of ${formatNumber(routes)} routes`,
    },
    { id: 'failing', head: 'Last look failed', end: true, cell: ({ failing }) => formatNumber(failing) },
    {
      id: 'state',
      head: 'State',
      cell: ({ late }) => <span className={late ? 'font-semibold text-warn' : ''}>{late ? 'late' : 'fresh'}</span>,
    },
  ]
  return (
    <DataTable
      caption="Age of stored seats"
      columns={columns}
      rows={ages}
      keyOf={({ program, source }) => program + source}
    />
  )
}
