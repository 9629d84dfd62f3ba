'use client'

import { Combobox } from '@base-ui/react/combobox'
import { Check, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ANYWHERE, placePattern } from '@/lib/core/codes.ts'
import { searchPlaces } from '@/lib/network/place-search.ts'
import type { Place } from '@/lib/network/places.ts'
import { ComboboxPopup, useComboboxPopup } from '../combobox-popup.tsx'
import { getPlace } from './place.ts'
import { PlaceName, placeStyle } from './place-name.tsx'
import { loadWorldPlaces, type PlaceIndex } from './use-place-index.ts'

/** The props of a place field, shared by its versions before and after its list is loaded. */
export type PlaceFieldProps = {
  label: string
  tokens: string[]
  /** Tokens offered before anything is typed. */
  suggested: readonly string[]
  invalid: boolean
  /** The id of the text that says what is wrong. */
  describedBy?: string
  onChange: (tokens: string[]) => void
}

const key = 'recent-places'

/** Returns the places picked last on this device, newest first; none if storage is forbidden or holds no list. */
function recentPlaces(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((token) => typeof token === 'string' && placePattern.test(token)) : []
  } catch {
    return []
  }
}

/** Stores a pick for `recentPlaces`, which holds at most six. */
function rememberPlace(token: string): void {
  try {
    const recent = [token, ...recentPlaces().filter((other) => other !== token)].slice(0, 6)
    localStorage.setItem(key, JSON.stringify(recent))
  } catch {
    // Without storage, the list of recent picks stays empty.
  }
}

const kinds = { airport: null, city: 'City', country: 'Country', region: 'Region' } as const

