import { getPlace } from '../ui/trip-fields/place.ts'
import { listNames } from './list-names.ts'

/** The names of places as a list in words, where the whole book of places is at hand: on the server. */
export function placeWords(tokens: readonly string[]): string {
  return listNames(tokens.map((token) => getPlace(token).name))
}
