import { groupBy } from '../../core/group.ts'
import { routeId } from '../route-key.ts'
import { SEATS_A_REQUEST } from './own-limits.ts'
import type { OwnSeat } from './own-seats.ts'

/** Keeps a body within the size the site accepts. */
const BODY_BYTES = 60_000

/** Splits seats into batches that each fit one request, keeping the seats of a route together where possible. */
export function* splitIntoBatches(seats: readonly OwnSeat[]): Generator<OwnSeat[]> {
  let batch: OwnSeat[] = []
  let bytes = 0
  for (const seat of [...groupBy(seats, routeId).values()].flat()) {
    const size = JSON.stringify(seat).length + 1
    if (batch.length > 0 && (batch.length >= SEATS_A_REQUEST || bytes + size > BODY_BYTES)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(seat)
    bytes += size
  }
  if (batch.length > 0) yield batch
}
