import type { FlyCity } from '@/lib/calculators/fly/cities.ts'
import { cashSeenBetween } from '@/lib/calculators/fly/qantas-pages.ts'
import type { Program } from '@/lib/core/program.ts'
import type { Provenance } from '@/lib/core/provenance.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { SourceLine } from '../../ui/source-line.tsx'
import { CashSeen } from '../cash-seen.tsx'

type CashPartProps = {
  program: Program
  from: FlyCity
  to: FlyCity
  table: Omit<Provenance, 'confidence'> & { confidence: string }
}

/** Taxes and charges once quoted between two cities, or a sentence on where to find them if none are known. */
export function CashPart({ program, from, to, table }: CashPartProps) {
  const seen = cashSeenBetween(program, from, to)
  const lead =
    seen.length > 0
      ? 'Taxes and charges are extra. These were quoted per adult on the dates shown; yours may differ.'
      : 'Taxes and charges are extra; the airline shows them at booking.'
  return (
    <PageSection title="Taxes and charges" lead={lead}>
      {seen.length > 0 ? (
        <>
          <CashSeen
            caption={`Taxes and charges quoted between ${from.name} and ${to.name}`}
            examples={seen.slice(0, 12)}
          />
          <SourceLine {...(table as Provenance)} />
        </>
      ) : null}
    </PageSection>
  )
}
