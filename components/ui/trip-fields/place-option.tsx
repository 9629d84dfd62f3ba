import { Combobox } from '@base-ui/react/combobox'
import { Check } from 'lucide-react'
import type { Place } from '@/lib/network/places.ts'

const kinds = { airport: null, city: 'City', country: 'Country', region: 'Region' } as const

/** A place in the list: its code or kind in front, so that codes line up. */
export function PlaceOption({ place }: { place: Place }) {
  const isCode = place.kind === 'airport' || place.kind === 'city'
  return (
    <Combobox.Item
      value={place}
      className="grid min-h-11 cursor-default grid-cols-[3.75rem_1fr_1rem] items-center gap-2 rounded-lg px-3 py-1 select-none data-highlighted:bg-seats-0"
    >
      {isCode ? (
        <span className="font-mono text-14 font-medium">{place.token}</span>
      ) : (
        <span className="text-12 text-muted">{kinds[place.kind]}</span>
      )}
      <span className="min-w-0">
        <span className="block truncate text-14 font-medium">{place.name}</span>
        <span className="block truncate text-12 text-muted">{place.detail}</span>
      </span>
      <Combobox.ItemIndicator>
        <Check aria-hidden="true" className="size-4 text-accent" />
      </Combobox.ItemIndicator>
    </Combobox.Item>
  )
}
