import { Combobox } from '@base-ui/react/combobox'
import { X } from 'lucide-react'
import type { Place } from '@/lib/network/places.ts'

type PlaceChipsProps = { id: string; label: string; places: Place[]; invalid: boolean }

/** The chosen places as chips, and the text field behind them. */
export function PlaceChips({ id, label, places, invalid }: PlaceChipsProps) {
  const chosen = places.length > 0
  return (
    <Combobox.Chips
      aria-label={chosen ? `${label}: chosen places` : undefined}
      className="flex min-h-6 w-full flex-wrap items-center gap-1"
    >
      {places.map((place) => (
        <PlaceChip key={place.token} place={place} />
      ))}
      <Combobox.Input
        id={id}
        placeholder={chosen ? '' : 'City, airport or country'}
        aria-invalid={invalid || undefined}
        aria-description={chosen ? `${places.length} chosen. Left arrow goes to the chosen places.` : undefined}
        autoComplete="off"
        spellCheck={false}
        className="h-7 min-w-10 flex-1 bg-transparent text-16 outline-none placeholder:text-muted"
      />
    </Combobox.Chips>
  )
}

function PlaceChip({ place }: { place: Place }) {
  const isCode = place.kind === 'airport' || place.kind === 'city'
  return (
    <Combobox.Chip
      aria-label={place.name}
      aria-description="Backspace or Delete removes it"
      className="inline-flex h-7 max-w-full items-center gap-1 rounded-md bg-seats-0 pl-2 text-14 font-medium outline-none focus-within:ring-2 focus-within:ring-accent focus:ring-2 focus:ring-accent"
    >
      <span className="truncate">{place.name}</span>
      {isCode && place.token !== place.name ? (
        <span className="font-mono text-12 text-muted">{place.token}</span>
      ) : null}
      <Combobox.ChipRemove
        aria-label={`Remove ${place.name}`}
        className="inline-flex size-7 items-center justify-center rounded-md text-muted hover:text-ink"
      >
        <X aria-hidden="true" className="size-3.5" />
      </Combobox.ChipRemove>
    </Combobox.Chip>
  )
}
