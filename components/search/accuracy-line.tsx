'use client'

import { formatNumber } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { ageGroupOf, ReadCounts, shareStill } from '@/lib/search/accuracy.ts'
import type { Age } from '@/lib/search/look-ages.ts'
import { useAnswer } from './use-answer.ts'

const ageWords: Record<Age, string> = {
  hour: 'under an hour',
  day: 'under a day',
  week: 'under a week',
  older: 'more than a week',
}

type AccuracyLineProps = { program: Program; seenAt: string; now: string }

/** How often seats seen this long ago were still there when members checked; nothing while too few did. */
export function AccuracyLine({ program, seenAt, now }: AccuracyLineProps) {
  const { data } = useAnswer('/api/accuracy', ReadCounts)
  const age = ageGroupOf(seenAt, now)
  const share = data ? shareStill(data, program, age) : null
  if (share === null) return null
  return (
    <span className="text-12 text-muted">
      {share.percent}% of seats seen {ageWords[age]} before were still there, of {formatNumber(share.checked)} checked
      again
    </span>
  )
}
