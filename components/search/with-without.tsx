'use client'

import { formatNumber } from '@/lib/core/formats.ts'

type WithWithoutProps = {
  legend: string
  /** Every value that occurs, most rows first. */
  counts: readonly { value: string; rows: number }[]
  only: string[]
  without: string[]
  nameOf: (code: string) => string
  /** Said where nothing occurs and nothing is chosen. */
  none: string
  onChange: (only: string[], without: string[]) => void
}

type Choice = 'any' | 'only' | 'not'

/** Codes to fly with or without. Those chosen stay in the list when nothing of theirs is left. */
export function WithWithout({ legend, counts, only, without, nameOf, none, onChange }: WithWithoutProps) {
  const listed = [...new Set([...counts.map(({ value }) => value), ...only, ...without])]
  const choiceOf = (code: string): Choice => (only.includes(code) ? 'only' : without.includes(code) ? 'not' : 'any')

  function choose(code: string, choice: Choice): void {
    const others = (codes: string[]) => codes.filter((other) => other !== code)
    onChange(
      choice === 'only' ? [...others(only), code].sort() : others(only),
      choice === 'not' ? [...others(without), code].sort() : others(without),
    )
  }

  if (listed.length === 0) return <p className="text-14 text-muted">{none}</p>
  return (
    <fieldset className="max-h-72 overflow-y-auto">
      <legend className="mb-1.5 text-14 font-medium">{legend}</legend>
      {listed.map((code) => (
        <label key={code} className="flex min-h-11 items-center gap-2 text-14 lg:min-h-9">
          <span className="w-9 font-mono">{code}</span>
          <span className="min-w-0 flex-1 truncate">{nameOf(code)}</span>
          <span className="figures text-12 text-muted">
            {formatNumber(counts.find(({ value }) => value === code)?.rows ?? 0)}
          </span>
          <select
            value={choiceOf(code)}
            aria-label={`${nameOf(code)}: with or without`}
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
