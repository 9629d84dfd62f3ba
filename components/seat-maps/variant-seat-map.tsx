import { Check, X } from 'lucide-react'
import { type Amenities, listAmenities } from '@/lib/network/aircraft/amenities.ts'
import type { Advice } from '@/lib/network/aircraft/cabin.ts'
import {
  type AircraftType,
  allVariants,
  drawnAs,
  type Fact,
  findDrawBasis,
  getAirline,
  getVariantPath,
  toDrawing,
  type Variant,
} from '@/lib/network/aircraft/fleet.ts'
import { describePage, shortName } from '@/lib/network/aircraft/seat-map-pages.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { Notice } from '../ui/notice.tsx'
import { Panel } from '../ui/panel.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { AmenityTable } from './amenity-table.tsx'
import { CabinFactsTable, FactSource } from './picture/cabin-facts.tsx'
import { SeatMap } from './picture/seat-map.tsx'
import { Section } from './section.tsx'
import { fleetWords, RoutesFlown } from './type-seat-maps.tsx'

const titles = { wifi: 'Wi-Fi', power: 'Power', ife: 'Screens and entertainment' } as const

/** Wi-Fi, power and entertainment of one layout, each with its source. */
function OnBoard({ rows, facts }: { rows: readonly Amenities[]; facts: Variant['amenities'] }) {
  const known = (['wifi', 'power', 'ife'] as const).flatMap((kind) => {
    const fact: Fact | undefined = facts[kind]
    return fact ? [{ kind, ...fact }] : []
  })
  if (known.length === 0 && rows.length === 0) {
    return <p className="text-14 text-muted">Wi-Fi, power and entertainment aren’t published for this layout.</p>
  }
  return (
    <div className="space-y-6">
      {known.length > 0 ? (
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
          {known.map(({ kind, fact, confidence, sources }) => (
            <div key={kind}>
              <dt className="text-14 font-semibold">{titles[kind]}</dt>
              <dd className="mt-1 text-14 text-muted">{fact}</dd>
              <dd className="mt-1">
                <FactSource confidence={confidence} sources={sources} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {rows.length > 0 ? <AmenityTable caption="On board, by cabin" rows={rows} named={false} /> : null}
    </div>
  )
}

/** The page of one layout. */
export function VariantSeatMap({ variant, type }: { variant: Variant; type: AircraftType }) {
  const words = describePage({ kind: 'variant', variant, type })
  const others = allVariants.filter(
    (one) => one.airline === variant.airline && one.type === variant.type && one !== variant,
  )
  return (
    <PageFrame path="/seatmaps" slug={words} next={[compareStep(variant)]}>
      <VariantStatus variant={variant} type={type} others={others} />
      <VariantBody variant={variant} />
      {variant.cabins.length > 0 ? (
        <Section title="Cabins at a glance">
          <CabinFactsTable title={variant.name} cabins={variant.cabins} />
        </Section>
      ) : null}
      <Section title="On board">
        <OnBoard rows={listAmenities(variant)} facts={variant.amenities} />
      </Section>
      <RoutesFlown type={type} />
    </PageFrame>
  )
}

function compareStep(variant: Variant) {
  return {
    href: `/seatmaps?left=${getVariantPath(variant)}#compare`,
    title: 'Compare with another aircraft',
    summary: 'Two layouts side by side.',
  }
}

type VariantStatusProps = { variant: Variant; type: AircraftType; others: readonly Variant[] }

function VariantStatus({ variant, type, others }: VariantStatusProps) {
  const airline = getAirline(variant.airline).name
  return (
    <p className="-mt-4 mb-6 text-14 text-muted">
      {airline} {shortName(type)}: {fleetWords(type)}
      {variant.status !== 'current' && !type.status.startsWith(variant.status)
        ? ` This layout: ${variant.status}.`
        : ''}
      {variant.operatedBy ? ` Flown by ${variant.operatedBy}.` : ''}{' '}
      {/* Without cabins, the notes stand where the drawing would be. */}
      {variant.cabins.length > 0 ? variant.notes : ''}
      {others.length > 0 ? (
        <>
          {' '}
          Other layouts:{' '}
          {others.map((other, at) => (
            <span key={other.id}>
              {at > 0 ? '; ' : ''}
              <TextLink href={`/seatmaps/${getVariantPath(other)}`}>{other.name}</TextLink>
            </span>
          ))}
          .
        </>
      ) : null}
    </p>
  )
}

const basisWords = {
  confirmed: 'Row numbers are published.',
  derived: 'Row numbers are worked out from the published seat count, assuming no gaps.',
  recalled: 'Row numbers are unconfirmed, but they fit the published seat count.',
} as const

/** How far the drawing can be trusted. Airlines swap aircraft, so a drawing is never a promise. */
function HowSure({ variant }: { variant: Variant }) {
  const drawn = drawnAs(variant)
  const basis = findDrawBasis(variant)
  return (
    <Notice kind={drawn === 'numbered' ? 'info' : 'warn'}>
      <p>
        {drawn === 'none' ? 'The seat layout isn’t published, so there’s no drawing.' : null}
        {drawn === 'indicative'
          ? 'Indicative: we know how many seats and how many across, but not their numbers.'
          : null}
        {drawn === 'mixed' ? 'Dashed seats are indicative: we don’t know their numbers. ' : null}
        {basis && basis !== 'unverified' && basis !== 'unknown' ? basisWords[basis] : null}{' '}
        {drawn === 'none'
          ? null
          : 'Airlines swap aircraft and change layouts: check the airline’s own seat map before you choose.'}
      </p>
      <FactSource confidence={variant.confidence} sources={variant.sources} />
    </Notice>
  )
}

/** A layout's drawing, beside the reasons to choose or avoid a seat. */
export function VariantBody({ variant }: { variant: Variant }) {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      {variant.cabins.length > 0 ? (
        <Panel className="min-w-0">
          <SeatMap drawing={toDrawing(variant)} />
        </Panel>
      ) : (
        <p className="text-16 text-muted">{variant.notes || 'Nothing else is published about this layout.'}</p>
      )}
      <div className="space-y-6">
        <HowSure variant={variant} />
        <section>
          <h2 className="mb-3 text-16 font-semibold">Which seats should you choose?</h2>
          <AdviceList advice={variant.advice} />
        </section>
        <Doors variant={variant} />
        <Unknowns variant={variant} />
      </div>
    </div>
  )
}

function Doors({ variant: { lavatories, galleys } }: { variant: Variant }) {
  if (!lavatories && !galleys) return null
  return (
    <section className="text-14">
      <h2 className="mb-2 text-16 font-semibold">Galleys and toilets</h2>
      {galleys ? <p>Galleys: {galleys}</p> : null}
      {lavatories ? <p className="mt-1">Toilets: {lavatories}</p> : null}
    </section>
  )
}

function Unknowns({ variant: { missing } }: { variant: Variant }) {
  if (missing.length === 0) return null
  return (
    <section className="text-14 text-muted">
      <h2 className="mb-2 text-16 font-semibold text-ink">What we don’t know</h2>
      <ul className="list-disc space-y-1 pl-5">
        {missing.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </section>
  )
}

/** Seats worth choosing and seats to avoid, each with its reason and source. */
function AdviceList({ advice }: { advice: readonly Advice[] }) {
  if (advice.length === 0) {
    return <p className="text-14 text-muted">We found no advice on the best or worst seats in this layout.</p>
  }
  return (
    <ul className="space-y-3">
      {advice.map(({ kind, fact, confidence, sources }) => (
        <li key={fact} className="flex gap-3">
          {kind === 'best' ? (
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ok" strokeWidth={3} />
          ) : (
            <X aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" strokeWidth={3} />
          )}
          <div className="min-w-0">
            <p className="text-14">
              <span className="font-semibold">{kind === 'best' ? 'Good' : 'Avoid'}.</span> {fact}
            </p>
            <FactSource confidence={confidence} sources={sources} />
          </div>
        </li>
      ))}
    </ul>
  )
}
