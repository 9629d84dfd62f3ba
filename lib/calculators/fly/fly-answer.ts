import { type Cabin, cabinNames, cabins } from '../../core/cabin.ts'
import { formatNumber } from '../../core/formats.ts'
import type { Step } from '../working.ts'
import type { FlyState } from './fly-fields.ts'
import { cheapestRouting, lowerFlights, unevenIn } from './priced-routing.ts'
import type { PricedRouting } from './routings-file.ts'

/** The fewest points in one cabin for all travellers, over all routings; a mixed one counts only without another. */
export type CabinAnswer = {
  cabin: Cabin
  points: number
  routing: PricedRouting
  unsure: boolean
  /** Points the balance falls short by; null when no balance was given. */
  missing: number | null
}

export type FlyAnswer = {
  /** Adults times directions. */
  times: number
  /** Cabins that can be booked, lowest first. */
  cabins: readonly CabinAnswer[]
  rows: readonly { routing: PricedRouting; points: readonly (number | null)[] }[]
}

/** Works out the points for all travellers, by routing, and the cheapest routing in each cabin. */
export function answerFly(
  routings: readonly PricedRouting[],
  state: Pick<FlyState, 'trip' | 'people' | 'have'>,
): FlyAnswer {
  const times = state.people * (state.trip === 'return' ? 2 : 1)
  const rows = routings.map((routing) => ({
    routing,
    points: routing.points.map((points) => (points === null ? null : points * times)),
  }))
  const answers = cabins.flatMap((cabin, index): CabinAnswer[] => {
    const routing = cheapestRouting(routings, cabin)
    const points = (routing?.points[index] ?? 0) * times
    if (!routing) return []
    const missing = state.have > 0 ? Math.max(0, points - state.have) : null
    return [{ cabin, points, routing, unsure: routing.unsure.includes(cabin), missing }]
  })
  return { times, cabins: answers, rows }
}

/** The working of one cabin's figure, line by line. */
export function flySteps(answer: CabinAnswer, times: number, tableTitles: Record<string, string>): Step[] {
  const { routing, cabin, points } = answer
  const each = routing.points[cabins.indexOf(cabin)] ?? 0
  const lower = lowerFlights(routing, cabin)
  const steps: Step[] = [
    {
      what: 'Miles flown',
      how: `${routing.airports.join(' to ')}, all flights added up`,
      figure: `${formatNumber(routing.miles)} miles`,
    },
    ...zoneSteps(answer, (table) => tableTitles[table ?? ''] ?? 'price table'),
    {
      what: 'Points',
      how: `${cabinNames[cabin]}${lower ? `, but ${lower}` : ''}, one adult, one way`,
      figure: formatNumber(each),
    },
  ]
  if (times > 1) steps.push({ what: 'Everyone', how: `times ${times} seats`, figure: formatNumber(points) })
  return steps
}

/** The zone of the total miles, or each part of a price that is a sum. */
function zoneSteps({ routing, cabin }: CabinAnswer, titleOf: (table: string | null) => string): Step[] {
  const parts = unevenIn(routing, cabin)?.parts ?? []
  const [only] = parts
  if (parts.length > 1) {
    return parts.map(({ from, to, cabin: flown, zone, table, points }) => ({
      what: `${from} to ${to}`,
      how: `priced separately, ${cabinNames[flown]}, zone ${zone} of the ${titleOf(table)}`,
      figure: formatNumber(points),
    }))
  }
  const [zone, table] = [only?.zone ?? routing.zone, only?.table ?? routing.table]
  return [{ what: 'Zone', how: `for that distance in the ${titleOf(table)}`, figure: `zone ${zone}` }]
}
