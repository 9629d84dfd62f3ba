'use client'

import { cabins as ladder } from '@/lib/core/cabin.ts'
import { formatInstant } from '@/lib/core/formats.ts'
import { LoadsAnswer } from '@/lib/flights/flights-contract.ts'
import { aircraftSwap, listComparable } from '@/lib/flights/snapshot-changes.ts'
import { type UpgradeOutlook, upgradeOutlooks } from '@/lib/flights/upgrade-outlook.ts'
import { upgradeRules } from '@/lib/programs/qantas/data/upgrade-data.ts'
import { Notice } from '../ui/notice.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { cabinDisplay } from '../ui/seats/cabins.ts'
import { SourceLine } from '../ui/source-line.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { type FlightAddress, FlightHeader, FlightTool, ToolStart } from './flight-tool.tsx'
import { CabinLoadPicture, LoadTrend } from './load-pictures.tsx'
import { Section } from './section.tsx'

const levels = {
  good: { word: 'Good', style: 'text-ok', bars: 3 },
  possible: { word: 'Possible', style: 'text-accent', bars: 2 },
  unlikely: { word: 'Unlikely', style: 'text-danger', bars: 1 },
  unknown: { word: 'Not known', style: 'text-muted', bars: 0 },
} as const satisfies Record<UpgradeOutlook['level'], { word: string; style: string; bars: number }>

/** How likely an upgrade into each cabin looks, with every reason. */
function OutlookList({ outlooks, flight }: { outlooks: readonly UpgradeOutlook[]; flight: string }) {
  if (outlooks.length === 0) return <p className="text-14 text-muted">This flight only has economy.</p>
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {outlooks.map(({ cabin, level, reasons }) => (
          <li key={cabin} className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[13rem_minmax(0,1fr)]">
            <div className="flex items-center gap-2 self-start">
              <CabinChip cabin={cabin} />
              <span className="text-14">Into {cabinDisplay[cabin].name.toLowerCase()}</span>
              <span className="ml-auto inline-flex items-center gap-1.5 text-14 font-semibold sm:ml-2">
                <Bars count={levels[level].bars} style={levels[level].style} />
                {levels[level].word}
              </span>
            </div>
            <ul className="list-disc space-y-1 pl-5 text-14">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {flight.startsWith('QF') ? <QantasTiming /> : null}
    </>
  )
}

function Bars({ count, style }: { count: number; style: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 14 12" className={`h-3 w-3.5 ${style}`}>
      {[0, 1, 2].map((at) => (
        <rect
          key={at}
          x={at * 5}
          y={8 - at * 4}
          width="3.5"
          height={4 + at * 4}
          rx="1"
          className={at < count ? 'fill-current' : 'fill-line'}
        />
      ))}
    </svg>
  )
}

function QantasTiming() {
  const { requestDeadlineHours, asOf, sources, confidence } = upgradeRules
  return (
    <div className="mt-3 text-14 text-muted">
      <p>
        You can request a Classic Upgrade until {requestDeadlineHours.international} hours before an international
        flight or {requestDeadlineHours.domestic} hours before a domestic one. Higher tiers hear back first.
      </p>
      <SourceLine asOf={asOf} sources={sources} confidence={confidence} />
    </div>
  )
}

/** The load of one departure: the seats on sale now, how they changed, and what that means for points and upgrades. */
function LoadResult({ answer, address }: { answer: LoadsAnswer; address: FlightAddress }) {
  const { leg, legs, looks: snapshots, buckets, bucketSources, source, now } = answer
  const [newest] = snapshots
  if (!newest) return null
  const swap = aircraftSwap(snapshots)
  const comparable = listComparable(snapshots)
  const shown = ladder.filter((cabin) => newest.classes.some((one) => one.cabin === cabin)).toReversed()
  const seats = `/flight-seat-availability-checker?flight=${leg.flight}&date=${leg.date}&from=${leg.from}&to=${leg.to}`
  return (
    <div>
      <FlightHeader
        {...{ leg, legs, now, source }}
        aircraft={newest.aircraft.name}
        seenAt={newest.seenAt}
        onLeg={({ from, to }) => address.changeQuestion({ from, to })}
      />
      {swap ? (
        <div className="mt-4">
          <Notice kind="warn">
            The aircraft changed from {swap.before} to {swap.now} between {formatInstant(swap.between[0])} and{' '}
            {formatInstant(swap.between[1])}. Earlier checks were for the old aircraft, so they’re left out of the
            trend.
          </Notice>
        </div>
      ) : null}
      <Section title="On sale now" intro={<Reading hasBuckets={buckets.length > 0} />}>
        <div className="grid gap-4 lg:grid-cols-2">
          {shown.map((cabin) => (
            <CabinLoadPicture key={cabin} cabin={cabin} snapshot={newest} buckets={buckets} />
          ))}
        </div>
        <p className="mt-4 text-14">
          <TextLink href={seats}>See free seats on this flight</TextLink>
        </p>
      </Section>
      <Section
        title="Will you get an upgrade?"
        intro="Our estimate from these figures. Airlines publish no rule, and a flight can change until the gate closes."
      >
        <OutlookList outlooks={upgradeOutlooks(comparable, buckets)} flight={leg.flight} />
      </Section>
      <LoadTrend snapshots={comparable} buckets={buckets} />
      {bucketSources.length > 0 ? (
        <Section title="Where do the booking classes come from?">
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
      Each letter is a booking class with the seats on sale in it: 9 means nine or more, 0 means none. They share the
      same seats, so don’t add them up; the highest in a cabin is the best guide.{' '}
      {hasBuckets
        ? 'Outlined letters are booked with points.'
        : 'This airline doesn’t publish which ones are booked with points.'}
    </p>
  )
}

/** Checks how full a flight is, by its number or by route and day. */
export function LoadChecker() {
  return (
    <FlightTool
      api="loads"
      shape={LoadsAnswer}
      hasParty={false}
      submit="Check the load"
      start={
        <ToolStart title="What will you see?">
          <li>Every booking class, with the seats on sale now.</li>
          <li>Which classes are for reward seats and upgrades, where published.</li>
          <li>How the flight is filling up, and your chances of an upgrade.</li>
        </ToolStart>
      }
      result={(answer, address) => <LoadResult answer={answer} address={address} />}
    />
  )
}
