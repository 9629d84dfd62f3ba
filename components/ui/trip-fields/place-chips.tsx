import { Combobox } from '@base-ui/react/combobox'
import { X } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { Place } from '@/lib/network/places.ts'
import type { useComboboxPopup } from '../combobox-popup.tsx'
import { placeLook } from './place-look.ts'
import { PlaceName } from './place-name.tsx'

type PlaceChipsProps = {
  id: string
  label: string
  places: Place[]
  invalid: boolean
  autoFocus: boolean
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
  /** What the list needs of its field. */
  field: ReturnType<typeof useComboboxPopup>['field']
}

/** The chosen places as chips, and the text field behind them. */
export function PlaceChips({ id, label, places, invalid, autoFocus, onFocus, onKeyDown, field }: PlaceChipsProps) {
  const input = useRef<HTMLInputElement>(null)
  const chosen = places.length > 0
  // It takes the place of a field somebody may be typing in, so not a key may fall between the two.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it appears.
  useLayoutEffect(() => {
    if (!autoFocus) return
    input.current?.focus()
    input.current?.setSelectionRange(-1, -1)
  }, [])
  return (
    <Combobox.Chips aria-label={chosen ? `${label}: chosen places` : undefined} className={placeLook.chips}>
      {places.map((place) => (
        <PlaceChip key={place.token} place={place} />
      ))}
      <Combobox.Input
        ref={(element) => {
          input.current = element
          field.ref(element)
        }}
        onFocus={onFocus}
        onBlur={field.onBlur}
        id={id}
        placeholder={chosen ? '' : placeLook.placeholder}
        aria-invalid={invalid || undefined}
        aria-description={chosen ? `${places.length} chosen. Left arrow goes to the chosen places.` : undefined}
        autoComplete="off"
        spellCheck={false}
        onKeyDown={onKeyDown}
        className={placeLook.input}
      />
    </Combobox.Chips>
  )
}

function PlaceChip({ place }: { place: Place }) {
  return (
    <Combobox.Chip aria-label={place.name} aria-description="Backspace or Delete removes it" className={placeLook.chip}>
      <PlaceName place={place} />
      <Combobox.ChipRemove aria-label={`Remove ${place.name}`} className={placeLook.remove}>
        <X aria-hidden="true" className="size-3.5" />
      </Combobox.ChipRemove>
    </Combobox.Chip>
  )
}
