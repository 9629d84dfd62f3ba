'use client'

import { usePlaceIndex } from '../ui/trip-fields/use-place-index.ts'
import { type Ends, listNames, routeWords } from './list-names.ts'

/** Names a place, or gives its code while the names are not loaded. */
function useName(tokens: readonly string[]): (token: string) => string {
  const placeIndex = usePlaceIndex(tokens)
  return (token) => placeIndex?.find(token).name ?? token
}

/** Lists places by name. */
export function PlaceNames({ tokens }: { tokens: readonly string[] }) {
  return listNames(tokens.map(useName(tokens)))
}

/** Names both ends of a search. */
export function RouteNames({ from, to }: Ends) {
  return routeWords({ from, to }, useName([...from, ...to]))
}
