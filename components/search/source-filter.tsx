'use client'

import type { Facets } from '@/lib/availability/summary-contract.ts'
import type { SourceKind } from '@/lib/core/url-state.ts'
import type { Filters } from '@/lib/search/finder-state.ts'
import { FilterCheck } from './filter-check.tsx'

type SourceFilterProps = {
  counts: Facets['sources'] | undefined
  /** Empty = all of them. */
  chosen: SourceKind[]
  onChange: (change: Pick<Filters, 'sources'>) => void
}

const names: Record<SourceKind, string> = {
  sample: 'Sample data',
  file: 'Recorded searches',
  'seats-aero': 'seats.aero',
  own: 'You saw this',
}

/** Where seats were seen: each source can be left out. One that is chosen stays in the list when it has nothing. */
export function SourceFilter({ counts, chosen, onChange }: SourceFilterProps) {
  const listed = [...new Set([...(counts ?? []).map(({ value }) => value), ...chosen])].sort()
  if (listed.length === 0) return null
  const isIn = (kind: SourceKind) => chosen.length === 0 || chosen.includes(kind)

  function toggle(kind: SourceKind): void {
    const next = listed.filter((other) => (other === kind) !== isIn(other))
    // The last one cannot go: an answer from nowhere is none. All of them are the same as no filter.
    if (next.length > 0) onChange({ sources: next.length === listed.length ? [] : next })
  }

  return (
    <fieldset>
      <legend className="mb-1.5 text-14 font-medium">Sources</legend>
      {listed.map((kind) => (
        <FilterCheck
          key={kind}
          checked={isIn(kind)}
          onToggle={() => toggle(kind)}
          offers={counts && (counts.find(({ value }) => value === kind)?.rows ?? 0)}
        >
          {names[kind]}
        </FilterCheck>
      ))}
    </fieldset>
  )
}
