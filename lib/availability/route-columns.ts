import { cabins } from '../core/cabin.ts'

/**
 * The packed form of one route, shared by the stored document and the index: typed arrays over one buffer, with no
 * object per date. A *cell* is a date and cabin, numbered `day * 4 + cabin` from the first day. The offers of cell
 * `c` are `cellStart[c]` to `cellStart[c + 1]`, ordered as in offers.ts. Little-endian, as every platform Node runs on.
 */
export type RouteColumns = {
  /** Epoch seconds of the newest check of each cell; 0 = never checked. */
  seenAt: Uint32Array
  cellStart: Uint32Array
  /** Points per adult; -1 = unknown. */
  points: Int32Array
  /** Charges in minor units; -1 = unknown. */
  charges: Int32Array
  /** Index into the route's itineraries (`itineraries`). */
  itinerary: Uint16Array
  /** Seats 1-9, with DIRECT, UNCOUNTED and MISSED flags. */
  seats: Uint8Array
  /** Index into the route's currencies. */
  currency: Uint8Array
  /** Index into the route's sources. */
  source: Uint8Array
  /** Index into fareKinds: 0 = a reward seat. */
  fare: Uint8Array
}

export const CABINS = cabins.length
/** Flag in `seats`: the offer is a flight without a connection. */
export const DIRECT = 0x80
/** Flag in `seats`: some seats, count unknown. The seats bits are then 1, the number that is certain. */
export const UNCOUNTED = 0x40
/** Flag in `seats`: the newest check did not find the offer, for the first time. */
export const MISSED = 0x20
/** Flag in `seats`, set in the index only: the source named no charges, so the charges column holds an estimate. */
export const ESTIMATED = 0x10
export const SEATS = 0x0f

/** Returns the unpacked size of a route in bytes. */
export function columnsLength(days: number, offers: number): number {
  return (days * CABINS * 2 + 1) * 4 + offers * 14
}

/** Lays the columns over a buffer of `columnsLength` bytes, widest elements first so that all are aligned. */
export function columnsOver(buffer: ArrayBuffer, days: number, offers: number): RouteColumns {
  const cells = days * CABINS
  let at = 0
  const take = (bytes: number) => {
    at += bytes
    return at - bytes
  }
  return {
    seenAt: new Uint32Array(buffer, take(cells * 4), cells),
    cellStart: new Uint32Array(buffer, take((cells + 1) * 4), cells + 1),
    points: new Int32Array(buffer, take(offers * 4), offers),
    charges: new Int32Array(buffer, take(offers * 4), offers),
    itinerary: new Uint16Array(buffer, take(offers * 2), offers),
    seats: new Uint8Array(buffer, take(offers), offers),
    currency: new Uint8Array(buffer, take(offers), offers),
    source: new Uint8Array(buffer, take(offers), offers),
    fare: new Uint8Array(buffer, take(offers), offers),
  }
}

/** Returns the seatRank (offers.ts) of a seats byte. */
export function getRank(flags: number): number {
  return (flags & UNCOUNTED) !== 0 ? (flags & SEATS) * 2 : (flags & SEATS) * 2 + 1
}
