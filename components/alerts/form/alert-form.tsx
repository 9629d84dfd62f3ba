'use client'

import type { ReactNode } from 'react'
import type { AlertDraft } from '@/lib/alerts/compose/alert-draft.ts'
import { draftFaults } from '@/lib/alerts/compose/draft-faults.ts'
import type { LocalDate } from '@/lib/core/clock.ts'
import type { Audience } from '@/lib/core/plan.ts'
import { ComposerForm } from './composer-form.tsx'
import { Conditions } from './conditions.tsx'
import { NotificationFields } from './notification-fields.tsx'
import { TripFields } from './trip-fields.tsx'

type AlertFormProps = {
  draft: AlertDraft
  plan: Audience
  today: LocalDate
  isGuest: boolean
  change: (part: Partial<AlertDraft>) => void
  onSave: () => void
  /** The buttons at the end of the form. */
  children: ReactNode
}

/** The form with all of an alert's settings. */
export function AlertForm({ draft, plan, today, isGuest, change, onSave, children }: AlertFormProps) {
  return (
    <ComposerForm
      label="Alert"
      draft={draft}
      faults={draftFaults(draft, plan, today)}
      isGuest={isGuest}
      onSave={onSave}
      fields={(faultOf) => (
        <>
          <TripFields {...{ draft, plan, today, faultOf, change }} />
          <Conditions {...{ draft, plan, today, faultOf, change }} />
          <NotificationFields
            {...{ draft, plan, change }}
            channelFault={faultOf('channels')?.message ?? null}
            placeholder="e.g. Tokyo in spring"
          />
        </>
      )}
    >
      {children}
    </ComposerForm>
  )
}
