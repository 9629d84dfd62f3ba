import { capitalise } from '@/lib/core/capitalise.ts'
import type { Amenities } from '@/lib/network/aircraft/amenities.ts'
import { findType, getAirline } from '@/lib/network/aircraft/fleet.ts'
import { shortName } from '@/lib/network/aircraft/seat-map-pages.ts'
import { describeWifi } from '@/lib/network/aircraft/wifi-words.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { NotKnown } from './not-known.tsx'

export type AmenityColumn = 'wifi' | 'power' | 'ife' | 'pitch'

type AmenityTableProps = {
  caption: string
  rows: readonly Amenities[]
  /** True to name the aircraft in each row. */
  named?: boolean
  only?: readonly AmenityColumn[]
}

const facts: Record<AmenityColumn, Column<Amenities>> = {
  wifi: {
    id: 'wifi',
    head: 'Wi-Fi',
    cell: (row) => describeWifi(row) ?? <NotKnown />,
  },
  power: { id: 'power', head: 'Power', cell: ({ power }) => (power === null ? <NotKnown /> : capitalise(power)) },
  ife: { id: 'ife', head: 'Entertainment', cell: ({ ife }) => (ife === null ? <NotKnown /> : capitalise(ife)) },
  pitch: {
    id: 'pitch',
    head: 'Seat pitch',
    end: true,
    cell: ({ pitchIn }) =>
      pitchIn === null ? (
        <NotKnown />
      ) : (
        <span className="whitespace-nowrap">
          {pitchIn} in ({Math.round(pitchIn * 2.54)} cm)
        </span>
      ),
  },
}

const aircraft: Column<Amenities> = {
  id: 'aircraft',
  head: 'Aircraft',
  cell: ({ airline, type }) => {
    const found = findType(`${airline}/${type}`)
    return (
      <span className="whitespace-nowrap">
        <span className="block text-12 font-normal text-muted">{getAirline(airline).name}</span>
        {found ? <TextLink href={`/seatmaps/${airline}/${type}`}>{shortName(found)}</TextLink> : type}
      </span>
    )
  },
}

const cabin: Column<Amenities> = {
  id: 'cabin',
  head: 'Cabin',
  cell: ({ cabin: letter }) => (letter === null ? 'All' : <CabinChip cabin={letter} />),
}

const remarks: Column<Amenities> = {
  id: 'note',
  head: 'Notes',
  cell: ({ note, confidence }) => {
    const words = [note, confidence === 'recalled' ? 'unconfirmed' : ''].filter(Boolean).join('; ')
    return words ? <span className="text-muted">{capitalise(words)}</span> : null
  },
}

/** What is on board, one row per cabin. Unpublished facts say so. */
export function AmenityTable({
  caption,
  rows,
  named = true,
  only = ['wifi', 'power', 'ife', 'pitch'],
}: AmenityTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={[...(named ? [aircraft] : []), cabin, ...only.map((one) => facts[one]), remarks]}
      rows={rows}
      keyOf={(row) => `${row.airline} ${row.type} ${row.cabin}`}
      stacks={2}
    />
  )
}
