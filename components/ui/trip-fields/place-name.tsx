import type { Place } from '@/lib/network/places.ts'

/** A chosen place's name, followed by its code unless that is the same. */
export function PlaceName({ place }: { place: Place }) {
  const isCode = place.kind === 'airport' || place.kind === 'city'
  return (
    <>
      <span className="truncate">{place.name}</span>
      {isCode && place.token !== place.name ? (
        <span className="font-mono text-12 text-muted">{place.token}</span>
      ) : null}
    </>
  )
}

/** The classes of a place field, the same before and after its list is loaded. */
export const placeStyle = {
  chips: 'flex min-h-6 w-full flex-wrap items-center gap-1',
  chip: 'inline-flex h-7 max-w-full items-center gap-1 rounded-md bg-seats-0 pl-2 text-14 font-medium outline-none focus-within:ring-2 focus-within:ring-accent focus:ring-2 focus:ring-accent',
  remove: 'inline-flex size-7 items-center justify-center rounded-md text-muted hover:text-ink',
  input: 'h-7 min-w-10 flex-1 bg-transparent text-16 outline-none placeholder:text-muted',
  placeholder: 'City, airport or country',
} as const
