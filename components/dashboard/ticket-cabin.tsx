import { Armchair } from 'lucide-react'
import type { FoundSeats } from '@/lib/alerts/alert.ts'
import { speakSeats } from '@/lib/core/formats.ts'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { cabinLooks } from '../ui/seats/cabins.ts'

const most = 4

/** The cabin, and its seats one by one. */
export function TicketCabin({ found: { cabin, seats, other } }: { found: FoundSeats }) {
  const { name, text } = cabinLooks[cabin]
  return (
    <div className="flex flex-col justify-center gap-1 border-line px-4 py-3 max-lg:flex-row max-lg:items-center max-lg:justify-start max-lg:gap-3 max-lg:border-t sm:px-6 lg:border-l lg:px-4">
      <p className="flex items-center gap-2 text-14 font-medium">
        <CabinChip cabin={cabin} />
        <span aria-hidden="true">{name}</span>
      </p>
      <p aria-hidden="true" className={`flex items-center gap-0.5 ${text}`}>
        {Array.from({ length: Math.min(seats, most) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats without names, all alike.
          <Armchair key={at} className="size-4" />
        ))}
        {seats > most ? <span className="text-12">+</span> : null}
      </p>
      <p className="text-12 text-muted">
        {speakSeats(seats)}
        {other?.kind === 'return' ? ' out' : ''}
      </p>
    </div>
  )
}
