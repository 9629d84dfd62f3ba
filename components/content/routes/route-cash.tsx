import type { RoutePage } from '@/lib/content/routes/route-page.ts'
import { type Program, programs } from '@/lib/core/program.ts'
import type { Provenance } from '@/lib/core/provenance.ts'
import qantasCash from '@/lib/programs/qantas/data/cash-part.json' with { type: 'json' }
import velocityCash from '@/lib/programs/velocity/data/cash-part.json' with { type: 'json' }
import { CashSeen } from '../../calculators/cash-seen.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { SourceLine } from '../../ui/source-line.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const shown = 12
const tables: Record<Program, unknown> = { qantas: qantasCash, velocity: velocityCash }

/** Taxes and carrier charges somebody was asked for on this route, each with its date. */
export function RouteCash({ page: { cash, fromCity, toCity } }: { page: RoutePage }) {
  const lead =
    cash.length > 0
      ? 'There is no published table. These amounts were asked for once, per adult, and are no price of today.'
      : 'Points do not pay taxes and carrier charges. What they are on this route is not published: the airline shows them before you pay.'
  const used = programs.filter((program) => cash.some((one) => one.program === program))
  return (
    <PageSection title="Taxes and charges" lead={lead}>
      {cash.length > 0 ? (
        <CashSeen caption={`Taxes and charges seen from ${fromCity} to ${toCity}`} examples={cash.slice(0, shown)} />
      ) : null}
      {used.map((program) => (
        <SourceLine key={program} {...(tables[program] as Provenance)} />
      ))}
      <p className="mt-3 text-14">
        <TextLink href="/carrier-charges">Charges of every airline</TextLink>
      </p>
    </PageSection>
  )
}
