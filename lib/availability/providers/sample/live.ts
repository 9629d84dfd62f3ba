import { type Instant, localDateOf } from '../../../core/clock.ts'
import { epochDay, epochSecond, instantOf } from '../../../core/dates.ts'
import type { LiveAsk, LiveDay, LiveProvider } from '../live.ts'
import { dayItems, SAMPLE_SOURCE, type SamplePrice, sampleRoute } from './world.ts'

/** What the sample needs to be asked now. `price` is asked for the Sydney date of `now`. */
export type SampleLiveContext = { now: () => Instant; priceOn: (today: string) => SamplePrice }

/**
 * The sample world as a provider that can be asked now. It shows the same seats as the stored sample of the day,
 * under the time of the question, and is marked sample in every observation.
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
        // Between two days others get their turn, and a reader who has left is noticed.
        await Promise.resolve()
        if (signal.aborted) return
        const day = epochDay(date)
        yield { ok: true, date, items: [...dayItems(route, { day, lead: day - epochDay(today), cabins, seenAt })] }
      }
    },
  }
}
