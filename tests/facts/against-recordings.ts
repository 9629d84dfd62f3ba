import '../../lib/network/world-airports.ts'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { findAirport } from '../../lib/network/airports.ts'
import { pricedWith, priceJourney } from '../../lib/programs/qantas/trip-price.ts'
import { cutWhere, type Segment } from '../../lib/programs/segment.ts'
import { priceVelocityTrip } from '../../lib/programs/velocity/trip-price.ts'
import { type RecordedOption, readRecordedSearches } from './recorded-searches.ts'
import { type Comparison, renderReport } from './recordings-report.ts'

/**
 * Prices every option of recorded searches by the tables of its booking date, and reports how far they agree.
 * Usage: tsx tests/facts/against-recordings.ts [FOLDER]; the default is a folder beside the project.
 */
const folder = resolve(process.argv[2] ?? '../shared/data/recorded')
const report = 'docs/pricing-against-recordings.md'

function kindOf({ program, segments }: RecordedOption): string {
  const carriers = new Set(segments.map((segment) => segment.carrier))
  const mixedCabins = new Set(segments.map((segment) => segment.cabin)).size > 1 ? ', mixed cabins' : ''
  if (segments.length === 1) return `${program}: one airline, non-stop`
  if (carriers.size === 1) return `${program}: one airline, connection${mixedCabins}`
  if (carriers.has('QF') && carriers.has('JQ') && carriers.size === 2)
    return `${program}: Qantas and Jetstar${mixedCabins}`
  const own = program === 'qantas' ? carriers.has('QF') : carriers.has('VA')
  return `${program}: ${own ? 'own flights and a partner' : 'several partners'}${mixedCabins}`
}

function tablePoints({ program, segments, bookedOn }: RecordedOption): { points: number } | { unpriced: string } {
  const unknown = segments.flatMap(({ from, to }) => [from, to]).find((code) => !findAirport(code))
  if (unknown) return { unpriced: `The airport ${unknown} is not on the list.` }
  if (program === 'qantas') {
    const price = priceJourney([segments], bookedOn)
    return price.status === 'published' ? { points: price.points } : { unpriced: price.reason }
  }
  const price = priceVelocityTrip(segments, bookedOn)
  if (price.status === 'not-published') return { unpriced: price.reason }
  const { low, high } = price.points
  return low !== null && low === high ? { points: low } : { unpriced: 'Domestic economy has a price by demand.' }
}

/** The last booking date on which the price depended on the cabin searched. */
const bySearchUntil = '2025-08-04'

/**
 * What searches of the other cabins charged for a Qantas journey: in the lowest cabin, each stretch in one cabin
 * separately; in a higher cabin, all of Qantas's own economy flights at premium economy or business.
 */
function otherSearches({ program, segments, bookedOn }: RecordedOption): number[] {
  const isOwn = (segment: Segment) => pricedWith(segment.carrier) === 'QF'
  if (program !== 'qantas' || bookedOn > bySearchUntil || !segments.some(isOwn)) return []
  const stretches = cutWhere(segments, (one, next) => one.cabin !== next.cabin)
  const raised = (['W', 'J'] as const).map((cabin) => [
    segments.map((one) => (isOwn(one) && one.cabin === 'Y' ? { ...one, carrier: 'QF', cabin } : one)),
  ])
  return [stretches, ...raised].flatMap((directions) => {
    const price = priceJourney(directions, bookedOn)
    return price.status === 'published' ? [price.points] : []
  })
}

function pathOf(segments: readonly Segment[]): string {
  return segments.map(({ carrier, from, to, cabin }) => `${carrier} ${from}-${to} ${cabin}`).join(', ')
}

async function compare(): Promise<Comparison[]> {
  const comparisons: Comparison[] = []
  for await (const option of readRecordedSearches(folder)) {
    if (!option.isReward) continue
    const priced = tablePoints(option)
    const differs = 'points' in priced && priced.points !== option.points
    comparisons.push({
      file: option.file,
      bookedOn: option.bookedOn,
      kind: kindOf(option),
      path: pathOf(option.segments),
      charged: option.points,
      otherSearch: differs && otherSearches(option).includes(option.points),
      ...('points' in priced ? { table: priced.points, unpriced: null } : { table: null, unpriced: priced.unpriced }),
    })
  }
  return comparisons
}

if (!existsSync(folder)) {
  console.error(`No recordings at ${basename(folder)}: give their folder, as in: npm run facts:recordings -- FOLDER`)
  process.exit(1)
}
const text = renderReport(await compare())
await writeFile(report, text)
console.log(text)
console.log(`Written to ${report}.`)
