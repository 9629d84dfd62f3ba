import { type Cabin, cabinNames } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import { formatNumber } from '../../core/formats.ts'
import { surenessNames } from '../../core/provenance.ts'
import { findAirport } from '../../network/airports.ts'
import { addDays } from '../../programs/calendar.ts'
import { velocityTables } from '../../programs/velocity/data/reward-tables.ts'
import type { VelocityTable } from '../../programs/velocity/reward-table.ts'
import type { SlugWords } from '../slug.ts'
import type { FlyCity } from './cities.ts'
import type { FlySlug } from './pair-book.ts'
import { listOf } from './qantas-pages.ts'
import { answerVelocityFly, spanWords } from './velocity-answer.ts'
import { velocityBook } from './velocity-slugs.ts'
import type { PointsSpan, VelocityWay } from './velocity-ways.ts'

const family = '/virgin-australia/how-many-velocity-points-to-fly-to'
const onePerson = { trip: 'one-way', people: 1, have: 0 } as const

/** The words of a slug page, no two alike. */
export function velocityFlyWords({ from, to }: FlySlug): SlugWords {
  if (from) return pairWords(from, to)
  const pairs = velocityBook.pairsTo(to.slug)
  const direct = pairs.filter(({ ways }) => ways[0]?.airports.length === 2).map((pair) => pair.from.name)
  const reach = direct.length > 0 ? `non-stop from ${listOf(direct)}` : 'with one stop from Australia'
  return {
    path: `${family}/${to.slug}`,
    title: `How many Velocity Points to fly to ${to.name}`,
    summary: `${to.name} with Velocity Points, ${reach}: ${knownWords(pairs.flatMap(({ ways }) => ways))}`,
  }
}

function pairWords(from: FlyCity, to: FlyCity): SlugWords {
  const ways = velocityBook.find(from.slug, to.slug)?.ways ?? []
  const [shortest] = ways
  const stop = shortest?.airports[1] ?? ''
  const stops = shortest?.airports.length === 2 ? 'non-stop' : `with a stop in ${findAirport(stop)?.city ?? stop}`
  return {
    path: `${family}/${from.slug}/${to.slug}`,
    title: `Velocity Points from ${from.name} to ${to.name}`,
    summary: `${formatNumber(shortest?.miles ?? 0)} miles ${stops}: ${knownWords(ways)}`,
  }
}

/** What is published of several ways, in a sentence: today's figures first, or the last ones known. */
function knownWords(ways: readonly VelocityWay[]): string {
  const { cabins } = answerVelocityFly(ways, onePerson)
  const told = (when: 'today' | 'before') =>
    cabins.flatMap((one) => {
      if (!one[when]) return []
      // A search engine shows this line by itself, so it says how sure it is.
      const sure = when === 'before' || one.sureness === null ? '' : ` (${surenessNames[one.sureness]})`
      return [`${spanWords(one[when])} points in ${cabinNames[one.cabin]}${sure}`]
    })
  const [today, before] = [told('today'), told('before')]
  if (today.length > 0) return `${listOf(today)} today; the other prices since January 2025 are not published.`
  if (before.length > 0) return `${listOf(before)} until 20 January 2025; prices since then are not published.`
  return 'no price was ever published for it; see what searches have shown.'
}

/** Tables by id, newest first. */
export const tablesNewestFirst: readonly VelocityTable[] = velocityTables.toSorted((a, b) =>
  b.validFrom.localeCompare(a.validFrom),
)

/** The tables some ways were read from, newest first. */
export function tablesBehind(ways: readonly VelocityWay[]): readonly VelocityTable[] {
  return tablesNewestFirst.filter(({ id }) => ways.some((way) => way.tables.includes(id)))
}

/** The prices of one table for the zone and airline of a way, and the booking dates they held for. */
export type PricePeriod = {
  table: VelocityTable
  carrier: string
  zone: number
  until: LocalDate | null
  points: Record<Cabin, PointsSpan | null>
}

/** Virgin Australia's domestic fares left the table of one price on the day their tiers began. */
const domesticLeft = addDays(
  velocityTables
    .filter(({ kind }) => kind === 'domestic')
    .map((table) => table.validFrom)
    .sort()[0] ?? '',
  -1,
)

/** Every price ever published for the airlines and zones of some ways, newest first. */
export function pricePeriods(ways: readonly VelocityWay[], domestic: boolean): readonly PricePeriod[] {
  const asked = new Map(
    ways.flatMap(({ zone, carriers: [carrier = ''] }) =>
      zone === null ? [] : [[`${carrier}${zone}`, { carrier, zone }] as const],
    ),
  )
  const periods = tablesNewestFirst.flatMap((table) =>
    [...asked.values()]
      .filter(({ carrier }) => table.carriers.includes(carrier) && (domestic || table.kind === 'single'))
      .map(({ carrier, zone }) => ({
        table,
        carrier,
        zone,
        until: domestic && table.kind === 'single' ? domesticLeft : table.validTo,
        points: cellsOf(table, zone),
      })),
  )
  return periods.filter(({ points }) => Object.values(points).some((span) => span !== null))
}

/** A zone of a table, cabin by cabin. */
export function cellsOf(table: VelocityTable, zone: number): Record<Cabin, PointsSpan | null> {
  const fixed = (points: number | null | undefined) => (points ? { low: points, high: points } : null)
  if (table.kind === 'single') {
    const row = table.rows.find((one) => one.zone === zone)
    return { Y: fixed(row?.Y), W: fixed(row?.W), J: fixed(row?.J), F: fixed(row?.F) }
  }
  const row = table.rows.find((one) => one.zone === zone)
  const tiers = [row?.tier1 ?? null, row?.tier2 ?? null, row?.tier3 ?? null]
  const economy = tiers.some((tier) => tier !== null) ? { low: tiers[0] ?? null, high: tiers[2] ?? null } : null
  return { Y: economy, W: null, J: fixed(row?.J), F: null }
}
