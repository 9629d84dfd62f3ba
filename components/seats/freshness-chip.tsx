import type { Instant } from '@/lib/clock.ts'
import { ageOf, formatInstant } from '@/lib/finder/format.ts'
import { Hint } from '../ui/hint.tsx'

const dots = { fresh: 'bg-ok', recent: 'border-2 border-ok', old: 'border border-muted' } as const

type FreshnessChipProps = { seenAt: Instant; now: Instant; source: string; bare?: boolean }

/** How long ago a figure was seen; the exact time and the source on hover and focus. Stored data is never called live. */
export function FreshnessChip({ seenAt, now, source, bare = false }: FreshnessChipProps) {
  const age = ageOf(seenAt, now)
  const frame = bare ? 'rounded-sm text-14' : 'min-h-6 rounded-full border border-line px-2.5 text-12'
  return (
    <Hint
      text={`Seen ${formatInstant(seenAt)} via ${source}`}
      className={`inline-flex items-center gap-1.5 whitespace-nowrap text-muted ${frame}`}
    >
      <span aria-hidden="true" className={`size-2 rounded-full ${dots[age.level]}`} />
      {bare ? age.short : `seen ${age.words}`}
    </Hint>
  )
}
