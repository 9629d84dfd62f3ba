'use client'

import { Combobox } from '@base-ui/react/combobox'
import { useId, useState } from 'react'
import { searchPlaces } from '@/lib/network/place-search.ts'
import { findPlace, type Place } from '@/lib/network/places.ts'
import { FieldCell } from './field-cell.tsx'
import { PlaceChips } from './place-chips.tsx'
import { PlaceOption } from './place-option.tsx'
import { recentPlaces, rememberPlace } from './recent-places.ts'

type PlaceFieldProps = {
  label: string
  tokens: string[]
  /** Tokens offered before anything is typed. */
  suggested: readonly string[]
  invalid: boolean
  onChange: (tokens: string[]) => void
}

/** One end of the route: any mix of airports, cities, countries and regions. */
export function PlaceField({ label, tokens, suggested, invalid, onChange }: PlaceFieldProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [recent, setRecent] = useState<string[]>([])
  const chosen = tokens.map(placeOf)
  const offered = text.trim() === '' ? [...new Set([...recent, ...suggested])].map(placeOf) : searchPlaces(text, 8)

  function choose(places: Place[], { reason }: Combobox.Root.ChangeEventDetails): void {
    // Escape is how one leaves the list; it must not take the chosen places with it.
    if (reason === 'escape-key') return
    const added = places.find(({ token }) => !tokens.includes(token))
    if (added) rememberPlace(added.token)
    onChange(places.map(({ token }) => token))
    setText('')
  }

  return (
    <FieldCell label={label} htmlFor={id} invalid={invalid}>
      <Combobox.Root<Place, true>
        multiple
        autoHighlight
        filter={null}
        items={offered}
        value={chosen}
        inputValue={text}
        itemToStringLabel={(place) => place.name}
        isItemEqualToValue={(item, value) => item.token === value.token}
        onValueChange={choose}
        onInputValueChange={setText}
        onOpenChange={(open) => open && setRecent(recentPlaces())}
      >
        <PlaceChips id={id} label={label} places={chosen} invalid={invalid} />
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={10} align="start" className="z-50">
            <Combobox.Popup className="max-h-[min(var(--available-height),24rem)] w-[max(var(--anchor-width),20rem)] max-w-[var(--available-width)] overflow-y-auto overscroll-contain rounded-xl border border-line bg-card p-1.5 text-ink shadow-xl">
              <Combobox.Empty>
                <span className="block px-3 py-2.5 text-14 text-muted">
                  No place called “{text}” is in the network. Try a city, an airport code or a country.
                </span>
              </Combobox.Empty>
              <Combobox.List>{(place: Place) => <PlaceOption key={place.token} place={place} />}</Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </FieldCell>
  )
}

/** A token of an address may name no place we know; it stays visible as it was given, so that it can be removed. */
function placeOf(token: string): Place {
  return findPlace(token) ?? { token, kind: 'airport', name: token, detail: 'Not in the network', airports: [token] }
}
