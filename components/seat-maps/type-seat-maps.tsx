import { spellDates } from '@/lib/calculators/note-sentence.ts'
import { type AircraftType, drawnAs, getVariantPath, toDrawing, type Variant } from '@/lib/network/aircraft/fleet.ts'
import { describePage, drawnWords } from '@/lib/network/aircraft/seat-map-pages.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { Panel } from '../ui/panel.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { CabinFactsTable } from './picture/cabin-facts.tsx'
import { SeatMap } from './picture/seat-map.tsx'
import { RoutesFlown } from './routes-flown.tsx'
import { Section } from './section.tsx'

/** A type that an airline flies in several layouts: each in figures, with the first two drawn side by side. */
export function TypeSeatMaps({ type, variants }: { type: AircraftType; variants: Variant[] }) {
  const drawn = variants.filter((variant) => drawnAs(variant) !== 'none').slice(0, 2)
  return (
    <PageFrame path="/seatmaps" slug={describePage({ kind: 'type', type, variants })}>
      <p className="-mt-4 text-14 text-muted">
        {type.status}
        {type.fleetCount ? `, ${type.fleetCount} aircraft as of ${spellDates(type.fleetCountAsOf ?? '')}` : ''}.{' '}
        {type.notes}
      </p>
      {drawn.length > 1 ? (
        <div className="mt-8 grid gap-6 lg:grid-cols-2">
          {drawn.map((variant) => (
            <Panel key={variant.id} className="min-w-0">
              <h2 className="mb-3 text-16 font-semibold">
                <TextLink href={`/seatmaps/${getVariantPath(variant)}`}>{variant.name}</TextLink>
              </h2>
              <SeatMap drawing={toDrawing(variant)} />
            </Panel>
          ))}
        </div>
      ) : null}
      {variants.map((variant) => (
        <Section
          key={variant.id}
          title={variant.name}
          intro={`${drawnWords[drawnAs(variant)]} ${variant.notes}`}
          aside={<TextLink href={`/seatmaps/${getVariantPath(variant)}`}>See seat map</TextLink>}
        >
          {variant.cabins.length > 0 ? (
            <CabinFactsTable title={variant.name} cabins={variant.cabins} />
          ) : (
            <p className="text-14 text-muted">Its cabins aren’t published.</p>
          )}
        </Section>
      ))}
      <RoutesFlown type={type} />
    </PageFrame>
  )
}
