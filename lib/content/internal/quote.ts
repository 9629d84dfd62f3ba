import type { PricedRouting } from '../../calculators/fly/routings-file.ts'
import { type Cabin, cabinNames, cabins } from '../../core/cabin.ts'
import { formatNumber } from '../../core/formats.ts'
import type { Program } from '../../core/program.ts'
import { programFacts } from '../../programs/program-facts.ts'

export type QuoteRequest = {
  fromCity: string
  toCity: string
  cabin: Cabin
  travellers: number
  points: number
  program: Program
}

/** A routing, with the points for the whole party. */
export type QuotedRouting = { routing: PricedRouting; each: number; together: number; isEnough: boolean }

/** The routings with a published price in a cabin, the fewest points first. */
export function quoteRoutings(
  routings: readonly PricedRouting[],
  { cabin, travellers, points }: QuoteRequest,
): QuotedRouting[] {
  return routings
    .flatMap((routing) => {
      const each = routing.points[cabins.indexOf(cabin)]
      if (each === null || each === undefined) return []
      const together = each * travellers
      return [{ routing, each, together, isEnough: together <= points }]
    })
    .sort((a, b) => a.each - b.each)
}

/** Drafts an answer to a one-way booking request, for an operator to finish. */
export function quoteText(request: QuoteRequest, quoted: readonly QuotedRouting[], storedDays: number): string {
  const { fromCity, toCity, cabin, travellers, points, program } = request
  const party = travellers === 1 ? 'one traveller' : `${travellers} travellers`
  const [best] = quoted
  if (!best) {
    return `${fromCity} to ${toCity} in ${cabinNames[cabin].toLowerCase()}: we couldn’t find a published price in ${programFacts[program].points}. We’d try another program or cabin.`
  }
  const gap = best.together - points
  return [
    `${fromCity} to ${toCity} in ${cabinNames[cabin].toLowerCase()} for ${party}, one way:`,
    `from ${formatNumber(best.together)} ${programFacts[program].points} (${formatNumber(best.each)} each) via ${best.routing.airports.join('–')}, plus taxes and carrier charges, which the airline shows before you pay.`,
    gap > 0 ? `You’d need ${formatNumber(gap)} more points.` : `Your ${formatNumber(points)} points are enough.`,
    storedDays > 0
      ? `We found seats on ${storedDays} of the next 60 days.`
      : 'We found no seats in the next 60 days; we’d have to check further ahead.',
  ].join('\n')
}
