'use client'

import type { AlertSettings, FoundSeats } from '@/lib/alerts/alert.ts'
import { emptyDraft } from '@/lib/alerts/compose/alert-draft.ts'
import { draftOf } from '@/lib/alerts/compose/draft-settings.ts'
import type { Row } from '@/lib/availability/search-contract.ts'
import { useFitsNow } from '../alerts/preview/use-fits-now.ts'

/** The row of the alert's own search that shows these seats, with times and flights; null until or unless it is there. */
export function useSeenRow(settings: AlertSettings | null, found: FoundSeats): Row | null {
  const { answer } = useFitsNow(settings === null ? emptyDraft : draftOf(settings))
  const row = answer?.rows.find(
    ({ program, from, to, date, cabin, direct }) =>
      program === found.program &&
      from === found.from &&
      to === found.to &&
      date === found.date &&
      cabin === found.cabin &&
      direct === found.direct,
  )
  return row ?? null
}
