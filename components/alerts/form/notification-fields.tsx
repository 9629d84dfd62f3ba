'use client'

import { Lock } from 'lucide-react'
import type { AlertSettings, QuietHours } from '@/lib/alerts/alert.ts'
import { type AlertChannel, alertChannels, channelFacts } from '@/lib/alerts/alert-channels.ts'
import { listChannels } from '@/lib/alerts/plan-channels.ts'
import { burstWords } from '@/lib/alerts/send-time.ts'
import type { Audience } from '@/lib/core/plan.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PlanLink } from './field-fault.tsx'

const zones = [
  'Australia/Sydney',
  'Australia/Melbourne',
  'Australia/Brisbane',
  'Australia/Adelaide',
  'Australia/Darwin',
  'Australia/Perth',
  'Australia/Hobart',
]

type QuietFieldProps = { quiet: QuietHours | null; onChange: (quiet: QuietHours | null) => void }

/** Hours during which messages are held. They follow the local time of their zone through daylight saving. */
function QuietField({ quiet, onChange }: QuietFieldProps) {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const offered = [...new Set([own, ...zones, ...(quiet ? [quiet.timeZone] : [])])]
  const isEmpty = quiet !== null && quiet.start === quiet.end
  return (
    <div>
      <CheckboxField
        checked={quiet !== null}
        onChange={(on) => onChange(on ? { start: '22:00', end: '07:00', timeZone: own } : null)}
      >
        Quiet hours: hold messages until they end
      </CheckboxField>
      {quiet ? (
        <div className="mt-1 grid gap-4 pl-8 sm:grid-cols-[1fr_1fr_2fr]">
          <TextField
            label="From"
            type="time"
            value={quiet.start}
            fault={isEmpty ? 'Choose two different times.' : null}
            onChange={(start) => start && onChange({ ...quiet, start })}
          />
          <TextField
            label="Until"
            type="time"
            value={quiet.end}
            onChange={(end) => end && onChange({ ...quiet, end })}
          />
          <SelectField
            label="Time zone"
            value={quiet.timeZone}
            options={offered.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
            onChange={(timeZone) => onChange({ ...quiet, timeZone })}
          />
        </div>
      ) : null}
    </div>
  )
}

export type NotificationSettings = { name: string; channels: AlertSettings['channels']; quiet: AlertSettings['quiet'] }

type NotificationFieldsProps = {
  draft: NotificationSettings
  plan: Audience
  channelFault: string | null
  placeholder: string
  change: (part: Partial<NotificationSettings>) => void
}

/** The last fields of every kind of alert: its channels, quiet hours and name. */
export function NotificationFields({ draft, plan, channelFault, placeholder, change }: NotificationFieldsProps) {
  return (
    <>
      <ChannelsField
        chosen={draft.channels}
        plan={plan}
        fault={channelFault}
        onChange={(channels) => change({ channels })}
      />
      <p className="text-14 text-muted">{burstWords}</p>
      <QuietField quiet={draft.quiet} onChange={(quiet) => change({ quiet })} />
      <TextField
        label="Name"
        value={draft.name}
        maxLength={80}
        autoComplete="off"
        placeholder={placeholder}
        hint="Up to 80 characters. Alerts are sorted by name."
        onChange={(name) => change({ name: name.replaceAll(/\p{Cc}/gu, '') })}
      />
    </>
  )
}

type ChannelsFieldProps = {
  chosen: readonly AlertChannel[]
  /** The plan whose limits apply to the alert. */
  plan: Audience
  fault: string | null
  onChange: (channels: AlertChannel[]) => void
}

/** The channels an alert uses. Those outside the plan are shown but locked, with a link to the plans. */
function ChannelsField({ chosen, plan, fault, onChange }: ChannelsFieldProps) {
  const open = listChannels(plan)
  const locked = alertChannels.filter((channel) => !open.includes(channel))
  return (
    <fieldset aria-describedby={fault ? 'channels-fault' : undefined}>
      <legend className="mb-1 text-14 font-medium">Notify me by</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {alertChannels.map((channel) => (
          <CheckboxField
            key={channel}
            checked={chosen.includes(channel)}
            // A locked channel that was chosen before a change of plan can still be deselected.
            disabled={locked.includes(channel) && !chosen.includes(channel)}
            onChange={(on) =>
              onChange(alertChannels.filter((other) => (other === channel ? on : chosen.includes(other))))
            }
          >
            <span className="inline-flex items-center gap-1.5 font-medium">
              {channelFacts[channel].name}
              {locked.includes(channel) ? (
                <>
                  <Lock aria-hidden="true" className="size-3.5 text-muted" />
                  <span className="sr-only">, locked</span>
                </>
              ) : null}
            </span>
            <span className="block text-muted">{channelFacts[channel].words}</span>
          </CheckboxField>
        ))}
      </div>
      {locked.length > 0 ? (
        <p className="mt-1 text-14 text-muted">
          Locked channels are included in Silver and Gold. <PlanLink />
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
