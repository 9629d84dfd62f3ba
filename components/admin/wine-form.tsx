'use client'

import type { WineOffer } from '@/lib/calculators/wine/wine-offer.ts'
import { ActForm, PlainField } from './act-form.tsx'

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
        <PlainField
          name="title"
          label="Title"
          defaultValue={offer?.title}
          required
          minLength={3}
          maxLength={120}
          className="sm:col-span-2 lg:col-span-1"
        />
        <PlainField
          name="bottles"
          label="Bottles"
          type="number"
          min={1}
          max={120}
          defaultValue={offer?.bottles}
          required
        />
        <PlainField
          name="priceAud"
          label="Price, AUD"
          type="number"
          min={1}
          max={20000}
          step="0.01"
          defaultValue={offer?.priceAud}
          required
        />
        <PlainField
          name="bonusPoints"
          label="Bonus points"
          type="number"
          min={1}
          max={1000000}
          defaultValue={offer?.bonusPoints}
          required
        />
        <PlainField name="endsOn" label="Ends on" type="date" defaultValue={offer?.endsOn} required />
        <PlainField name="seenOn" label="Seen on" type="date" defaultValue={offer?.seenOn ?? today} required />
      </div>
    </ActForm>
  )
}
