import type { LocalDate } from '../clock.ts'
import type { NotPublished } from '../programs/provenance.ts'
import { type ClassicRewardPrice, priceByMiles, priceClassicReward } from '../programs/qantas/classic-reward.ts'
import { RuleError } from '../programs/rule-error.ts'
import type { Program } from './observation.ts'
import type { SamplePrice } from './providers/sample/world.ts'
import type { TablePriceOf } from './search.ts'
import type { TablePrice } from './search-contract.ts'

/**
 * What a program's published table asks for a row booked on a day. Only direct flights on Qantas Points: their
 * airports and carrier alone decide. Where carriers of a row have different prices, the one that was seen decides,
 * and without it there is none. Source: the Classic Flight Reward tables.
 */
export function tablePriceOn(program: Program, bookedOn: LocalDate): TablePriceOf {
  if (program !== 'qantas') return () => null
  return ({ from, to, cabin, carriers, direct, points }) => {
    if (!direct) return null
    const prices = carriers.flatMap((carrier) => {
      const price = orNull(() => priceClassicReward({ from, to, carrier, cabin, bookedOn }))
      return price === null ? [] : [price]
    })
    const seen = prices.find((price) => price.points === points)
    const [first] = prices
    const agreed = prices.every((price) => price.points === first?.points) && prices.length === carriers.length
    const price = seen ?? (agreed ? first : undefined)
    return price === undefined ? null : tablePriceOf(price)
  }
}

/** Points of the published table for a journey on one carrier, or null. The sample world asks for no others. */
export function tablePointsOn(bookedOn: LocalDate): SamplePrice {
  return ({ program, carrier, miles, cabin }) => {
    if (program !== 'qantas') return null
    return orNull(() => priceByMiles({ miles, carrier, cabin, bookedOn }))?.points ?? null
  }
}

function orNull(priced: () => ClassicRewardPrice | NotPublished): ClassicRewardPrice | null {
  try {
    const price = priced()
    return price.status === 'published' ? price : null
  } catch (error) {
    // A recording may be replayed at a date before the oldest table known.
    if (error instanceof RuleError && error.code === 'before-any-table') return null
    throw error
  }
}

function tablePriceOf({ points, zone, miles, table }: ClassicRewardPrice): TablePrice {
  const { title, asOf, sources, confidence } = table
  return { points, table: title, zone, miles, asOf, sources: [...sources], confidence }
}
