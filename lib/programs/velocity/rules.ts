import { cabins } from '../../core/cabin.ts'
import type { Confidence, NotPublished } from '../../core/provenance.ts'
import type { BookingClassTable, ProgramRules, RewardPrice } from '../descriptor.ts'
import bookingClasses from './data/booking-classes.json' with { type: 'json' }
import cashPart from './data/cash-part.json' with { type: 'json' }
import * as charges from './data/charge-data.ts'
import * as points from './data/points-data.ts'
import { packTable } from './data/points-packs.ts'
import { rewardRules } from './data/reward-rules.ts'
import { velocityTables } from './data/reward-tables.ts'
import * as status from './data/status-data.ts'
import * as windows from './data/window-data.ts'
import { priceVelocityByMiles, priceVelocityReward, type VelocityPrice } from './reward-seat.ts'
import { priceVelocityTrip } from './trip-price.ts'

/** The distinct amounts that are known. */
function listAmounts(amounts: readonly (number | null)[]): number[] {
  return [...new Set(amounts)].flatMap((amount) => amount ?? [])
}

function rewardPrice(price: VelocityPrice | NotPublished): RewardPrice | NotPublished {
  if (price.status === 'not-published') return price
  return { ...price, amounts: listAmounts(price.tiers ?? [price.points.low]), fixed: price.tiers === null }
}

/** The brands of Economy, Premium, Business and First Reward; every other brand is a cash fare. */
const rewardBrands = /^R[EPBF]$/i

/** Velocity reward seats, priced by the tables in data/. */
export const velocityRules: ProgramRules = {
  priceFlight: (flight) => rewardPrice(priceVelocityReward(flight)),
  priceMiles: (journey) => rewardPrice(priceVelocityByMiles(journey)),
  priceTrip(segments, bookedOn) {
    const price = priceVelocityTrip(segments, bookedOn)
    if (price.status === 'not-published') return price
    const [part] = price.parts
    if (part === undefined) throw new RangeError('A priced trip has a part.')
    const { low, high } = price.points
    const amounts = listAmounts(price.parts.length === 1 && part.tiers !== null ? part.tiers : [low, high])
    const { zone, miles, table } = part
    return { status: 'published', points: price.points, amounts, fixed: part.tiers === null, zone, miles, table }
  },
  classifyBrand: (brand) => (rewardBrands.test(brand) ? 'reward' : 'dynamic'),
  bookingClasses,
  findRewardLetters(carrier) {
    const { rows }: BookingClassTable = bookingClasses
    const { title, confidence } = bookingClasses
    const row = rows.find((one) => one.carrier === carrier)
    if (!row) return { letters: [], sources: [] }
    return {
      letters: cabins.flatMap((cabin) => (row.reward[cabin] ?? []).map((code) => ({ code, cabin, isUpgrade: false }))),
      sources: [{ title, provenance: { ...bookingClasses, confidence: confidence as Confidence } }],
    }
  },
  tables: [
    ['reward-tables.ts', velocityTables],
    ['reward-rules.ts', [{ ...rewardRules, id: 'velocity-reward-rules' }]],
    ['booking-classes.json', [bookingClasses]],
    ['cash-part.json', [cashPart]],
    ['charge-data.ts', Object.values(charges)],
    ['status-data.ts', Object.values(status)],
    ['points-data.ts', Object.values(points)],
    ['points-packs.ts', [packTable]],
    ['window-data.ts', Object.values(windows)],
  ],
}
