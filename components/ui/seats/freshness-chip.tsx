import type { Instant } from '@/lib/core/clock.ts'
import { isMemberSource, ownSourceName } from '@/lib/core/codes.ts'
import { formatInstant, getAge } from '@/lib/core/formats.ts'
import { Hint } from '../hint.tsx'

type FreshnessChipProps = {
  /** When the figure was last checked. */
  seenAt: Instant
  now: Instant
  /** Empty if nothing was found, so that there is no source to name. */
  source: string
  /** Whether the last check didn't find it, for the first time. */
  missed?: boolean
  bare?: boolean
  /** The oldest check of an answer that combines several; `seenAt` is then the newest. */
  oldestSeenAt?: Instant | null
}

/** How long ago a figure was seen; hover and focus show the exact time and source. Never calls stored data live. */
export function FreshnessChip({ seenAt, oldestSeenAt, now, source, missed = false, bare = false }: FreshnessChipProps) {
  const age = getAge(seenAt, now)
  if (missed) return <MissedChip seenAt={seenAt} source={source} bare={bare} />
  return (
    <Hint text={seenWords(seenAt, oldestSeenAt, source)} className={freshnessStyle(age.level, bare)}>
      {bare
        ? `${source === ownSourceName ? 'you, ' : isMemberSource(source) ? 'member, ' : ''}${age.short}`
        : `${oldestSeenAt ? 'newest' : 'seen'} ${age.words}`}
    </Hint>
  )
}

function seenWords(seenAt: Instant, oldest: Instant | null | undefined, source: string): string {
  if (source === ownSourceName || isMemberSource(source)) return `${source}, ${formatInstant(seenAt)}`
  const via = source === '' ? '' : `, via ${source}`
  if (!oldest) return `Seen ${formatInstant(seenAt)}${via}`
  return `Checked between ${formatInstant(oldest)} and ${formatInstant(seenAt)}${via}. Each row shows its own time.`
}

/** Shown after one miss, which may be the source's fault: seats are only called gone after two. */
function MissedChip({ seenAt, source, bare }: { seenAt: Instant; source: string; bare: boolean }) {
  return (
    <Hint
      text={`Found earlier, but not when we checked ${formatInstant(seenAt)} via ${source}. It may be gone.`}
      className={freshnessStyle('missed', bare)}
    >
      {bare ? 'missed' : 'not found at last check'}
    </Hint>
  )
}

const dots = {
  fresh: 'before:bg-ok',
  recent: 'before:border-2 before:border-ok',
  old: 'before:border before:border-muted',
  missed: 'before:border before:border-dashed before:border-muted',
} as const

/** Returns the classes for the age of a figure: a dot and words, in a frame unless `bare`, as in a row. */
export function freshnessStyle(dot: keyof typeof dots, bare: boolean): string {
  const shape = bare ? 'rounded-sm text-14' : 'min-h-6 rounded-full border border-line px-2.5 text-12'
  return `inline-flex items-center gap-1.5 whitespace-nowrap text-muted before:size-2 before:rounded-full ${dots[dot]} ${shape}`
}
