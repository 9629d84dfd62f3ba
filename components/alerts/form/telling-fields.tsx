'use client'

import type { AlertSettings } from '@/lib/alerts/alert.ts'
import type { Audience } from '@/lib/core/plan.ts'
import { TextField } from '../../ui/text-field.tsx'
import { ChannelsField } from './channels-field.tsx'
import { QuietField } from './quiet-field.tsx'

type Telling = { name: string; channels: AlertSettings['channels']; quiet: AlertSettings['quiet'] }

type TellingFieldsProps = {
  draft: Telling
  plan: Audience
  channelFault: string | null
  placeholder: string
  change: (part: Partial<Telling>) => void
}

/** What every kind of alert ends with: how it tells, when it is silent, what it is called. */
export function TellingFields({ draft, plan, channelFault, placeholder, change }: TellingFieldsProps) {
  return (
    <>
      <ChannelsField
        chosen={draft.channels}
        plan={plan}
        fault={channelFault}
        onChange={(channels) => change({ channels })}
      />
      <QuietField quiet={draft.quiet} onChange={(quiet) => change({ quiet })} />
      <TextField
        label="Name"
        value={draft.name}
        maxLength={80}
        autoComplete="off"
        placeholder={placeholder}
        hint="Up to 80 characters. Alerts are listed by name."
        onChange={(name) => change({ name: name.replaceAll(/\p{Cc}/gu, '') })}
      />
    </>
  )
}
