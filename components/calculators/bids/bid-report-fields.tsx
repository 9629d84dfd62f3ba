'use client'

import { cabinOptions } from '../../ui/seats/cabins.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { BidDraft } from './bid-draft.ts'

type BidReportFieldsProps = {
  draft: BidDraft
  faults: Partial<Record<keyof BidDraft, string>>
  onChange: (change: Partial<BidDraft>) => void
}

export function BidReportFields({ draft, faults, onChange }: BidReportFieldsProps) {
  const text = (name: keyof BidDraft) => ({
    value: draft[name],
    fault: faults[name] ?? null,
    onChange: (value: string) => onChange({ [name]: value }),
  })
  return (
    <>
      <TextField label="From" placeholder="SYD" maxLength={3} {...text('from')} />
      <TextField label="To" placeholder="LAX" maxLength={3} {...text('to')} />
      <SelectField
        label="Upgrade to"
        value={draft.cabin}
        options={cabinOptions(['W', 'J', 'F'])}
        onChange={(cabin) => onChange({ cabin })}
      />
      <TextField label="Day of the flight" type="date" {...text('flownOn')} />
      <TextField label="Points a person" inputMode="numeric" {...text('points')} />
      <TextField label="Dollars a person" inputMode="numeric" {...text('aud')} />
      <SelectField
        label="Outcome"
        value={draft.outcome}
        options={[
          { value: 'accepted', label: 'Accepted' },
          { value: 'refused', label: 'Refused' },
        ]}
        onChange={(outcome) => onChange({ outcome })}
      />
    </>
  )
}
