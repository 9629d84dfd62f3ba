'use client'

import { type Cabin, cabins as ladder } from '@/lib/core/cabin.ts'
import type { CabinLayout } from '@/lib/network/aircraft/cabin.ts'
import { cabinLooks } from '../../ui/seats/cabins.ts'
import { Segmented } from '../../ui/segmented.tsx'

type CabinFilterProps = {
  cabins: readonly CabinLayout[]
  value: Cabin | null
  onChange: (cabin: Cabin | null) => void
}

/** Singles out one cabin; nothing to choose where there is only one. */
export function CabinFilter({ cabins, value, onChange }: CabinFilterProps) {
  const letters = ladder.filter((letter) => cabins.some((cabin) => cabin.letter === letter)).toReversed()
  if (letters.length < 2) return <span />
  const options = [
    { value: 'all', label: 'All cabins' },
    ...letters.map((letter) => ({ value: letter, label: `${letter} ${cabinLooks[letter].name}` })),
  ] as const
  return (
    <div className="relative -m-1 min-w-0 max-w-full overflow-x-auto p-1">
      <Segmented<string>
        label="Cabins shown"
        value={value ?? 'all'}
        options={options}
        onChange={(next) => onChange(letters.find((letter) => letter === next) ?? null)}
        className="w-max"
      />
    </div>
  )
}
