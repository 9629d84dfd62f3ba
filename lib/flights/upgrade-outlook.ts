import { type Cabin, cabinNames } from '../core/cabin.ts'
import type { Bucket } from './booking-classes.ts'
import type { LoadSnapshot } from './flight-snapshots.ts'

/**
 * Our own estimate from a load, not an airline's rule: how likely a seat in a cabin is to be left for upgrades, and
 * why. `unknown` if the source says too little.
 */
export type UpgradeOutlook = {
  cabin: Cabin
  level: 'good' | 'possible' | 'unlikely' | 'unknown'
  reasons: string[]
}

/** Returns the outlook for each cabin above economy, from comparable snapshots, newest first. */
export function upgradeOutlooks(snapshots: readonly LoadSnapshot[], buckets: readonly Bucket[]): UpgradeOutlook[] {
  const [newest] = snapshots
  const above = (['W', 'J', 'F'] as const).filter((cabin) => newest?.classes.some((one) => one.cabin === cabin))
  return above.map((cabin) => outlookInto(cabin, snapshots, buckets))
}

type Sign = { weight: number; reason: string }

function outlookInto(cabin: Cabin, snapshots: readonly LoadSnapshot[], buckets: readonly Bucket[]): UpgradeOutlook {
  const [newest] = snapshots
  if (!newest) return { cabin, level: 'unknown', reasons: ['We haven’t checked this flight yet.'] }
  const signs = [
    fullSign(cabin, newest, buckets),
    bucketSign(cabin, newest, buckets),
    loadSign(cabin, newest),
    trendSign(cabin, snapshots, buckets),
  ].flatMap((sign) => sign ?? [])
  if (signs.length === 0) return { cabin, level: 'unknown', reasons: ['No data for this cabin.'] }
  const weight = signs.reduce((total, sign) => total + sign.weight, 0)
  const level = weight >= 2 ? 'good' : weight >= 0 ? 'possible' : 'unlikely'
  return { cabin, level, reasons: signs.map(({ reason }) => reason) }
}

/** Returns the most seats for sale in any fare class of the cabin, without reward classes; null if none is known. */
export function seatsForSale(
  cabin: Cabin,
  snapshot: LoadSnapshot,
  buckets: readonly Pick<Bucket, 'code' | 'cabin'>[],
): number | null {
  const fares = snapshot.classes.filter(
    (one) => one.cabin === cabin && !buckets.some((bucket) => bucket.cabin === cabin && bucket.code === one.code),
  )
  return fares.length === 0 ? null : Math.max(...fares.map(({ seats }) => seats))
}

function fullSign(cabin: Cabin, snapshot: LoadSnapshot, buckets: readonly Bucket[]): Sign | null {
  const forSale = seatsForSale(cabin, snapshot, buckets)
  if (forSale === null) return null
  const name = cabinNames[cabin]
  if (forSale === 0) return { weight: -4, reason: `No seats in ${name} are for sale at any fare.` }
  if (forSale <= 2)
    return {
      weight: -1,
      reason: `Only ${forSale} in ${name} ${forSale === 1 ? 'is' : 'are'} still for sale, which the airline will try to sell first.`,
    }
  if (forSale >= 9) return { weight: 2, reason: `Nine or more seats in ${name} are still for sale.` }
  return { weight: 0, reason: `${forSale} seats in ${name} are still for sale.` }
}

function bucketSign(cabin: Cabin, snapshot: LoadSnapshot, buckets: readonly Bucket[]): Sign | null {
  const bucket = buckets.find((one) => one.cabin === cabin && one.use === 'reward-and-upgrade')
  const count = snapshot.classes.find((one) => one.cabin === cabin && one.code === bucket?.code)
  if (!bucket || !count) return null
  if (count.seats > 0) {
    return {
      weight: 2,
      reason: `${bucket.code}${count.seats}: seats are open in the booking class used for upgrades.`,
    }
  }
  return { weight: -1, reason: `${bucket.code}0: no seats are open in the booking class used for upgrades yet.` }
}

function loadSign(cabin: Cabin, snapshot: LoadSnapshot): Sign | null {
  const load = snapshot.cabins.find((one) => one.cabin === cabin)
  if (!load?.capacity || load.booked === null) return null
  const share = load.booked / load.capacity
  const percent = Math.round(share * 100)
  const reason = `${percent}% of ${cabinNames[cabin]} is booked (${load.booked} of ${load.capacity}).`
  return { weight: share < 0.6 ? 1 : share > 0.9 ? -1 : 0, reason }
}

/** A cabin that fills up between snapshots leaves fewer seats for upgrades than one that doesn't. */
function trendSign(cabin: Cabin, snapshots: readonly LoadSnapshot[], buckets: readonly Bucket[]): Sign | null {
  const [newest, ...older] = snapshots
  const oldest = older.at(-1)
  if (!newest || !oldest) return null
  const [now, then] = [seatsForSale(cabin, newest, buckets), seatsForSale(cabin, oldest, buckets)]
  if (now === null || then === null || now === then) return null
  const reason = `Over ${snapshots.length} checks, seats for sale went from ${nine(then)} to ${nine(now)}.`
  return { weight: now < then ? -1 : 1, reason }
}

function nine(seats: number): string {
  return seats >= 9 ? 'nine or more' : String(seats)
}
