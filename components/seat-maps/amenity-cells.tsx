import type { Amenities } from '@/lib/network/aircraft/amenities.ts'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'

const names = { wifi: 'Wi-Fi', power: 'Power', ife: 'Entertainment', pitch: 'Seat pitch' } as const
type Fact = keyof typeof names

type AmenityCellsProps = { rows: readonly Amenities[]; facts: readonly Fact[] }

/** The facts of one type, cabin by cabin. */
export function AmenityCells({ rows, facts }: AmenityCellsProps) {
  const shown: readonly Fact[] = facts.length > 0 ? facts : ['wifi', 'power', 'ife', 'pitch']
  return (
    <ul className="mt-3 space-y-3">
      {rows.map((row) => (
        <li key={row.cabin ?? 'all'} className="flex gap-3 text-14">
          {row.cabin ? <CabinChip cabin={row.cabin} /> : <span className="w-5 text-12 text-muted">All</span>}
          <div className="min-w-0 flex-1">
            <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-y-1">
              {shown.map((fact) => (
                <div key={fact} className="contents">
                  <dt className="text-muted">{names[fact]}</dt>
                  <dd>{wordsOf(row, fact) ?? <span className="text-muted">not published</span>}</dd>
                </div>
              ))}
            </dl>
            {row.note ? <p className="mt-1 text-12 text-muted">{row.note}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  )
}

function wordsOf(row: Amenities, fact: Fact): string | null {
  if (fact === 'pitch') return row.pitchIn === null ? null : `${row.pitchIn} in`
  if (fact === 'wifi' && row.wifi !== null) return `${row.wifi}${row.wifiFree === true ? ', free' : ''}`
  return row[fact]
}
