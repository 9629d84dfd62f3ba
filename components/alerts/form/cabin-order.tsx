'use client'

import { ArrowLeft } from 'lucide-react'
import type { Cabin } from '@/lib/core/cabin.ts'
import { IconButton } from '../../ui/button.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { cabinLooks } from '../../ui/seats/cabins.ts'

type CabinOrderProps = { cabins: readonly Cabin[]; onChange: (cabins: Cabin[]) => void }

/** Which cabin is liked best: what is told first when several open at once. */
export function CabinOrder({ cabins, onChange }: CabinOrderProps) {
  if (cabins.length < 2) return null
  const moveUp = (at: number) => {
    const next = [...cabins]
    next.splice(at - 1, 2, ...next.slice(at - 1, at + 1).toReversed())
    onChange(next)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
      <span className="text-muted">Best liked first</span>
      <ol className="flex flex-wrap items-center gap-x-2">
        {cabins.map((cabin, at) => (
          <li key={cabin} className="inline-flex items-center gap-1">
            {at > 0 ? (
              <IconButton label={`Prefer ${cabinLooks[cabin].name}`} onClick={() => moveUp(at)}>
                <ArrowLeft aria-hidden="true" className="size-4" />
              </IconButton>
            ) : null}
            <CabinChip cabin={cabin} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The cabins chosen now, in the order they had; new ones last. */
export function keepOrder(before: readonly Cabin[], chosen: readonly Cabin[]): Cabin[] {
  return [...before.filter((cabin) => chosen.includes(cabin)), ...chosen.filter((cabin) => !before.includes(cabin))]
}
