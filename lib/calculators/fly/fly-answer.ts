import { type Cabin, cabinNames, cabins } from '../../core/cabin.ts'
import { formatNumber } from '../../core/formats.ts'
import type { Step } from '../working.ts'
import type { FlyState } from './fly-fields.ts'
import type { FlyWay } from './fly-way.ts'
import { cheapestWay, lowerFlights, unevenIn } from './fly-way.ts'

/** The fewest points in one cabin for all travellers, over all ways; a mixed way counts only when there is no other. */
export type CabinAnswer = {
  cabin: Cabin
  points: number
  way: FlyWay
  unsure: boolean
  /** Points the balance falls short by; null when no balance was given. */
  missing: number | null
}

export type FlyAnswer = {
  /** Adults times directions. */
  times: number
  /** Cabins that can be booked, lowest first. */
  cabins: readonly CabinAnswer[]
  rows: readonly { way: FlyWay; points: readonly (number | null)[] }[]
}

/** Works out the points for all travellers, by way, and the cheapest way in each cabin. */
export function answerFly(ways: readonly FlyWay[], state: Pick<FlyState, 'trip' | 'people' | 'have'>): FlyAnswer {
  const times = state.people * (state.trip === 'return' ? 2 : 1)
  const rows = ways.map((way) => ({
    way,
    points: way.points.map((points) => (points === null ? null : points * times)),
  }))
  const answers = cabins.flatMap((cabin, index): CabinAnswer[] => {
    const way = cheapestWay(ways, cabin)
    const points = (way?.points[index] ?? 0) * times
    if (!way) return []
    const missing = state.have > 0 ? Math.max(0, points - state.have) : null
    return [{ cabin, points, way, unsure: way.unsure.includes(cabin), missing }]
  })
  return { times, cabins: answers, rows }
}

/** The working of one cabin's figure, line by line. */
export function flySteps(answer: CabinAnswer, times: number, tableTitles: Record<string, string>): Step[] {
  const { way, cabin, points } = answer
  const each = way.points[cabins.indexOf(cabin)] ?? 0
  const lower = lowerFlights(way, cabin)
  const steps: Step[] = [
    {
      what: 'Miles flown',
      how: `${way.airports.join(' to ')}, all flights added up`,
      figure: `${formatNumber(way.miles)} miles`,
    },
    ...lookSteps(answer, (table) => tableTitles[table ?? ''] ?? 'price table'),
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
function lookSteps({ way, cabin }: CabinAnswer, titleOf: (table: string | null) => string): Step[] {
  const parts = unevenIn(way, cabin)?.parts ?? []
  const [only] = parts
  if (parts.length > 1) {
    return parts.map(({ from, to, cabin: flown, zone, table, points }) => ({
      what: `${from} to ${to}`,
      how: `priced separately, ${cabinNames[flown]}, zone ${zone} of the ${titleOf(table)}`,
      figure: formatNumber(points),
    }))
  }
  const [zone, table] = [only?.zone ?? way.zone, only?.table ?? way.table]
  return [{ what: 'Zone', how: `for that distance in the ${titleOf(table)}`, figure: `zone ${zone}` }]
}
