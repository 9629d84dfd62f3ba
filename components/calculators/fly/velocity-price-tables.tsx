import type { PointsSpan } from '@/lib/calculators/fly/routings-file.ts'
import { pointsSpanWords } from '@/lib/calculators/fly/velocity-answer.ts'
import { getCells, type PricePeriod, tablesNewestFirst } from '@/lib/calculators/fly/velocity-pages.ts'
import { type Cabin, cabins } from '@/lib/core/cabin.ts'
import { formatDate, formatNumber } from '@/lib/core/formats.ts'
import type { VelocityTable } from '@/lib/programs/velocity/data/reward-tables.ts'
import { velocityZoneLimits } from '@/lib/programs/velocity/data/reward-tables.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { CarrierTags } from '../../ui/seats/carrier-tags.tsx'
import { NotPublished } from '../../ui/seats/not-published.tsx'
import { SourceLine } from '../../ui/source-line.tsx'

type Cells = Record<Cabin, PointsSpan | null>

function cabinColumns<Row>(cellsIn: (row: Row) => Cells): Column<Row>[] {
  return cabins.map((cabin) => ({
    id: cabin,
    head: cabinDisplay[cabin].name,
    end: true,
    cell: (row: Row) => {
      const span = cellsIn(row)[cabin]
      return span ? pointsSpanWords(span) : <NotPublished />
    },
  }))
}

const periodColumns: readonly Column<PricePeriod>[] = [
  { id: 'from', head: 'Booked from', cell: ({ table }) => <DayText day={table.validFrom} /> },
  { id: 'until', head: 'Until', cell: ({ until }) => (until === null ? 'today' : <DayText day={until} />) },
  { id: 'airline', head: 'Airline', cell: ({ carrier }) => <CarrierTags codes={[carrier]} /> },
  { id: 'zone', head: 'Zone', end: true, cell: ({ zone }) => zone },
  ...cabinColumns<PricePeriod>(({ points }) => points),
]

/** A date that never wraps, however narrow its column. */
function DayText({ day }: { day: string }) {
  return <span className="whitespace-nowrap">{formatDate(day, 'plain')}</span>
}

/** Every price ever published for the airlines and zones of a pair, by booking period. */
export function PricePeriodsTable({ caption, periods }: { caption: string; periods: readonly PricePeriod[] }) {
  return (
    <DataTable
      caption={caption}
      columns={periodColumns}
      rows={periods}
      keyOf={({ table, carrier, zone }) => table.id + carrier + zone}
    />
  )
}

type ZoneRow = { zone: number; maxMiles: number; cells: Cells }

const zoneColumns: readonly Column<ZoneRow>[] = [
  { id: 'zone', head: 'Zone', cell: ({ zone }) => zone },
  { id: 'miles', head: 'Miles, up to', end: true, cell: ({ maxMiles }) => formatNumber(maxMiles) },
  ...cabinColumns<ZoneRow>(({ cells }) => cells),
]

/** Everything published of every price table, with its source. Tables no longer in force are collapsed. */
export function EveryPriceTable() {
  const inForce = tablesNewestFirst.filter(({ validTo }) => validTo === null)
  const ended = tablesNewestFirst.filter(({ validTo }) => validTo !== null)
  return (
    <div className="space-y-8">
      <TableGrid tables={inForce} />
      <details>
        <summary className="inline-block min-h-11 cursor-pointer rounded-sm py-2.5 text-16 font-medium underline underline-offset-4 hover:text-accent">
          The {ended.length} tables until 20 January 2025
        </summary>
        <div className="mt-4">
          <TableGrid tables={ended} />
        </div>
      </details>
    </div>
  )
}

function TableGrid({ tables }: { tables: readonly VelocityTable[] }) {
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      {tables.map((table) => (
        <PriceTable key={table.id} table={table} />
      ))}
    </div>
  )
}

function PriceTable({ table }: { table: VelocityTable }) {
  const rows = velocityZoneLimits
    .map((maxMiles, index) => ({ zone: index + 1, maxMiles, cells: getCells(table, index + 1) }))
    .filter(({ cells }) => Object.values(cells).some((span) => span !== null))
  return (
    <div className="min-w-0 space-y-2">
      <h3 className="text-16 font-semibold">{table.title}</h3>
      <DataTable caption={table.title} columns={zoneColumns} rows={rows} keyOf={({ zone }) => String(zone)} />
      {table.note ? <p className="text-12 text-muted">{table.note}</p> : null}
      <SourceLine {...table} />
    </div>
  )
}
