import { howSure, type Provenance, surenessNames } from '@/lib/core/provenance.ts'

/** How sure a figure is, in a word or two: official, confirmed by two, derived, single report, unconfirmed. */
export function SurenessChip({ of }: { of: Pick<Provenance, 'confidence' | 'sources'> }) {
  return (
    <span className="rounded-full border border-line px-1.5 text-12 whitespace-nowrap text-muted">
      {surenessNames[howSure(of)]}
    </span>
  )
}
