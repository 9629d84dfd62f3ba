'use client'

import { useState } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'
import { CeilingField } from '../../ui/trip-fields/ceiling-field.tsx'
import { CarriersField } from './carriers-field.tsx'
import { HoldingField } from './holding-field.tsx'
import { StayField } from './stay-field.tsx'
import type { AlertFieldsProps } from './trip-fields.tsx'
import { WeekdaysField } from './weekdays-field.tsx'

/** What narrows an alert down; folded away until one of them is set or wanted. */
export function ConditionFields({ draft, today, faultOf, change }: AlertFieldsProps) {
  const { weekdays, carriers, maxPoints, maxCharges, stay, holding } = draft
  const used = [weekdays.length > 0, carriers.length > 0, maxPoints, maxCharges, stay, holding].filter(
    (part) => part !== null && part !== false,
  ).length
  // Taking the last condition back must not fold the field away under the hand.
  const [startsOpen] = useState(used > 0)
  return (
    <Disclosure
      open={startsOpen}
      summary={
        <span>
          More conditions{' '}
          <span className="text-14 font-normal text-muted">
            {used > 0 ? `${used} set` : 'days, airlines, points, return, booking in hand'}
          </span>
        </span>
      }
    >
      <div className="space-y-5 text-ink">
        <WeekdaysField chosen={weekdays} onChange={(days) => change({ weekdays: days })} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <CeilingField
            label="Points at most"
            unit="points"
            most={10_000_000}
            value={maxPoints}
            onChange={(points) => change({ maxPoints: points })}
          />
          <CeilingField
            label="Charges at most"
            unit="AUD"
            most={100_000}
            value={maxCharges}
            onChange={(charges) => change({ maxCharges: charges })}
          />
          <p className="text-14 text-muted sm:col-span-2">
            For one adult, one way. Seats whose points or charges are not published never fit a ceiling.
          </p>
        </div>
        <CarriersField
          programs={draft.programs}
          chosen={carriers}
          onChange={(chosen) => change({ carriers: chosen })}
        />
        <StayField stay={stay} onChange={(next) => change({ stay: next })} />
        <HoldingField
          holding={holding}
          today={today}
          fault={faultOf('holding')?.message ?? null}
          onChange={(next) => change({ holding: next })}
        />
      </div>
    </Disclosure>
  )
}
