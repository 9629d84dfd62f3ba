import { capitalise } from '@/lib/core/capitalise.ts'
import type { CabinFacts } from '@/lib/network/aircraft/cabin.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { SourceLine } from '../../ui/source-line.tsx'

const notPublished = <span className="text-muted">not published</span>

function inches(value: number | null) {
  return value === null ? notPublished : `${value} in`
}

const columns: readonly Column<CabinFacts>[] = [
  {
    id: 'cabin',
    head: 'Cabin',
    cell: ({ letter, name, deck }) => (
      <span className="inline-flex items-center gap-2 whitespace-nowrap">
        <CabinChip cabin={letter} />
        {capitalise(name)}
        {deck === 'upper' ? <span className="text-12 font-normal text-muted">upper deck</span> : null}
      </span>
    ),
  },
  { id: 'seats', head: 'Seats', end: true, cell: ({ seats }) => seats },
  { id: 'pattern', head: 'Across', cell: ({ pattern }) => <span className="font-mono">{pattern}</span> },
  {
    id: 'rows',
    head: 'Rows',
    cell: ({ rows, drawable }) =>
      rows === null ? notPublished : `${rows[0]} to ${rows[1]}${drawable ? '' : ', roughly'}`,
  },
  { id: 'pitch', head: 'Pitch', end: true, cell: ({ pitchIn }) => inches(pitchIn) },
  { id: 'width', head: 'Width', end: true, cell: ({ widthIn }) => inches(widthIn) },
  {
    id: 'bed',
    head: 'Bed or recline',
    cell: ({ bed, recline }) => {
      if (bed) return `${bed.type}${bed.lengthIn ? `, ${bed.lengthIn} in long` : ''}`
      return recline ?? notPublished
    },
  },
  { id: 'screen', head: 'Screen', end: true, cell: ({ screenIn }) => inches(screenIn) },
]

/** The cabins of a layout, in figures. */
export function CabinFactsTable({ title, cabins }: { title: string; cabins: readonly CabinFacts[] }) {
  return (
    <DataTable
      caption={`Cabins of the ${title}`}
      columns={columns}
      rows={cabins}
      keyOf={({ name, deck }) => `${name} ${deck}`}
    />
  )
}

/** The day the fleet facts were gathered; the sources themselves vary in age. */
const gathered = '2026-11-20'

type FactSourceProps = { confidence: 'confirmed' | 'recalled'; sources: readonly string[] }

/** Where facts about an aircraft come from. */
export function FactSource({ confidence, sources }: FactSourceProps) {
  return <SourceLine asOf={gathered} confidence={confidence} sources={sources} />
}
