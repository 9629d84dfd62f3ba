'use client'

import type { AlertDraft } from '@/lib/alerts/compose/alert-draft.ts'
import type { LocalDate } from '@/lib/core/clock.ts'
import type { Audience } from '@/lib/core/plan.ts'
import { AnswerProviders } from '../../ui/answer-providers.tsx'
import { FitsNow } from './fits-now.tsx'
import { MonthCount } from './month-count.tsx'

type AlertPreviewProps = { draft: AlertDraft; plan: Audience; today: LocalDate }

/** How often the alert would have matched in the last thirty days, and which seats match it today. */
export function AlertPreview(props: AlertPreviewProps) {
  return (
    <AnswerProviders>
      <MonthCount {...props} />
      <FitsNow draft={props.draft} />
    </AnswerProviders>
  )
}
