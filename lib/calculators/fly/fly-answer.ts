import type { Cabin } from '../../availability/observation.ts'
import { formatNumber } from '../../finder/format.ts'
import { cabinNames, cabinOrder } from '../../programs/checks.ts'
import type { Step } from '../working.ts'
import type { FlyState } from './fly-fields.ts'
import type { FlyWay } from './ways.ts'

/** The least points in one cabin for everybody, over all ways. */
export type CabinAnswer = {
  cabin: Cabin
  points: number
  way: FlyWay
  unsure: boolean
  /** Points still missing from the balance given; null when none was given. */
  missing: number | null
}

export type FlyAnswer = {
  /** Adults times directions. */
  times: number
  /** Cabins that can be booked at all, lowest first. */
  cabins: readonly CabinAnswer[]
  rows: readonly { way: FlyWay; points: readonly (number | null)[] }[]
}

/** Points for everybody asked for, by way and by cabin, cheapest way of each cabin first. */
export function answerFly(ways: readonly FlyWay[], state: Pick<FlyState, 'trip' | 'people' | 'have'>): FlyAnswer {
  const times = state.people * (state.trip === 'return' ? 2 : 1)
  const rows = ways.map((way) => ({
    way,
    points: way.points.map((points) => (points === null ? null : points * times)),
  }))
  const cabins = cabinOrder.flatMap((cabin, index): CabinAnswer[] => {
    const way = cheapestIn(ways, index)
    const points = (way?.points[index] ?? 0) * times
    if (!way) return []
    const missing = state.have > 0 ? Math.max(0, points - state.have) : null
    return [{ cabin, points, way, unsure: way.unsure.includes(cabin), missing }]
  })
  return { times, cabins, rows }
}

/** Of equally cheap ways the first, which has the fewest stops and miles. */
function cheapestIn(ways: readonly FlyWay[], cabinIndex: number): FlyWay | undefined {
  let best: FlyWay | undefined
  for (const way of ways) {
    const points = way.points[cabinIndex] ?? null
    if (points !== null && (!best || points < (best.points[cabinIndex] ?? 0))) best = way
  }
  return best
}

/** The working of one cabin's figure, line by line. */
export function flySteps(answer: CabinAnswer, times: number, tableTitles: Record<string, string>): Step[] {
  const { way, cabin, points } = answer
  const each = way.points[cabinOrder.indexOf(cabin)] ?? 0
  const title = tableTitles[way.table ?? ''] ?? 'the price table'
  const steps: Step[] = [
    {
      what: 'Miles flown',
      how: `${way.airports.join(' to ')}, every flight added up`,
      figure: `${formatNumber(way.miles)} miles`,
    },
    way.zone === null
      ? {
          what: 'Zone',
          how: 'The cabins differ on the way, so each flight is looked up on its own: that is cheaper here',
          figure: 'several',
        }
      : { what: 'Zone', how: `Where those miles fall in the ${title}`, figure: `zone ${way.zone}` },
    { what: 'Points', how: `${cabinNames[cabin]}, one adult, one way`, figure: formatNumber(each) },
  ]
  if (times > 1) steps.push({ what: 'Everybody', how: `times ${times} seats`, figure: formatNumber(points) })
  return steps
}