/** A place in the list, with its code or kind in front in a fixed column, so that codes line up. */
function PlaceOption({ place }: { place: Place }) {
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

type PlacePickerProps = PlaceFieldProps & {
  id: string
  text: string
  onText: (text: string) => void
  /** `opened` if the visitor is in the field that this one replaces, waiting for the list. */
  begins: 'rest' | 'opened'
}

/** A place field with its list of places and the search through all of them. */
export function PlacePicker({ id, tokens, suggested, text, begins, ...rest }: PlacePickerProps) {
  const [recent, setRecent] = useState<string[]>(recentPlaces)
  const [isOpen, setOpen] = useState(begins === 'opened')
  const wasOpen = useRef(isOpen)
  const marked = useRef(false)
  const popup = useComboboxPopup()
  useWorldPlaces(text)
  const offered = text.trim() === '' ? [...new Set([...recent, ...suggested])].map(getPlace) : found(text, suggested)

  function choose(places: Place[], { reason }: Combobox.Root.ChangeEventDetails): void {
    // Escape closes the list; it must not also clear the chosen places.
    if (reason !== 'escape-key') take(places)
  }

  function take(places: Place[]): void {
    const added = places.find(({ token }) => !tokens.includes(token))
    if (added && added.token !== ANYWHERE) rememberPlace(added.token)
    // Anywhere stands alone: beside another place it would be meaningless.
    const kept = added?.token === ANYWHERE ? [added] : places.filter(({ token }) => token !== ANYWHERE)
    rest.onChange(kept.map(({ token }) => token))
    rest.onText('')
  }

  function turn(open: boolean): void {
    wasOpen.current ||= open
    setOpen(open)
    popup.onOpenChange(open)
    if (open) setRecent(recentPlaces())
  }

  /** Makes Enter take the first match for text typed before the list loaded, which the list hasn't highlighted yet. */
  function takeFirst(event: KeyboardEvent): void {
    const first = offered.find(({ token }) => !tokens.includes(token))
    if (event.key !== 'Enter' || text.trim() === '' || marked.current || !first) return
    event.preventDefault()
    take([...tokens.map(getPlace), first])
  }

  /** Ignores the clearing of the text by a list that was never open: it would delete what was just typed. */
  function type(typed: string, { reason }: Combobox.Root.ChangeEventDetails): void {
    if (reason !== 'input-clear' || wasOpen.current) rest.onText(typed)
  }

  return (
    <Combobox.Root<Place, true>
      actionsRef={popup.actionsRef}
      multiple
      autoHighlight
      filter={null}
      items={offered}
      value={tokens.map(getPlace)}
      inputValue={text}
      open={isOpen}
      itemToStringLabel={(place) => place.name}
      isItemEqualToValue={(item, value) => item.token === value.token}
      onValueChange={choose}
      onInputValueChange={type}
      onItemHighlighted={(place) => {
        marked.current = place !== undefined
      }}
      onOpenChange={turn}
    >
      <PlaceChips
        id={id}
        label={rest.label}
        places={tokens.map(getPlace)}
        invalid={rest.invalid}
        describedBy={rest.describedBy}
        autoFocus={begins !== 'rest'}
        onFocus={() => turn(true)}
        onKeyDown={takeFirst}
        field={popup.field}
      />
      <PlaceList home={popup.home} text={text} />
    </Combobox.Root>
  )
}

type PlaceListProps = Pick<ReturnType<typeof useComboboxPopup>, 'home'> & { text: string }

function PlaceList({ home, text }: PlaceListProps) {
  return (
    <ComboboxPopup
      home={home}
      sideOffset={10}
      className="max-h-[min(var(--available-height),24rem)] w-[max(var(--anchor-width),20rem)] max-w-[var(--available-width)] overflow-y-auto overscroll-contain rounded-xl border border-line bg-card p-1.5 text-ink shadow-xl"
    >
      <NoPlace text={text} />
      <Combobox.List>{(place: Place) => <PlaceOption key={place.token} place={place} />}</Combobox.List>
    </ComboboxPopup>
  )
}

/** Fewer finds than this suggest a place outside the networks; only then are the names of those loaded. */
const FEW = 3

/** Loads the rest of the world's places, and then renders again, if the networks hardly have what is typed. */
function useWorldPlaces(text: string): void {
  const [, setBook] = useState<PlaceIndex | null>(null)
  const isWanted = text.trim().length > 1 && searchPlaces(text, FEW).length < FEW
  useEffect(() => {
    if (isWanted) void loadWorldPlaces().then(setBook)
  }, [isWanted])
}

function NoPlace({ text }: { text: string }) {
  return (
    <Combobox.Empty>
      <span className="block px-3 py-2.5 text-14 text-muted">
        We can’t find “{text}”. Try a city, an airport code or a country.
      </span>
    </Combobox.Empty>
  )
}

/** Returns the places that match the text; also `anywhere`, if the field offers it. */
function found(text: string, suggested: readonly string[]): Place[] {
  const typed = text.trim().toLowerCase()
  // Two letters less of `everywhere` are more likely the start of Europe or Edinburgh.
  const isMeant = ANYWHERE.startsWith(typed) || (typed.length > 2 && 'everywhere'.startsWith(typed))
  const isAnywhere = suggested.includes(ANYWHERE) && isMeant
  return [...(isAnywhere ? [getPlace(ANYWHERE)] : []), ...searchPlaces(text, 8)]
}

type PlaceChipsProps = Pick<PlaceFieldProps, 'label' | 'invalid' | 'describedBy'> & {
  id: string
  places: Place[]
  autoFocus: boolean
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
  /** The input's part of `useComboboxPopup`. */
  field: ReturnType<typeof useComboboxPopup>['field']
}

/** The chosen places as chips, followed by the text field. */
function PlaceChips({
  id,
  label,
  places,
  invalid,
  describedBy,
  autoFocus,
  onFocus,
  onKeyDown,
  field,
}: PlaceChipsProps) {
  const input = useRef<HTMLInputElement>(null)
  const chosen = places.length > 0
  // This replaces a field the visitor may be typing in, so it takes the focus before a key can get lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount.
  useLayoutEffect(() => {
    if (!autoFocus) return
    input.current?.focus()
    input.current?.setSelectionRange(-1, -1)
  }, [])
  return (
    <Combobox.Chips aria-label={chosen ? `${label}: chosen places` : undefined} className={placeStyle.chips}>
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
        placeholder={chosen ? '' : placeStyle.placeholder}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        aria-description={chosen ? `${places.length} chosen. Left arrow goes to the chosen places.` : undefined}
        autoComplete="off"
        spellCheck={false}
        onKeyDown={onKeyDown}
        className={placeStyle.input}
      />
    </Combobox.Chips>
  )
}

function PlaceChip({ place }: { place: Place }) {
  return (
    <Combobox.Chip
      aria-label={place.name}
      aria-description="Backspace or Delete removes it"
      className={placeStyle.chip}
    >
      <PlaceName place={place} />
      <Combobox.ChipRemove aria-label={`Remove ${place.name}`} className={placeStyle.remove}>
        <X aria-hidden="true" className="size-3.5" />
      </Combobox.ChipRemove>
    </Combobox.Chip>
  )
}
