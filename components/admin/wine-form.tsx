'use client'

import type { WineOffer } from '@/lib/calculators/wine/wine-offer.ts'
import { ActForm, PlainField } from './act-form.tsx'

const fields = [
  { name: 'title', label: 'Title', minLength: 3, maxLength: 120, className: 'sm:col-span-2 lg:col-span-1' },
  { name: 'bottles', label: 'Bottles', type: 'number', min: 1, max: 120 },
  { name: 'priceAud', label: 'Price, AUD', type: 'number', min: 1, max: 20_000, step: '0.01' },
  { name: 'bonusPoints', label: 'Bonus points', type: 'number', min: 1, max: 1_000_000 },
  { name: 'endsOn', label: 'Ends on', type: 'date' },
  { name: 'seenOn', label: 'Seen on', type: 'date' },
] as const

/** Adds a wine offer, or edits an existing one. */
export function WineForm({ today, offer }: { today: string; offer?: WineOffer }) {
  return (
    <ActForm
      action="wine.save"
      label={offer ? `Edit ${offer.title}` : 'New offer'}
      submit={offer ? 'Save changes' : 'Add offer'}
      kind={offer ? 'outline' : 'primary'}
      input={(values) => {
        const number = (name: string) => Number(values.get(name))
        const text = (name: string) => String(values.get(name))
        return {
          id: offer?.id ?? null,
          offer: {
            title: text('title'),
            bottles: number('bottles'),
            priceAud: number('priceAud'),
            bonusPoints: number('bonusPoints'),
            endsOn: text('endsOn'),
            seenOn: text('seenOn'),
          },
        }
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {fields.map((field) => (
          <PlainField
            key={field.name}
            {...field}
            defaultValue={offer?.[field.name] ?? (field.name === 'seenOn' ? today : undefined)}
            required
          />
        ))}
      </div>
    </ActForm>
  )
}
