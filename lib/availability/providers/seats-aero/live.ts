import type { Instant } from '../../../core/clock.ts'
import { maxDate, minDate } from '../../../core/dates.ts'
import { groupBy } from '../../../core/group.ts'
import { type LiveDay, type LiveProvider, type LiveRequest, type ProviderItem, toProviderError } from '../provider.ts'
import type { ProviderError } from '../provider-error.ts'
import type { SeatsAeroClient } from './client.ts'
import { idOfRow, itemOfTrip, itemsOfRow, SEATS_AERO, type Taking } from './rows.ts'

/**
 * How a live request is made, depending on the agreement with the provider: `stored` reads its latest searches,
 * `refreshed` has them repeated first, and `airline` asks the airline itself.
 */
export type LiveMode = 'stored' | 'refreshed' | 'airline'

const WHERE = { file: SEATS_AERO.name }

export function seatsAeroLive(client: SeatsAeroClient, mode: LiveMode, now: () => Instant): LiveProvider {
  return {
    source: SEATS_AERO,
    search: (request, signal) =>
      mode === 'airline' ? fetchFromAirline(client, request, signal, now) : fetchStored(client, request, signal, mode),
  }
}

async function* fetchFromAirline(
  client: SeatsAeroClient,
  request: LiveRequest,
  signal: AbortSignal,
  now: () => Instant,
): AsyncGenerator<LiveDay> {
  for (const date of request.dates) {
    if (signal.aborted) return
    try {
      const trips = await client.live({ ...request, date }, signal)
      yield { ok: true, date, items: itemsOfLive(trips, request, date, now()) }
    } catch (error) {
      if (signal.aborted) return
      yield { ok: false, date, error: toProviderError(error) }
    }
  }
}

/** The airline was asked for the whole day, so a cabin it did not name has no seats. */
function itemsOfLive(trips: readonly unknown[], request: LiveRequest, date: string, seenAt: Instant): ProviderItem[] {
  const { program, from, to, cabins } = request
  const route = { program, from, to, date, source: SEATS_AERO, seenAt }
  const items = trips.map((trip, at) => itemOfTrip(route, trip, null, { ...WHERE, row: `${date} ${at + 1}` }))
  const wanted = items.filter((item) => !item.ok || cabins.includes(item.observation.cabin))
  // A trip that could not be read may be in any cabin, so no cabin is then reported as having no seats.
  if (items.some((item) => !item.ok)) return wanted
  const named = new Set(wanted.map((item) => (item.ok ? item.observation.cabin : null)))
  const none = { seats: 0, points: null, charges: null, carriers: [], direct: false, sectors: null }
  const empty = cabins.filter((cabin) => !named.has(cabin))
  const nones = empty.map((cabin): ProviderItem => {
    return { ok: true, observation: { ...route, cabin, ...none }, where: { ...WHERE, row: `${date} ${cabin}` } }
  })
  return [...wanted, ...nones]
}

/** Makes one request for all days. A day without a row was not checked, and gets an answer without items. */
async function* fetchStored(
  client: SeatsAeroClient,
  request: LiveRequest,
  signal: AbortSignal,
  mode: 'stored' | 'refreshed',
): AsyncGenerator<LiveDay> {
  if (request.dates.length === 0) return
  const { rows, error } = await storedRows(client, request, signal, mode)
  if (signal.aborted) return
  const taking: Taking = { tally: { rows: 0, duplicates: 0 }, taken: new Set() }
  const items = rows.flatMap((row, at) => itemsOfRow(row, { ...WHERE, row: String(at + 1) }, taking))
  const rejects = items.filter((item) => !item.ok)
  const byDate = groupBy(
    items.filter((item) => isRequested(item, request)),
    (item) => (item.ok ? item.observation.date : ''),
  )
  for (const [at, date] of request.dates.entries()) {
    const found = byDate.get(date) ?? []
    if (found.length === 0 && error !== null) yield { ok: false, date, error }
    else yield { ok: true, date, items: at === 0 ? [...found, ...rejects] : found }
  }
}

/** Returns the rows received, with the error if there was one. Rows from before the error are kept. */
async function storedRows(
  client: SeatsAeroClient,
  request: LiveRequest,
  signal: AbortSignal,
  mode: 'stored' | 'refreshed',
): Promise<{ rows: unknown[]; error: ProviderError | null }> {
  const start = request.dates.reduce(minDate)
  const end = request.dates.reduce(maxDate)
  const search = {
    programs: [request.program],
    from: [request.from],
    to: [request.to],
    start,
    end,
    cabins: request.cabins,
    trips: true,
  }
  let rows: unknown[] = []
  const collect = async () => {
    const seen: unknown[] = []
    rows = rows.length > 0 ? rows : seen
    for await (const row of client.search(search, signal)) seen.push(row)
    rows = seen
  }
  try {
    await collect()
    if (mode === 'refreshed' && rows.length > 0) {
      const ids = rows.flatMap((row) => idOfRow(row) ?? [])
      if (await client.refresh(ids, signal)) await collect()
    }
    return { rows, error: null }
  } catch (error) {
    return { rows, error: toProviderError(error) }
  }
}

function isRequested(item: ProviderItem, { program, from, to, cabins }: LiveRequest): boolean {
  if (!item.ok) return false
  const { observation } = item
  const sameRoute = observation.program === program && observation.from === from && observation.to === to
  return sameRoute && cabins.includes(observation.cabin)
}
