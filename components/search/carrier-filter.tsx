'use client'

import type { Facets } from '@/lib/availability/summary-contract.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { findCarrier } from '@/lib/network/carriers.ts'
import type { Filters } from '@/lib/search/finder-state.ts'

type CarrierFilterProps = {
  counts: Facets['carriers']
  only: string[]
  without: string[]
  onChange: (change: Partial<Pick<Filters, 'carriers' | 'without'>>) => void
}

type Choice = 'any' | 'only' | 'not'

/** Airlines to fly with or without. Those chosen stay in the list when nothing of theirs is left. */
export function CarrierFilter({ counts, only, without, onChange }: CarrierFilterProps) {
  const listed = [...new Set([...counts.map(({ value }) => value), ...only, ...without])]
  const choiceOf = (code: string): Choice => (only.includes(code) ? 'only' : without.includes(code) ? 'not' : 'any')

  function choose(code: string, choice: Choice): void {
    const others = (codes: string[]) => codes.filter((other) => other !== code)
    onChange({
      carriers: choice === 'only' ? [...others(only), code].sort() : others(only),
      without: choice === 'not' ? [...others(without), code].sort() : others(without),
    })
  }

  if (listed.length === 0) return <p className="text-14 text-muted">The source names no airlines here.</p>
  return (
    <fieldset className="max-h-72 overflow-y-auto">
      <legend className="mb-1.5 text-14 font-medium">Airlines</legend>
      {listed.map((code) => (
        <label key={code} className="flex min-h-11 items-center gap-2 text-14 lg:min-h-9">
          <span className="w-8 font-mono">{code}</span>
          <span className="min-w-0 flex-1 truncate">{findCarrier(code)?.name ?? code}</span>
          <span className="figures text-12 text-muted">
            {formatNumber(counts.find(({ value }) => value === code)?.rows ?? 0)}
          </span>
          <select
            value={choiceOf(code)}
            aria-label={`${findCarrier(code)?.name ?? code}: with or without`}
            onChange={(event) => choose(code, event.target.value as Choice)}
            className="min-h-9 rounded-lg border border-edge bg-card px-2 text-14"
          >
            <option value="any">Any</option>
            <option value="only">Only</option>
            <option value="not">Without</option>
          </select>
        </label>
      ))}
    </fieldset>
  )
}
