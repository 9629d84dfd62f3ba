'use client'

import { Lock } from 'lucide-react'
import { type AlertChannel, alertChannels } from '@/lib/alerts/alert.ts'
import { channelsOf } from '@/lib/alerts/delivery/channels.ts'
import type { Audience } from '@/lib/core/plan.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { channelLooks } from '../channels/channel-names.ts'
import { PlanLink } from './plan-link.tsx'

type ChannelsFieldProps = {
  chosen: readonly AlertChannel[]
  /** The plan the alert is kept under. */
  plan: Audience
  fault: string | null
  onChange: (channels: AlertChannel[]) => void
}

/** By which channels an alert tells. What the plan has not is in sight, locked, with what opens it. */
export function ChannelsField({ chosen, plan, fault, onChange }: ChannelsFieldProps) {
  const open = channelsOf(plan)
  const locked = alertChannels.filter((channel) => !open.includes(channel))
  return (
    <fieldset aria-describedby={fault ? 'channels-fault' : undefined}>
      <legend className="mb-1 text-14 font-medium">Tell me by</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {alertChannels.map((channel) => (
          <CheckboxField
            key={channel}
            checked={chosen.includes(channel)}
            // A locked one that is chosen, from before a change of plan, can be taken away.
            disabled={locked.includes(channel) && !chosen.includes(channel)}
            onChange={(on) =>
              onChange(alertChannels.filter((other) => (other === channel ? on : chosen.includes(other))))
            }
          >
            <span className="inline-flex items-center gap-1.5 font-medium">
              {channelLooks[channel].name}
              {locked.includes(channel) ? (
                <>
                  <Lock aria-hidden="true" className="size-3.5 text-muted" />
                  <span className="sr-only">, locked</span>
                </>
              ) : null}
            </span>
            <span className="block text-muted">{channelLooks[channel].words}</span>
          </CheckboxField>
        ))}
      </div>
      {locked.length > 0 ? (
        <p className="mt-1 text-14 text-muted">
          Locked channels come with Silver and Gold. <PlanLink />
        </p>
      ) : null}
      {fault ? (
        <p id="channels-fault" className="mt-1 text-14 text-danger">
          {fault}
        </p>
      ) : null}
    </fieldset>
  )
}
