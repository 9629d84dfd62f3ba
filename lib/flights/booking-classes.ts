import { type Cabin, cabins } from '../core/cabin.ts'
import type { Program } from '../core/program.ts'
import type { Provenance } from '../core/provenance.ts'
import { releaseTable } from '../programs/qantas/data/release-data.ts'
import { rewardClassTable } from '../programs/velocity/data/window-data.ts'
import { carrierOf } from './flight-number.ts'

/** What a letter is used for beside fares: points of a program book it, or an upgrade does. */
export type Bucket = { code: string; cabin: Cabin; use: 'reward' | 'reward-and-upgrade'; programs: Program[] }

/** The letters of a carrier whose use with points is published, and where that was read. */
export type Buckets = { buckets: Bucket[]; sources: { title: string; provenance: Provenance }[] }

/** Qantas upgrades confirm into the letter of its business reward seats; sources of the note on `upgradeBucket`. */
export const upgradeBucket = {
  carrier: 'QF',
  code: 'U',
  asOf: '2016-09-06',
  confidence: 'confirmed',
  sources: [
    'https://australianfrequentflyer.com.au/community/threads/booking-classes.6128',
    'https://australianfrequentflyer.com.au/community/threads/how-often-does-qantas-release-new-award-seats.5122',
    'https://pointsfromthepacific.boardingarea.com/2016/09/06/understanding-fare-buckets-and-fare-codes/',
  ],
} as const satisfies Provenance & { carrier: string; code: string }

/** Reward and upgrade letters of a flight's carrier; empty where none is published. */
export function bucketsOf(flight: string): Buckets {
  const carrier = carrierOf(flight)
  const qantas = qantasBuckets(carrier)
  const velocity = velocityBuckets(carrier)
  const merged = new Map<string, Bucket>()
  for (const bucket of [...qantas, ...velocity]) {
    const key = bucket.cabin + bucket.code
    const known = merged.get(key)
    merged.set(key, known ? { ...known, programs: [...new Set([...known.programs, ...bucket.programs])] } : bucket)
  }
  return {
    buckets: [...merged.values()],
    sources: [
      ...(qantas.length > 0 ? [{ title: releaseTable.title, provenance: releaseTable }] : []),
      ...(velocity.length > 0 ? [{ title: rewardClassTable.title, provenance: rewardClassTable }] : []),
      ...(carrier === upgradeBucket.carrier
        ? [{ title: 'The upgrade letter of Qantas', provenance: upgradeBucket }]
        : []),
    ],
  }
}

/** The table lists the highest cabin first; a shorter list leaves out First, then premium economy. */
const ladders: Record<number, readonly Cabin[]> = { 4: ['F', 'J', 'W', 'Y'], 3: ['F', 'J', 'Y'], 2: ['J', 'Y'] }

function qantasBuckets(carrier: string): Bucket[] {
  const table: Readonly<Record<string, string>> = releaseTable.rewardBookingClasses
  const codes = table[carrier]?.split('/') ?? []
  const ladder = ladders[codes.length] ?? []
  return codes.flatMap((code, at): Bucket[] => {
    const cabin = ladder[at]
    if (!cabin) return []
    const isUpgrade = carrier === upgradeBucket.carrier && code === upgradeBucket.code
    return [{ code, cabin, use: isUpgrade ? 'reward-and-upgrade' : 'reward', programs: ['qantas'] }]
  })
}

function velocityBuckets(carrier: string): Bucket[] {
  const row = rewardClassTable.rows.find((one) => one.carrier === carrier)
  if (!row) return []
  return cabins.flatMap((cabin) =>
    row[cabin].map((code): Bucket => ({ code, cabin, use: 'reward', programs: ['velocity'] })),
  )
}
