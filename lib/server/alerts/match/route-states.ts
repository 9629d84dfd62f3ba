import type { Firestore } from 'firebase-admin/firestore'
import type { AlertSettings } from '../../../alerts/alert.ts'
import type { FindOffers, RowKey } from '../../../alerts/party-split.ts'
import { getRowKey } from '../../../alerts/sent-keys.ts'
import { decodeRoute, listCells, PACKED_VERSION, RouteDocument } from '../../../availability/codec.ts'
import { getRowState, type RowOffer, type SeatChange } from '../../../availability/compare-cells.ts'
import type { Ledger, RouteLedger } from '../../../availability/coverage-ledger.ts'
import { type RouteKey, routeId } from '../../../availability/route-key.ts'
import { dateOf } from '../../../core/dates.ts'
import { coversAirport } from '../../../network/place-tokens.ts'
import { AVAILABILITY } from '../../availability/repository.ts'
import { describeError } from './describe-error.ts'

type CoveredRoute = { key: RouteKey; ledger: RouteLedger }

/** Returns the routes between places that any provider checks or has checked, each once. */
export function routesBetween(
  ledgers: readonly Ledger[],
  { programs, from, to }: Pick<AlertSettings, 'programs' | 'from' | 'to'>,
): CoveredRoute[] {
  const means = (tokens: readonly string[], airport: string) => tokens.some((token) => coversAirport(token, airport))
  const found = new Map<string, CoveredRoute>()
  for (const { program, routes } of ledgers) {
    if (!programs.includes(program)) continue
    for (const [id, ledger] of routes) {
      const [origin = '', destination = ''] = id.split('-')
      const key: RouteKey = { program, from: origin, to: destination }
      if (means(from, origin) && means(to, destination)) found.set(routeId(key), { key, ledger })
    }
  }
  return [...found.values()]
}

/**
 * Returns the routes whose rows an alert depends on besides the one that changed: the same route for a party that may
 * split, and the opposite direction for a return.
 */
export function routesBeside({ split, stay }: AlertSettings, { program, from, to }: RouteKey): RouteKey[] {
  const other = stay === null ? [] : [{ program, from: to, to: from }]
  return split ? [{ program, from, to }, ...other] : other
}

/**
 * The offers of rows as a run of the matcher sees them: the present ones, without changes that a later run will match.
 * Were those counted too, both runs would tell a member of the same return flight. Each route is read once, and only
 * when an alert depends on it; one that can't be read is passed to `report` and counts as without offers.
 */
export class RouteStates {
  readonly #db: Firestore
  readonly #report: (fault: string) => void
  readonly #listLater: (route: string) => Promise<readonly SeatChange[]>
  readonly #offers = new Map<string, readonly RowOffer[]>()
  readonly #read = new Set<string>()

  constructor(
    db: Firestore,
    report: (fault: string) => void,
    listLater: (route: string) => Promise<readonly SeatChange[]> = async () => [],
  ) {
    this.#db = db
    this.#report = report
    this.#listLater = listLater
  }

  async read(keys: readonly RouteKey[]): Promise<void> {
    const ids = [...new Set(keys.map(routeId))].filter((id) => !this.#read.has(id))
    for (const id of ids) {
      const snapshot = await this.#db.collection(AVAILABILITY).doc(id).get()
      // Read after the offers, so that a change written in between is undone whether or not they show it.
      const later = await this.#listLater(id)
      try {
        if (snapshot.get('v') === PACKED_VERSION) this.#take(RouteDocument.parse(snapshot.data()))
      } catch (error) {
        this.#report(`The route ${id} cannot be read: ${describeError(error)}`)
      }
      // The oldest change of a row comes last, and so decides.
      for (const change of later.toReversed()) this.#offers.set(getRowKey(change), change.before?.offers ?? [])
      this.#read.add(id)
    }
  }

  #take(document: RouteDocument): void {
    const { program, from, to } = document
    for (const cell of listCells(decodeRoute(document))) {
      for (const direct of [true, false]) {
        const row: RowKey = { program, from, to, date: dateOf(cell.day), cabin: cell.cabin, direct }
        const { offers } = getRowState(cell, direct)
        if (offers.length > 0) this.#offers.set(getRowKey(row), offers)
      }
    }
  }

  readonly around: FindOffers = (row) => this.#offers.get(getRowKey(row)) ?? []
}
