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
