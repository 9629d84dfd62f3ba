import { localDateOf } from '../../../core/clock.ts'
import { epochDay, epochSecond, instantOf } from '../../../core/dates.ts'
import { programs } from '../../../core/program.ts'
import { routesOf } from '../../../network/routes.ts'
import type { RouteKey } from '../../route-key.ts'
import type { RouteProvider } from '../route-provider.ts'
import type { SampleLiveContext } from './live.ts'
import { HORIZON } from './seats.ts'
import { dayItems, popularPairs, SAMPLE_SOURCE, sampleRoute } from './world.ts'

/** Every pair of the sample world: the most wanted ones first, then all that are flown non-stop, each once. */
export function samplePairs(): RouteKey[] {
  const popular = popularPairs()
  const flown = programs.flatMap((program) =>
    routesOf(program)
      .filter(({ status, onlyWith }) => status !== 'upcoming' && onlyWith === undefined)
      .map(({ from, to }): RouteKey => ({ program, from, to })),
  )
  const known = new Map([...popular, ...flown].map((key) => [`${key.program} ${key.from} ${key.to}`, key]))
  return [...known.values()]
}

/** The sample world as a provider of routes: without limits, and with the seats of the day it is asked on. */
export function sampleRoutes({ now, priceOn }: SampleLiveContext): RouteProvider {
  return {
    source: SAMPLE_SOURCE,
    async routes(program) {
      const pairs = samplePairs().filter((key) => key.program === program)
      return pairs.map(({ from, to }) => ({ from, to, daysAhead: HORIZON[program] }))
    },
    async *look({ program, from, to, start, end }, signal) {
      const askedAt = now()
      const today = localDateOf(askedAt)
      const route = sampleRoute({ program, from, to }, priceOn(today))
      const seenAt = instantOf(epochSecond(askedAt))
      const first = epochDay(today)
      const last = Math.min(epochDay(end), first + HORIZON[program])
      for (let day = epochDay(start); day <= last && !signal.aborted; day += 1) {
        yield* dayItems(route, { day, lead: day - first, cabins: route.cabins, seenAt })
      }
    },
    callsLeft: () => null,
  }
}
