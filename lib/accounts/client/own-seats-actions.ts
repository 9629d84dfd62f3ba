import { type OwnSeat, OwnSeatsList, OwnSeatsTaken } from '../../availability/own/own-seats.ts'
import { splitIntoParcels } from '../../availability/own/split-into-parcels.ts'
import type { RouteKey } from '../../availability/route-key.ts'
import { Problem } from '../../availability/search-contract.ts'
import type { Session } from './session.ts'

const address = '/api/own-seats'

/** What a member brought along. Each call carries their ID token, which no page of another site can send. */
export function ownSeatsActions({ idToken }: Pick<Session, 'idToken'>) {
  /** Rejects with the server's own words where it has some for the member. */
  const ask = async (method: 'GET' | 'POST' | 'DELETE', query = '', body?: object): Promise<Response> => {
    const token = await idToken()
    if (token === null) throw new Error('You’re logged out. Log in and try again.')
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const sent = body ? { body: JSON.stringify(body) } : {}
    const response = await fetch(`${address}${query}`, { method, headers, ...sent })
    if (response.ok) return response
    const problem = Problem.safeParse(await response.json().catch(() => null)).data
    throw new OwnSeatsError(problem?.detail ?? `${address} answered ${response.status}`)
  }
  return {
    list: async (): Promise<OwnSeatsList> => OwnSeatsList.parse(await (await ask('GET')).json()),
    bring: async (seats: readonly OwnSeat[], share = false): Promise<OwnSeatsTaken> =>
      OwnSeatsTaken.parse(await (await ask('POST', '', share ? { seats, share } : { seats })).json()),
    forget: async ({ program, from, to }: RouteKey): Promise<void> =>
      void (await ask('DELETE', `?${new URLSearchParams({ program, from, to })}`)),
    forgetAll: async (): Promise<void> => void (await ask('DELETE', '?all=1')),
    /** Takes back what others see of them. */
    unshare: async (): Promise<void> => void (await ask('DELETE', '?shared=1')),
  }
}

/** Its message is for the member. */
export class OwnSeatsError extends Error {}

type Refused = { reason: string; seats: number }[]

/** What became of what was sent. `stopped` says why some was not sent at all; `sharing` is null where nobody asked for it. */
export type Sent = {
  taken: number
  refused: Refused
  stopped: string | null
  sharing: { shared: number; refused: Refused } | null
}

/** Sends seats parcel by parcel. Where the day's share ends in between, what was sent is kept and the rest is named. */
export async function bringAll(
  session: Pick<Session, 'idToken'>,
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
      if (taken === 0 || !(error instanceof OwnSeatsError)) throw error
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
