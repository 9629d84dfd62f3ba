'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import type { AlertDraft } from '@/lib/alerts/compose/alert-draft.ts'
import { draftFaults } from '@/lib/alerts/compose/draft-faults.ts'
import type { LocalDate } from '@/lib/core/clock.ts'
import type { Audience } from '@/lib/core/plan.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ComposerForm } from './composer-form.tsx'
import { NotificationFields } from './notification-fields.tsx'
import { type AlertFieldsProps, TripFields } from './trip-fields.tsx'

const ConditionFields = dynamic(() => import('./condition-fields.tsx').then((module) => module.ConditionFields), {
  loading: () => <div className="h-96" />,
})

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

/** The conditions that narrow an alert down: collapsed and not loaded until one is set or the user opens them. */
function Conditions(props: AlertFieldsProps) {
  const { weekdays, carriers, maxPoints, maxCharges, stay, holding } = props.draft
  const used = [weekdays.length > 0, carriers.length > 0, maxPoints, maxCharges, stay, holding].filter(
    (part) => part !== null && part !== false,
  ).length
  // Decided once, so that clearing the last condition doesn't collapse the fields while they are in use.
  const [startsOpen] = useState(used > 0)
  const [isWanted, setWanted] = useState(startsOpen)
  return (
    <Disclosure
      open={startsOpen}
      onOpen={() => setWanted(true)}
      summary={
        <span>
          More conditions{' '}
          <span className="text-14 font-normal text-muted">
            {used > 0 ? `${used} set` : 'days, airlines, points, return, existing booking'}
          </span>
        </span>
      }
    >
      {isWanted ? <ConditionFields {...props} /> : null}
    </Disclosure>
  )
}
