import { spendingWays } from '@/lib/calculators/points-to-dollars.ts'
import { valueTable } from '@/lib/programs/qantas/data/value-data.ts'
import { ValueBars } from '../../calculators/value-bars.tsx'
import { CabinLoadPicture } from '../../seat-maps/cabin-load-picture.tsx'
import { SourceLine } from '../../ui/source-line.tsx'
import { AircraftSample } from './aircraft-sample.tsx'
import { AlertSample } from './alert-sample.tsx'
import { MemberCard } from './member-card.tsx'
import { sampleBuckets, sampleLoad } from './sample-load.ts'

/** What members do beside searching, each with the part of the site that does it. */
export function MemberTools() {
  return (
    <section aria-labelledby="member-tools">
      <h2 id="member-tools" className="text-28 font-semibold tracking-tight">
        What members do next
      </h2>
      <p className="mt-2 max-w-prose text-16 text-muted">
        A search is one moment. The rest of the site is for the time before and after it.
      </p>
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <MemberCard
          sample
          title="Hear of a seat when it opens"
          text="An alert watches a route, a month and a cabin, and tells you the day something opens."
          link={{ href: '/alerts', label: 'Set an alert' }}
        >
          <AlertSample />
        </MemberCard>
        <MemberCard
          title="Know what 100,000 points are worth"
          text="The same points bring a business seat or a toaster. Best use first."
          link={{ href: '/qantas/points-to-dollars', label: 'Your own balance' }}
        >
          <ValueBars ways={spendingWays(100_000).slice(0, 5)} />
          <SourceLine {...valueTable} />
        </MemberCard>
        <MemberCard
          sample
          title="See how full a flight is"
          text="Booking classes and load, cabin by cabin: what they say of an upgrade, and of seats still to come."
          link={{ href: '/flight-load-checker', label: 'Look at a flight' }}
        >
          <CabinLoadPicture cabin="J" look={sampleLoad} buckets={sampleBuckets} />
        </MemberCard>
        <MemberCard
          title="Choose the seat"
          text="Every cabin drawn from data, with the seats worth having and those to leave."
          link={{ href: '/seatmaps', label: 'Seat maps by route' }}
        >
          <AircraftSample />
        </MemberCard>
      </div>
    </section>
  )
}
