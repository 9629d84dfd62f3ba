import type { Cabin } from '../core/cabin.ts'
import type { LocalDate } from '../core/clock.ts'
import type { Program } from '../core/program.ts'
import type { NotPublished } from '../core/provenance.ts'
import { getAirport } from '../network/airports.ts'
import { type ClassicRewardPrice, priceByMiles, priceClassicReward } from '../programs/qantas/classic-reward.ts'
import { RuleError } from '../programs/rule-error.ts'
import { priceVelocityByMiles, priceVelocityReward, type VelocityPrice } from '../programs/velocity/reward-seat.ts'
import type { SamplePrice } from './providers/sample/world.ts'
import type { TablePriceOf } from './search.ts'
import type { TablePrice } from './search-contract.ts'

type Flight = { from: string; to: string; carrier: string; cabin: Cabin; bookedOn: LocalDate }

/**
 * What a program's published table asks for a row booked on a day. Direct flights only: their airports and carrier
 * alone decide. Where prices differ, by carrier or by tier of demand, the one that was seen decides, and without it
 * there is none. Sources: the Classic Flight Reward and Velocity reward seat tables.
 */
export function tablePriceOn(bookedOn: LocalDate): TablePriceOf {
  return ({ program, from, to, cabin, carriers, direct, points }) => {
    if (!direct) return null
    const offers = carriers.map((carrier) => pricesOf(program, { from, to, carrier, cabin, bookedOn }))
    const prices = offers.flatMap((offer) => offer.prices)
    const [first] = prices
    const agreed = offers.every(({ fixed }) => fixed) && prices.every((price) => price.points === first?.points)
    return prices.find((price) => price.points === points) ?? (agreed ? (first ?? null) : null)
  }
}

/** Points of the published table for a journey on one carrier, its cheapest tier where there are several, or null. */
export function tablePointsOn(bookedOn: LocalDate): SamplePrice {
  return ({ program, from, to, carrier, miles, cabin }) => {
    if (program === 'qantas') return orNull(() => priceByMiles({ miles, carrier, cabin, bookedOn }))?.points ?? null
    const domestic = getAirport(from).country === 'AU' && getAirport(to).country === 'AU'
    const price = orNull(() => priceVelocityByMiles({ miles, carrier, cabin, domestic, bookedOn }))
    return price?.points.low ?? null
  }
}

/** The published prices of a flight; `fixed` when there is exactly one, whatever the demand. */
function pricesOf(program: Program, flight: Flight): { prices: TablePrice[]; fixed: boolean } {
  if (program === 'qantas') {
    const price = orNull(() => priceClassicReward(flight))
    return { prices: price === null ? [] : [tablePrice(price, price.points)], fixed: price !== null }
  }
  const price = orNull(() => priceVelocityReward(flight))
  if (price === null) return { prices: [], fixed: false }
  const known = (price.tiers ?? [price.points.low]).flatMap((points) => points ?? [])
  return { prices: known.map((points) => tablePrice(price, points)), fixed: price.tiers === null }
}

function tablePrice({ zone, miles, table }: ClassicRewardPrice | VelocityPrice, points: number): TablePrice {
  const { title, asOf, sources, confidence } = table
  return { points, table: title, zone, miles, asOf, sources: [...sources], confidence }
}

function orNull<Price extends { status: 'published' }>(priced: () => Price | NotPublished): Price | null {
  try {
    const price = priced()
    return price.status === 'published' ? price : null
  } catch (error) {
    // A recording may be replayed at a date before the oldest table known.
    if (error instanceof RuleError && error.code === 'before-any-table') return null
    throw error
  }
}
