import { capitalise } from '@/lib/core/capitalise.ts'
import type { CabinFacts } from '@/lib/network/aircraft/cabin.ts'
import { allVariants, getAirline, getVariantPath, type Variant } from '@/lib/network/aircraft/fleet.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { FigureBar } from '../ui/figure-bar.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { NotKnown } from './not-known.tsx'

type Line = { variant: Variant; cabin: CabinFacts }

const maxPitch = Math.max(...allVariants.flatMap(({ cabins }) => cabins.map(({ pitchIn }) => pitchIn ?? 0)))

const columns: readonly Column<Line>[] = [
  {
    id: 'variant',
    head: 'Aircraft',
    cell: ({ variant }) => (
      <span className="block min-w-40">
        <span className="block text-12 font-normal text-muted">{getAirline(variant.airline).name}</span>
        <TextLink href={`/seatmaps/${getVariantPath(variant)}`}>{variant.name}</TextLink>
      </span>
    ),
  },
  {
    id: 'cabin',
    head: 'Cabin',
    cell: ({ cabin }) => (
      <span className="inline-flex items-center gap-2 whitespace-nowrap">
        <CabinChip cabin={cabin.letter} />
        {capitalise(cabin.name)}
      </span>
    ),
  },
  {
    id: 'pitch',
    head: 'Pitch',
    end: true,
    cell: ({ cabin: { pitchIn } }) =>
      pitchIn === null ? <NotKnown /> : <FigureBar share={pitchIn / maxPitch}>{pitchIn} in</FigureBar>,
  },
  {
    id: 'width',
    head: 'Width',
    end: true,
    cell: ({ cabin: { widthIn } }) => (widthIn === null ? <NotKnown /> : `${widthIn} in`),
  },
  { id: 'across', head: 'Across', cell: ({ cabin: { pattern } }) => <span className="font-mono">{pattern}</span> },
  {
    id: 'basis',
    head: 'How sure',
    cell: ({ cabin: { dimensionsBasis } }) => (
      <span className="text-muted">{dimensionsBasis === 'confirmed' ? 'published' : dimensionsBasis}</span>
    ),
  },
]

/** Every cabin with a published pitch or width, largest pitch first. */
export function PitchTable() {
  const lines = allVariants
    .flatMap((variant) => variant.cabins.map((cabin): Line => ({ variant, cabin })))
    .filter(({ cabin }) => cabin.pitchIn !== null || cabin.widthIn !== null)
    .toSorted((a, b) => (b.cabin.pitchIn ?? 0) - (a.cabin.pitchIn ?? 0))
  return (
    <DataTable
      caption="Seat pitch and width"
      columns={columns}
      rows={lines}
      keyOf={({ variant, cabin }) => `${variant.id} ${cabin.name} ${cabin.deck}`}
    />
  )
}
