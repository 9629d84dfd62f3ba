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
    bring: async (seats: readonly OwnSeat[]): Promise<OwnSeatsTaken> =>
      OwnSeatsTaken.parse(await (await ask('POST', '', { seats })).json()),
    forget: async ({ program, from, to }: RouteKey): Promise<void> =>
      void (await ask('DELETE', `?${new URLSearchParams({ program, from, to })}`)),
    forgetAll: async (): Promise<void> => void (await ask('DELETE', '?all=1')),
  }
}

/** Its message is for the member. */
export class OwnSeatsError extends Error {}

/** What became of what was sent. `stopped` says why some was not sent at all. */
export type Sent = { taken: number; refused: { reason: string; seats: number }[]; stopped: string | null }

/** Sends seats parcel by parcel. Where the day's share ends in between, what was sent is kept and the rest is named. */
export async function bringAll(
  session: Pick<Session, 'idToken'>,
  seats: readonly OwnSeat[],
  onProgress: (sent: number) => void,
): Promise<Sent> {
  const { bring } = ownSeatsActions(session)
  const refused = new Map<string, number>()
  let taken = 0
  let sent = 0
  for (const parcel of splitIntoParcels(seats)) {
    try {
      const answer = await bring(parcel)
      taken += answer.taken
      for (const one of answer.refused) refused.set(one.reason, (refused.get(one.reason) ?? 0) + one.seats)
    } catch (error) {
      if (taken === 0 || !(error instanceof OwnSeatsError)) throw error
      return {
        taken,
        refused: listReasons(refused),
        stopped: `${error.message} ${seats.length - sent} rows weren’t saved.`,
      }
    }
    sent += parcel.length
    onProgress(sent)
  }
  return { taken, refused: listReasons(refused), stopped: null }
}

const listReasons = (refused: ReadonlyMap<string, number>) => [...refused].map(([reason, seats]) => ({ reason, seats }))
