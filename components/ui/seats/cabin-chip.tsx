import type { Cabin } from '@/lib/core/cabin.ts'
import { cabinDisplay } from './cabins.ts'

/** A cabin's letter in its colour, with its name on hover and for screen readers. */
export function CabinChip({ cabin }: { cabin: Cabin }) {
  const { name, text, border } = cabinDisplay[cabin]
  return (
    <span title={name} className={`${cabinChipStyle} ${text} ${border}`}>
      {cabin}
      <span className="sr-only"> {name}</span>
    </span>
  )
}

export const cabinChipStyle =
  'inline-flex size-5 items-center justify-center rounded border font-mono text-12 font-semibold'
