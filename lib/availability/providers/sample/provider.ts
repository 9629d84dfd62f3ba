import { type Instant, localDateOf } from '../../../core/clock.ts'
import { epochDay, epochSecond, instantOf } from '../../../core/dates.ts'
import { programs } from '../../../core/program.ts'
import { allAirports } from '../../../network/airports.ts'
import { listRoutes } from '../../../network/routes.ts'
import { programFacts } from '../../../programs/program-facts.ts'
import type { RouteKey } from '../../route-key.ts'
import type { LiveDay, LiveProvider, LiveRequest, RouteProvider } from '../provider.ts'
import { listJourneys } from './journeys.ts'
import { dayItems, popularPairs, SAMPLE_SOURCE, type SamplePrice, sampleRoute } from './world.ts'

const capitals = ['SYD', 'MEL', 'BNE', 'PER', 'ADL', 'CBR', 'DRW', 'HBA'] as const

/**
 * Lists both directions between every capital and every airport of Europe, North America, Japan and the Pacific, where
 * a journey exists.
 */
function farPairs(): RouteKey[] {
  const far = allAirports.filter(
    ({ region, country }) => ['europe', 'north-america', 'pacific'].includes(region) || country === 'JP',
  )
  return programs
    .flatMap((program) =>
      capitals.flatMap((home) =>
        far.flatMap(({ iata }): RouteKey[] => [
          { program, from: home, to: iata },
          { program, from: iata, to: home },
        ]),
      ),
    )
    .filter(({ program, from, to }) => listJourneys(program, from, to).length > 0)
}

/**
 * Lists every pair in the sample data once: the most popular first, then those of `farPairs`, then all that are flown
 * non-stop.
 */
export function samplePairs(): RouteKey[] {
  const popular = popularPairs()
  const flown = programs.flatMap((program) =>
    listRoutes(program)
      .filter(({ status, onlyWith }) => status !== 'upcoming' && onlyWith === undefined)
      .map(({ from, to }): RouteKey => ({ program, from, to })),
  )
  const known = new Map(
    [...popular, ...farPairs(), ...flown].map((key) => [`${key.program} ${key.from} ${key.to}`, key]),
  )
  return [...known.values()]
}

/** The sample data as a route provider, without limits and with the seats as of the day it is asked. */
export function sampleRoutes({ now, priceOn }: SampleLiveContext): RouteProvider {
  return {
    source: SAMPLE_SOURCE,
    async routes(program) {
      const pairs = samplePairs().filter((key) => key.program === program)
      return pairs.map(({ from, to }) => ({ from, to, daysAhead: programFacts[program].openDays }))
    },
    async *fetchDays({ program, from, to, start, end }, signal) {
      const requestedAt = now()
      const today = localDateOf(requestedAt)
      const route = sampleRoute({ program, from, to }, priceOn(today))
      const seenAt = instantOf(epochSecond(requestedAt))
      const first = epochDay(today)
      const last = Math.min(epochDay(end), first + programFacts[program].openDays)
      for (let day = epochDay(start); day <= last && !signal.aborted; day += 1) {
        yield* dayItems(route, { day, lead: day - first, cabins: route.cabins, seenAt })
      }
    },
    callsLeft: () => 'unlimited',
  }
}

/** What the sample provider needs. `priceOn` is called with the Sydney date of `now`. */
type SampleLiveContext = { now: () => Instant; priceOn: (today: string) => SamplePrice }

/**
 * The sample data as a live provider. It returns the same seats as the stored sample of the day, timestamped with the
 * request, and marks every observation as sample.
 */
export function sampleLive({ now, priceOn }: SampleLiveContext): LiveProvider {
  return {
    source: SAMPLE_SOURCE,
    async *search(request: LiveRequest, signal: AbortSignal): AsyncGenerator<LiveDay> {
      const requestedAt = now()
      const today = localDateOf(requestedAt)
      const { program, from, to } = request
      const route = sampleRoute({ program, from, to }, priceOn(today))
      const cabins = route.cabins.filter((cabin) => request.cabins.includes(cabin))
      const seenAt = instantOf(epochSecond(requestedAt))
      for (const date of request.dates) {
        // Yields to other work between days, so that an aborted request is noticed.
        await Promise.resolve()
        if (signal.aborted) return
        const day = epochDay(date)
        yield { ok: true, date, items: [...dayItems(route, { day, lead: day - epochDay(today), cabins, seenAt })] }
      }
    },
  }
}
