import { type Instant, localDateOf } from '../../../core/clock.ts'
import { epochDay, epochSecond, instantOf } from '../../../core/dates.ts'
import type { LiveDay, LiveProvider, LiveRequest } from '../live.ts'
import { dayItems, SAMPLE_SOURCE, type SamplePrice, sampleRoute } from './world.ts'

/** What the sample provider needs. `priceOn` is called with the Sydney date of `now`. */
export type SampleLiveContext = { now: () => Instant; priceOn: (today: string) => SamplePrice }

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
