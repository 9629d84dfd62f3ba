import { Check, X } from 'lucide-react'
import type { Advice } from '@/lib/network/aircraft/cabin.ts'
import { drawnAs, findDrawBasis, toDrawing, type Variant } from '@/lib/network/aircraft/fleet.ts'
import { Notice } from '../ui/notice.tsx'
import { Panel } from '../ui/panel.tsx'
import { FactSource } from './picture/fact-source.tsx'
import { SeatMap } from './picture/seat-map.tsx'

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
      <h2 className="mb-2 text-16 font-semibold">Galleys and lavatories</h2>
      {galleys ? <p>Galleys: {galleys}</p> : null}
      {lavatories ? <p className="mt-1">Lavatories: {lavatories}</p> : null}
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
