import { type OwnSeat, OwnSeatsList, OwnSeatsTaken } from '../../availability/own/own-seats.ts'
import { splitIntoParcels } from '../../availability/own/split-into-parcels.ts'
import type { RouteKey } from '../../availability/route-key.ts'
import { type Asking, askAsMember, RefusedError } from './ask-as-member.ts'

const address = '/api/own-seats'

/** Actions on the seats a member brought to the site themselves. */
export function ownSeatsActions(session: Asking) {
  const forget = async (query: string): Promise<void> =>
    void (await askAsMember(session, `${address}?${query}`, { method: 'DELETE' }))
  return {
    list: async (): Promise<OwnSeatsList> => OwnSeatsList.parse(await (await askAsMember(session, address)).json()),
    bring: async (seats: readonly OwnSeat[], share = false): Promise<OwnSeatsTaken> => {
      const body = share ? { seats, share } : { seats }
      return OwnSeatsTaken.parse(await (await askAsMember(session, address, { method: 'POST', body })).json())
    },
    forget: ({ program, from, to }: RouteKey) => forget(String(new URLSearchParams({ program, from, to }))),
    forgetAll: () => forget('all=1'),
    /** Stops sharing them with others. */
    unshare: () => forget('shared=1'),
  }
}

type Refused = { reason: string; seats: number }[]

/** The outcome of a send. `stopped` says why some seats were not sent; `sharing` is null if it wasn't asked for. */
export type Sent = {
  taken: number
  refused: Refused
  stopped: string | null
  sharing: { shared: number; refused: Refused } | null
}

/**
 * Sends seats in parcels. If the server refuses a later one, e.g. at the daily limit, what was sent is kept and the
 * answer says how much was not.
 */
export async function bringAll(
  session: Asking,
  { seats, share }: { seats: readonly OwnSeat[]; share: boolean },
  onProgress: (sent: number) => void,
): Promise<Sent> {
  const { bring } = ownSeatsActions(session)
  const [refused, unshared] = [new Map<string, number>(), new Map<string, number>()]
  let [taken, shared, sent] = [0, 0, 0]
  const answer = (stopped: string | null): Sent => ({
    ...{ taken, stopped, refused: listReasons(refused) },
    sharing: share ? { shared, refused: listReasons(unshared) } : null,
  })
  for (const parcel of splitIntoParcels(seats)) {
    try {
      const came = await bring(parcel, share)
      taken += came.taken
      shared += came.sharing?.shared ?? 0
      add(refused, came.refused)
      add(unshared, came.sharing?.refused ?? [])
    } catch (error) {
      if (taken === 0 || !(error instanceof RefusedError)) throw error
      return answer(`${error.message} ${seats.length - sent} rows weren’t saved.`)
    }
    sent += parcel.length
    onProgress(sent)
  }
  return answer(null)
}

function add(known: Map<string, number>, more: Refused): void {
  for (const { reason, seats } of more) known.set(reason, (known.get(reason) ?? 0) + seats)
}

const listReasons = (refused: ReadonlyMap<string, number>) => [...refused].map(([reason, seats]) => ({ reason, seats }))
