import { drawingOf, type Variant } from '@/lib/network/aircraft/fleet.ts'
import { Panel } from '../ui/panel.tsx'
import { AdviceList } from './picture/advice-list.tsx'
import { HowSure } from './picture/how-sure.tsx'
import { SeatMap } from './picture/seat-map.tsx'

/** A layout's drawing with the reasons to choose or avoid a seat beside it. */
export function VariantBody({ variant }: { variant: Variant }) {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      {variant.cabins.length > 0 ? (
        <Panel className="min-w-0">
          <SeatMap drawing={drawingOf(variant)} />
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
