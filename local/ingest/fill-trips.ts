import { toProviderError } from '../../lib/availability/providers/provider.ts'
import type { ProviderError } from '../../lib/availability/providers/provider-error.ts'
import type { SeatsAeroClient } from '../../lib/availability/providers/seats-aero/client.ts'
import { getSeenAt } from '../../lib/availability/providers/seats-aero/rows.ts'
import { VendorAvailability } from '../../lib/availability/providers/seats-aero/schema.ts'
import { cabins } from '../../lib/core/cabin.ts'

/** The flights of rows fetched before, by id and time of the row. */
export type TripStore = { find(key: string): unknown[] | undefined; save(key: string, trips: unknown[]): void }

/** The outcome of filling: calls made, rows that got their flights, and rows with seats left without them. */
export type Filled = { calls: number; filled: number; left: number; stopped: ProviderError | null }

/**
 * Fetches the flights of rows with seats, in order, one call per row. Rows that an earlier run fetched cost no call.
 * Stops at the budget, or at a fault that would also fail every further call.
 */
export function tripFiller(
  client: Pick<SeatsAeroClient, 'trips'>,
  { budget, store, signal }: { budget: number; store: TripStore; signal: AbortSignal },
): { fill: (row: unknown) => Promise<unknown>; outcome: Filled } {
  const outcome: Filled = { calls: 0, filled: 0, left: 0, stopped: null }
  const seen = new Set<string>()
  const fetchTrips = async (id: string, key: string): Promise<unknown[] | null> => {
    if (outcome.calls >= budget || outcome.stopped !== null) return null
    outcome.calls += 1
    try {
      const trips = await client.trips(id, signal)
      store.save(key, trips)
      return trips
    } catch (thrown) {
      const error = toProviderError(thrown)
      // If the row is gone by now, only that row fails.
      if (error.fault !== 'bad-answer') outcome.stopped = error
      return null
    }
  }
  return {
    outcome,
    async fill(row) {
      const parsed = VendorAvailability.safeParse(row)
      if (!parsed.success || !hasSeats(parsed.data) || parsed.data.AvailabilityTrips?.length) return row
      const key = `${parsed.data.ID} ${getSeenAt(parsed.data)}`
      // Pages overlap: a row that came before isn't stored again, with or without flights.
      if (seen.has(key)) return row
      seen.add(key)
      const trips = store.find(key) ?? (await fetchTrips(parsed.data.ID, key))
      outcome[trips === null ? 'left' : 'filled'] += 1
      return trips === null ? row : { ...parsed.data, AvailabilityTrips: trips }
    },
  }
}

function hasSeats(row: VendorAvailability): boolean {
  return cabins.some((cabin) => row[`${cabin}Available`] === true)
}
