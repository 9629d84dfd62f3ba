import { type Instant, localDateOf } from '../../../core/clock.ts'
import { epochDay, epochSecond, instantOf } from '../../../core/dates.ts'
import type { LiveAsk, LiveDay, LiveProvider } from '../live.ts'
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
    async *search(ask: LiveAsk, signal: AbortSignal): AsyncGenerator<LiveDay> {
      const askedAt = now()
      const today = localDateOf(askedAt)
      const { program, from, to } = ask
      const route = sampleRoute({ program, from, to }, priceOn(today))
      const cabins = route.cabins.filter((cabin) => ask.cabins.includes(cabin))
      const seenAt = instantOf(epochSecond(askedAt))
      for (const date of ask.dates) {
        // Yields to other work between days, so that an aborted request is noticed.
        await Promise.resolve()
        if (signal.aborted) return
        const day = epochDay(date)
        yield { ok: true, date, items: [...dayItems(route, { day, lead: day - epochDay(today), cabins, seenAt })] }
      }
    },
  }
}
