import type { Amenities } from '@/lib/network/aircraft/amenities.ts'
import type { Fact, Variant } from '@/lib/network/aircraft/fleet.ts'
import { AmenityTable } from './amenity-table.tsx'
import { FactSource } from './picture/fact-source.tsx'

const titles = { wifi: 'Wi-Fi', power: 'Power', ife: 'Screens and entertainment' } as const

/** Wi-Fi, power and entertainment of one layout, with where each was read. */
export function OnBoard({ rows, facts }: { rows: readonly Amenities[]; facts: Variant['amenities'] }) {
  const known = (['wifi', 'power', 'ife'] as const).flatMap((kind) => {
    const fact: Fact | undefined = facts[kind]
    return fact ? [{ kind, ...fact }] : []
  })
  if (known.length === 0 && rows.length === 0) {
    return <p className="text-14 text-muted">Wi-Fi, power and entertainment of this layout are not published.</p>
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
