'use client'

import { cabins as ladder } from '@/lib/core/cabin.ts'
import { formatInstant } from '@/lib/core/formats.ts'
import type { LoadsAnswer } from '@/lib/flights/flights-contract.ts'
import { aircraftSwap, comparableLooks } from '@/lib/flights/look-changes.ts'
import { upgradeOutlooks } from '@/lib/flights/upgrade-outlook.ts'
import { Notice } from '../ui/notice.tsx'
import { SourceLine } from '../ui/source-line.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { CabinLoadPicture } from './cabin-load-picture.tsx'
import { FlightHeader } from './flight-header.tsx'
import { LoadTrend } from './load-trend.tsx'
import { OutlookList } from './outlook-list.tsx'
import { Section } from './section.tsx'
import type { FlightAddress } from './use-flight-question.ts'

/** The load of one departure: what is for sale now, how it moved, and what that means for points and upgrades. */
export function LoadResult({ answer, address }: { answer: LoadsAnswer; address: FlightAddress }) {
  const { leg, legs, looks, buckets, bucketSources, source, now } = answer
  const [newest] = looks
  if (!newest) return null
  const swap = aircraftSwap(looks)
  const comparable = comparableLooks(looks)
  const shown = ladder.filter((cabin) => newest.classes.some((one) => one.cabin === cabin)).toReversed()
  const seats = `/flight-seat-availability-checker?flight=${leg.flight}&date=${leg.date}&from=${leg.from}&to=${leg.to}`
  return (
    <div>
      <FlightHeader
        {...{ leg, legs, now, source }}
        aircraft={newest.aircraft.name}
        seenAt={newest.seenAt}
        onLeg={({ from, to }) => address.ask({ from, to })}
      />
      {swap ? (
        <div className="mt-4">
          <Notice kind="warn">
            The aircraft changed from {swap.before} to {swap.now} between {formatInstant(swap.between[0])} and{' '}
            {formatInstant(swap.between[1])}. Looks from before are of other seats and are left out of the trend.
          </Notice>
        </div>
      ) : null}
      <Section title="For sale now" intro={<Reading hasBuckets={buckets.length > 0} />}>
        <div className="grid gap-4 lg:grid-cols-2">
          {shown.map((cabin) => (
            <CabinLoadPicture key={cabin} cabin={cabin} look={newest} buckets={buckets} />
          ))}
        </div>
        <p className="mt-4 text-14">
          <TextLink href={seats}>Which seats are free on this flight</TextLink>
        </p>
      </Section>
      <Section
        title="Upgrade outlook"
        intro="Our own reading of these figures. Airlines publish no rule, and a flight can change until the gate closes."
      >
        <OutlookList outlooks={upgradeOutlooks(comparable, buckets)} flight={leg.flight} />
      </Section>
      <LoadTrend looks={comparable} buckets={buckets} />
      {bucketSources.length > 0 ? (
        <Section title="Where the letters come from">
          <ul className="space-y-2">
            {bucketSources.map(({ title, asOf, sources, confidence }) => (
              <li key={title}>
                <p className="text-14">{title}</p>
                <SourceLine asOf={asOf} sources={sources} confidence={confidence} />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </div>
  )
}

function Reading({ hasBuckets }: { hasBuckets: boolean }) {
  return (
    <p>
      Each letter is a booking class with the seats the airline sells at it: 9 means nine or more, 0 means none. The
      letters share the same seats, so they are not added up; the largest in a cabin is the best clue.{' '}
      {hasBuckets
        ? 'Framed letters are booked with points.'
        : 'Which letters of this airline are booked with points is not published.'}
    </p>
  )
}
