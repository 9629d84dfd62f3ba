import { getPlace } from '../ui/trip-fields/place.ts'
import { listNames } from './list-names.ts'

/** Lists places by name. For the server, which has all places at hand. */
export function placeWords(tokens: readonly string[]): string {
  return listNames(tokens.map((token) => getPlace(token).name))
}
