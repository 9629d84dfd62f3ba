import { RouteDocument } from '../../availability/codec.ts'
import { decodeParts, OptionsPart } from '../../availability/options-codec.ts'
import { ownRoutesPath } from '../../availability/own/own-seats.ts'

/** A document of a member's own seats as they can read it; any other, or one of an older packing, as it is. */
export function unpackOwnSeats(uid: string, path: string, data: unknown): unknown {
  if (!path.startsWith(`${ownRoutesPath(uid)}/`)) return data
  const part = OptionsPart.safeParse(data)
  if (part.success) return { month: part.data.month, seats: decodeParts([part.data]) }
  const route = RouteDocument.safeParse(data)
  if (!route.success) return data
  const { program, from, to, firstDate, days } = route.data
  return { program, from, to, firstDate, days }
}
