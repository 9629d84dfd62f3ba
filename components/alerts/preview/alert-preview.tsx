'use client'

import type { AlertDraft } from '@/lib/alerts/compose/alert-draft.ts'
import { Panel } from '../../ui/panel.tsx'
import { FitsNow } from './fits-now.tsx'

type AlertPreviewProps = { draft: AlertDraft }

/** Beside the form: what the alert would have told, and what it would find today. */
export function AlertPreview({ draft }: AlertPreviewProps) {
  return (
    <aside aria-label="What this alert finds" className="lg:sticky lg:top-20">
      <Panel>
        <FitsNow draft={draft} />
      </Panel>
    </aside>
  )
}
