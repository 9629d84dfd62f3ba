import { RouteDocument } from '../../availability/codec.ts'
import { decodeParts, OptionsPart } from '../../availability/options-codec.ts'
import { ownRoutesPath } from '../../availability/own/own-seats.ts'

/**
 * Returns a document of a member's own seats in a readable form: a part's seats, or a route's fields without its packed
 * columns. Any other document is returned as it is.
 */
export function unpackOwnSeats(uid: string, path: string, data: unknown): unknown {
  if (!path.startsWith(`${ownRoutesPath(uid)}/`)) return data
  const part = OptionsPart.safeParse(data)
  if (part.success) return { month: part.data.month, seats: decodeParts([part.data]) }
  const route = RouteDocument.safeParse(data)
  if (!route.success) return data
  const { program, from, to, firstDate, days } = route.data
  return { program, from, to, firstDate, days }
}
