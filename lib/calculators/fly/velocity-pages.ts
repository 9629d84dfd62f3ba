import { type Cabin, cabinNames } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import { addDays } from '../../core/dates.ts'
import { surenessNames } from '../../core/provenance.ts'
import { type VelocityTable, velocityTables } from '../../programs/velocity/data/reward-tables.ts'
import type { SlugWords } from '../slug.ts'
import type { FlySlug } from './pair-index.ts'
import { joinNames, originAndStop, stopWords } from './qantas-pages.ts'
import type { PointsSpan, VelocityRouting } from './routings-file.ts'
import { type VelocityPair, velocityPairs } from './slugs.ts'
import { answerVelocityFly, pointsSpanWords, type VelocityCabin } from './velocity-answer.ts'

const family = '/virgin-australia/how-many-velocity-points-to-fly-to'
const onePerson = { trip: 'one-way', people: 1, have: 0 } as const

/** The title and description of a slug page, unique to each page. One without a current price isn't listed. */
export function velocityFlyWords({ from, to }: FlySlug): SlugWords {
  const pairs = from ? [velocityPairs.find(from.slug, to.slug)] : velocityPairs.pairsTo(to.slug)
  const routings = pairs.flatMap((pair) => pair?.routings ?? [])
  const prices = answerVelocityFly(routings, onePerson).cabins
  const trip = from ? `${from.name} to ${to.name}` : `To ${to.name}`
  return {
    path: from ? `${family}/${from.slug}/${to.slug}` : `${family}/${to.slug}`,
    title: from ? `Velocity Points from ${from.name} to ${to.name}` : `How many Velocity Points to fly to ${to.name}`,
    summary: `${trip} with Velocity Points, one way: ${priceWords(prices, from ? stopWords : originAndStop)}`,
    index: prices.some(({ today }) => today !== null),
  }
}

/**
 * The pair a destination's page starts with: the one whose price its first line names first. Without any price the
 * shortest.
 */
export function findVelocityLeadPair(pairs: readonly VelocityPair[]): VelocityPair | undefined {
  const { cabins } = answerVelocityFly(
    pairs.flatMap(({ routings }) => routings),
    onePerson,
  )
  const lead = cabins.find(({ today }) => today) ?? cabins.find(({ before }) => before)
  const miles = ({ routings }: VelocityPair) => routings[0]?.miles ?? 0
  const named = pairs.find(({ routings }) => lead && routings.includes(lead.routing))
  return named ?? pairs.toSorted((a, b) => miles(a) - miles(b))[0]
}

/** A sentence with today's prices or, when there are none, the last known ones. */
function priceWords(prices: readonly VelocityCabin[], place: (routing: VelocityRouting) => string): string {
  // Search engines show this line on its own, so it says how sure each price is.
  const current = prices.flatMap(({ cabin, routing, today, sureness }) =>
    today ? [`${cabinNames[cabin]} ${pointsSpanWords(today)} points ${place(routing)}${sureWords(sureness)}`] : [],
  )
  if (current.length > 0) return `${joinNames(current)}.`
  const last = prices.flatMap(({ cabin, before }) =>
    before ? [`${pointsSpanWords(before)} points in ${cabinNames[cabin]}`] : [],
  )
  if (last.length > 0) return `${joinNames(last)} until 20 January 2025. Today’s price isn’t published.`
  return 'no published price. See the points our searches have found.'
}

function sureWords(sureness: VelocityCabin['sureness']): string {
  return sureness === null || sureness === 'official' ? '' : ` (${surenessNames[sureness]})`
}

/** All Velocity tables, newest first. */
export const tablesNewestFirst: readonly VelocityTable[] = velocityTables.toSorted((a, b) =>
  b.validFrom.localeCompare(a.validFrom),
)

/** The tables behind the prices of some routings, newest first. */
export function tablesBehind(routings: readonly VelocityRouting[]): readonly VelocityTable[] {
  return tablesNewestFirst.filter(({ id }) => routings.some((routing) => routing.tables.includes(id)))
}

/** The prices of one table for an airline and zone, and the last booking date they hold for (null when in force). */
export type PricePeriod = {
  table: VelocityTable
  carrier: string
  zone: number
  until: LocalDate | null
  points: Record<Cabin, PointsSpan | null>
}

/** The last day of the single-price table for domestic flights: the day before the domestic tiers began. */
const domesticLeft = addDays(
  velocityTables
    .filter(({ kind }) => kind === 'domestic')
    .map((table) => table.validFrom)
    .sort()[0] ?? '',
  -1,
)

/** Every price ever published for the airlines and zones of some routings, newest table first. */
export function pricePeriods(routings: readonly VelocityRouting[], domestic: boolean): readonly PricePeriod[] {
  const carrierZones = new Map(
    routings.flatMap(({ zone, carriers: [carrier = ''] }) =>
      zone === null ? [] : [[`${carrier}${zone}`, { carrier, zone }] as const],
    ),
  )
  const periods = tablesNewestFirst.flatMap((table) =>
    [...carrierZones.values()]
      .filter(({ carrier }) => table.carriers.includes(carrier) && (domestic || table.kind === 'single'))
      .map(({ carrier, zone }) => ({
        table,
        carrier,
        zone,
        until: domestic && table.kind === 'single' ? domesticLeft : table.validTo,
        points: getCells(table, zone),
      })),
  )
  return periods.filter(({ points }) => Object.values(points).some((span) => span !== null))
}

/** The prices of one zone in a table, by cabin. */
export function getCells(table: VelocityTable, zone: number): Record<Cabin, PointsSpan | null> {
  const fixed = (points: number | null | undefined) => (points ? { low: points, high: points } : null)
  if (table.kind === 'single') {
    const row = table.rows.find((one) => one.zone === zone)
    return { Y: fixed(row?.Y), W: fixed(row?.W), J: fixed(row?.J), F: fixed(row?.F) }
  }
  const row = table.rows.find((one) => one.zone === zone)
  const tiers = row?.tiers ?? []
  const economy = tiers.some((tier) => tier !== null) ? { low: tiers[0] ?? null, high: tiers.at(-1) ?? null } : null
  return { Y: economy, W: null, J: fixed(row?.J), F: null }
}
