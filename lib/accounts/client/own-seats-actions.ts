import { type OwnSeat, OwnSeatsList, OwnSeatsTaken, splitIntoBatches } from '../../availability/own/own-seats.ts'
import type { RouteKey } from '../../availability/route-key.ts'
import { countOf } from '../../core/formats.ts'
import { fetchAsMember, RefusedError, readAsMember, type TokenSource } from './fetch-as-member.ts'

const address = '/api/own-seats'

/** Actions on the seats a member brought to the site themselves. */
export function ownSeatsActions(session: TokenSource) {
  const sendDelete = (query: string) => fetchAsMember(session, `${address}?${query}`, { method: 'DELETE' })
  return {
    list: () => readAsMember(session, address, OwnSeatsList),
    importSeats: (seats: readonly OwnSeat[], share = false) =>
      readAsMember(session, address, OwnSeatsTaken, { method: 'POST', body: share ? { seats, share } : { seats } }),
    remove: ({ program, from, to }: RouteKey) => sendDelete(String(new URLSearchParams({ program, from, to }))),
    removeAll: () => sendDelete('all=1'),
    /** Stops sharing them with others. */
    unshare: () => sendDelete('shared=1'),
  }
}

export type OwnSeatsActions = ReturnType<typeof ownSeatsActions>

type Refused = { reason: string; seats: number }[]

/** The outcome of a send. `stopped` says why some seats were not sent; `sharing` is null if it wasn't asked for. */
export type Sent = {
  taken: number
  refused: Refused
  stopped: string | null
  sharing: { shared: number; refused: Refused } | null
}

/**
 * Sends seats in batches. If the server refuses a later one, e.g. at the daily limit, what was sent is kept and the
 * answer says how much was not.
 */
export async function importAllSeats(
  session: TokenSource,
  { seats, share }: { seats: readonly OwnSeat[]; share: boolean },
  onProgress: (sent: number) => void,
): Promise<Sent> {
  const { importSeats } = ownSeatsActions(session)
  const [refused, unshared] = [new Map<string, number>(), new Map<string, number>()]
  let [taken, shared, sent] = [0, 0, 0]
  const answer = (stopped: string | null): Sent => ({
    ...{ taken, stopped, refused: listReasons(refused) },
    sharing: share ? { shared, refused: listReasons(unshared) } : null,
  })
  for (const batch of splitIntoBatches(seats)) {
    try {
      const came = await importSeats(batch, share)
      taken += came.taken
      shared += came.sharing?.shared ?? 0
      add(refused, came.refused)
      add(unshared, came.sharing?.refused ?? [])
    } catch (error) {
      if (taken === 0 || !(error instanceof RefusedError)) throw error
      const left = seats.length - sent
      return answer(`${error.message} ${countOf(left, 'row')} ${left === 1 ? 'wasn’t' : 'weren’t'} saved.`)
    }
    sent += batch.length
    onProgress(sent)
  }
  return answer(null)
}

function add(known: Map<string, number>, more: Refused): void {
  for (const { reason, seats } of more) known.set(reason, (known.get(reason) ?? 0) + seats)
}

const listReasons = (refused: ReadonlyMap<string, number>) => [...refused].map(([reason, seats]) => ({ reason, seats }))
