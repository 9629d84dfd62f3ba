import { type Cabin, cabinNames, cabins } from '../../core/cabin.ts'
import { formatNumber } from '../../core/formats.ts'
import type { Sureness } from '../../core/provenance.ts'
import type { Step } from '../working.ts'
import type { FlyState } from './fly-fields.ts'
import type { KnownPoints, PointsSpan, VelocityRouting } from './routings-file.ts'

/** One cabin over all routings, for all travellers. */
export type VelocityCabin = {
  cabin: Cabin
  routing: VelocityRouting
  /** The lowest known price for bookings today, or null. */
  today: PointsSpan | null
  /** The lowest price in the tables until 20 January 2025, or null. */
  before: PointsSpan | null
  sureness: Sureness | null
  /** Points the balance falls short of the newest known price; null without a price or a balance. */
  missing: number | null
}

export type VelocityFlyAnswer = {
  /** Adults times directions. */
  times: number
  /** Cabins that are flown, lowest first. */
  cabins: readonly VelocityCabin[]
  rows: readonly { routing: VelocityRouting; known: readonly KnownPoints[] }[]
}

/** Works out what is known of the points for all travellers, cabin by cabin and routing by routing. */
export function answerVelocityFly(
  routings: readonly VelocityRouting[],
  state: Pick<FlyState, 'trip' | 'people' | 'have'>,
): VelocityFlyAnswer {
  const times = state.people * (state.trip === 'return' ? 2 : 1)
  const rows = routings.map((routing) => ({
    routing,
    known: routing.known.map((one) => ({ ...one, today: scaled(one.today, times), before: scaled(one.before, times) })),
  }))
  const answers = cabins.flatMap((cabin): VelocityCabin[] => {
    const own = rows.flatMap(({ routing, known }) => {
      const found = known.find((one) => one.cabin === cabin)
      return found ? [{ routing, ...found }] : []
    })
    const best = findCheapest(own, 'today') ?? findCheapest(own, 'before') ?? own[0]
    if (!best) return []
    const before = findCheapest(own, 'before')?.before ?? null
    const lowest = lowestPoints(best.today ?? before)
    const missing = state.have > 0 && lowest !== null ? Math.max(0, lowest - state.have) : null
    return [{ cabin, routing: best.routing, today: best.today, before, sureness: best.sureness, missing }]
  })
  return { times, cabins: answers, rows }
}

function scaled(span: PointsSpan | null, times: number): PointsSpan | null {
  const by = (points: number | null) => (points === null ? null : points * times)
  return span && { low: by(span.low), high: by(span.high) }
}

/** The lower end of a span, or its upper end when only that is known. */
export function lowestPoints(span: PointsSpan | null): number | null {
  return span?.low ?? span?.high ?? null
}

type Found = KnownPoints & { routing: VelocityRouting }

function findCheapest(found: readonly Found[], when: 'today' | 'before'): Found | undefined {
  const points = (one: Found) => lowestPoints(one[when]) ?? Number.POSITIVE_INFINITY
  return found.filter((one) => one[when] !== null).toSorted((a, b) => points(a) - points(b))[0]
}

/** A span in words: `35,500`, `14,100 to 21,900`, `from 5,900`, `up to 14,900`. */
export function pointsSpanWords({ low, high }: PointsSpan): string {
  if (low !== null && high !== null) {
    return low === high ? formatNumber(low) : `${formatNumber(low)} to ${formatNumber(high)}`
  }
  return low === null ? `up to ${formatNumber(high ?? 0)}` : `from ${formatNumber(low)}`
}

/** The working of one cabin, line by line, for all travellers together. */
export function velocityFlySteps({ routing, cabin, today, before }: VelocityCabin, times: number): Step[] {
  const who = times > 1 ? `${cabinNames[cabin]}, times ${times} seats` : `${cabinNames[cabin]}, one adult, one way`
  return [
    {
      what: 'Miles flown',
      how: `${routing.airports.join(' to ')}, all flights added up`,
      figure: `${formatNumber(routing.miles)} miles`,
    },
    {
      what: 'Zone',
      how:
        routing.zone === null
          ? 'not one zone: this trip mixes airlines'
          : `for that distance, out of ten Velocity zones${routing.nearLimit ? ': close to a limit, so the airline may count differently' : ''}`,
      figure: routing.zone === null ? 'none' : `zone ${routing.zone}`,
    },
    {
      what: 'Until 20 January 2025',
      how: `last published tables, ${who}`,
      figure: before ? pointsSpanWords(before) : 'not published',
    },
    {
      what: 'Today',
      how: `tables since 21 January 2025, ${who}`,
      figure: today ? pointsSpanWords(today) : 'not published',
    },
  ]
}
