'use client'

import { useState } from 'react'
import { searchPlaces } from '@/lib/network/place-search.ts'
import { findPlace, type Place } from '@/lib/network/places.ts'
import { CheckboxField } from '../ui/checkbox-field.tsx'
import { ComboboxField } from '../ui/combobox-field.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { TextField } from '../ui/text-field.tsx'

const plans = [
  { value: 'free', label: 'Free' },
  { value: 'silver', label: 'Silver' },
  { value: 'gold', label: 'Gold' },
] as const
type Plan = (typeof plans)[number]['value']

/** Every kind of input and select: valid, invalid and disabled. */
export function Fields() {
  const [text, setText] = useState('')
  const [points, setPoints] = useState('100,000')
  const [plan, setPlan] = useState<Plan>('free')
  const [place, setPlace] = useState<Place | null>(findPlace('SYD') ?? null)
  const [typed, setTyped] = useState('')
  const [on, setOn] = useState(true)
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
      <TextField label="Name" value={text} onChange={setText} placeholder="As on the passport" />
      <TextField
        label="Points"
        value={points}
        onChange={setPoints}
        unit="points"
        inputMode="numeric"
        hint="Your balance"
      />
      <TextField label="Email" value="someone" onChange={() => {}} fault="The address needs an @ and a dot" />
      <TextField label="Password" type="password" value="secret" onChange={() => {}} autoComplete="off" />
      <TextField label="Customer" value="Not yours to change" onChange={() => {}} disabled />
      <SelectField label="Plan" value={plan} options={plans} onChange={setPlan} />
      <SelectField label="Tier" value={plan} options={plans} onChange={setPlan} fault="This tier has ended" />
      <ComboboxField
        label="Airport"
        value={place}
        items={typed === '' || typed === place?.name ? suggested : searchPlaces(typed, 8)}
        onChange={setPlace}
        onType={setTyped}
        keyOf={({ token }) => token}
        textOf={({ name }) => name}
        draw={({ token, name }) => (
          <>
            <span className="mr-2 font-mono">{token}</span>
            {name}
          </>
        )}
        empty="No place of that name is in the network."
      />
      <TextAreaField label="Message" value={text} onChange={setText} hint="As long as you like" />
      <Segmented label="Which plan" value={plan} options={plans} onChange={setPlan} className="self-start" />
      <div>
        <CheckboxField checked={on} onChange={setOn}>
          Direct flights only
        </CheckboxField>
        <CheckboxField checked={false} onChange={() => {}} disabled>
          Not on this plan
        </CheckboxField>
      </div>
    </div>
  )
}

const suggested = ['SYD', 'MEL', 'BNE', 'PER'].flatMap((token) => findPlace(token) ?? [])
