import { spellDates } from '@/lib/calculators/note-sentence.ts'
import { type Amenities, listAmenities } from '@/lib/network/aircraft/amenities.ts'
import {
  type AircraftType,
  allVariants,
  type Fact,
  getAirline,
  getVariantPath,
  type Variant,
} from '@/lib/network/aircraft/fleet.ts'
import { describePage, shortName } from '@/lib/network/aircraft/seat-map-pages.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { AmenityTable } from './amenity-table.tsx'
import { CabinFactsTable } from './picture/cabin-facts.tsx'
import { FactSource } from './picture/fact-source.tsx'
import { RoutesFlown } from './routes-flown.tsx'
import { Section } from './section.tsx'
import { VariantBody } from './variant-body.tsx'

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
      {airline} {shortName(type)}: {type.status}
      {type.fleetCount ? `, ${type.fleetCount} aircraft as of ${spellDates(type.fleetCountAsOf ?? '')}` : ''}.
      {variant.status !== 'current' && variant.status !== type.status ? ` This layout: ${variant.status}.` : ''}
      {variant.operatedBy ? ` Flown by ${variant.operatedBy}.` : ''} {variant.notes}
      {others.length > 0 ? (
        <>
          {' '}
          Other layouts:{' '}
          {others.map((other, at) => (
            <span key={other.id}>
              {at > 0 ? ', ' : ''}
              <TextLink href={`/seatmaps/${getVariantPath(other)}`}>{other.name}</TextLink>
            </span>
          ))}
          .
        </>
      ) : null}
    </p>
  )
}
