'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { countConditions } from '@/lib/alerts/compose/alert-draft.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { type AlertFieldsProps, TripFields } from './trip-fields.tsx'

const ConditionFields = dynamic(() => import('./condition-fields.tsx').then((module) => module.ConditionFields), {
  loading: () => <div className="h-96" />,
})

/** The settings that only alerts for reward seats have. */
export function AlertFields(props: AlertFieldsProps) {
  return (
    <>
      <TripFields {...props} />
      <Conditions {...props} />
    </>
  )
}

/** The conditions that narrow an alert down: collapsed and not loaded until one is set or the user opens them. */
function Conditions(props: AlertFieldsProps) {
  const used = countConditions(props.draft)
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
