'use client'

import type { AlertDraft } from '@/lib/alerts/compose/alert-draft.ts'
import type { LocalDate } from '@/lib/core/clock.ts'
import type { Audience } from '@/lib/core/plan.ts'
import { Panel } from '../../ui/panel.tsx'
import { FitsNow } from './fits-now.tsx'
import { MonthCount } from './month-count.tsx'

type AlertPreviewProps = { draft: AlertDraft; plan: Audience; today: LocalDate }

/** Beside the form: what the alert would have told, and what it would find today. */
export function AlertPreview({ draft, plan, today }: AlertPreviewProps) {
  return (
    <aside aria-label="What this alert finds" className="lg:sticky lg:top-20">
      <Panel>
        <MonthCount {...{ draft, plan, today }} />
        <FitsNow draft={draft} />
      </Panel>
    </aside>
  )
}
