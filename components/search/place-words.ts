import { getPlace } from '../ui/trip-fields/place.ts'
import { type Ends, listNames, routeWords } from './list-names.ts'

const getName = (token: string) => getPlace(token).name

/** Lists places by name. For the server, which has all places at hand. */
export function placeWords(tokens: readonly string[]): string {
  return listNames(tokens.map(getName))
}

/** Names both ends of a search. */
export const endWords = (ends: Ends) => routeWords(ends, getName)
