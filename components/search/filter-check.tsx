import type { ReactNode } from 'react'
import { formatNumber } from '@/lib/core/formats.ts'
import { TickBox } from '../ui/tick-box.tsx'

type FilterCheckProps = {
  checked: boolean
  onToggle: () => void
  /** How many offers there are of it; undefined until they are counted. */
  offers: number | undefined
  children: ReactNode
}

/** One value of a filter to leave in or take out, with its offers. */
export function FilterCheck({ checked, onToggle, offers, children }: FilterCheckProps) {
  return (
    <label className="flex min-h-11 items-center gap-2 text-14 lg:min-h-8">
      <TickBox checked={checked} onChange={onToggle} />
      {children}
      <span className="figures ml-auto text-12 text-muted">{offers === undefined ? '' : formatNumber(offers)}</span>
    </label>
  )
}
