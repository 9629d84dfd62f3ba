import { spellDates } from '@/lib/calculators/note-sentence.ts'
import { earningFlights } from '@/lib/calculators/own-flights.ts'
import { answerStatus, type EarningFlight, statusDefaults } from '@/lib/calculators/status-credits.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import type { Confidence } from '@/lib/core/provenance.ts'
import { pointsClubTable, statusChanges2026, statusTable } from '@/lib/programs/qantas/data/status-data.ts'
import { qantasEarn } from '@/lib/programs/qantas/earn-table.ts'
import { ToolPage } from '../shell/page-frame.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { FigureBar } from '../ui/figure-bar.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { SourceLine } from '../ui/source-line.tsx'
import { StatusCreditsTool } from './status-credits-tool.tsx'
import { WorkedExample } from './worked-example.tsx'

const maxAttained = Math.max(...statusTable.tiers.map(({ attain }) => attain))
/** The page on status credits, tiers and Points Club: the calculator, the thresholds and upcoming changes. */
export function StatusCreditsPage() {
  const flights = earningFlights()
  const earn = { ...qantasEarn, confidence: qantasEarn.confidence as Confidence }
  return (
    <ToolPage
      path="/qantas/points-club-status-credit-calculator"
      tool={<StatusCreditsTool flights={flights} />}
      sources={[statusTable, earn, pointsClubTable]}
    >
      <PageSection title="Every tier" lead="Status credits in one membership year. They go back to zero at the end.">
        <DataTable
          caption={statusTable.title}
          rows={statusTable.tiers}
          keyOf={({ tier }) => tier}
          columns={[
            { id: 'tier', head: 'Tier', cell: ({ tier }) => tier },
            {
              id: 'attain',
              head: 'To reach',
              end: true,
              cell: ({ attain }) => <FigureBar share={attain / maxAttained}>{formatNumber(attain)}</FigureBar>,
            },
            { id: 'retain', head: 'To keep', end: true, cell: ({ retain }) => formatNumber(retain) },
            {
              id: 'sectors',
              head: 'Qantas or Jetstar flights',
              end: true,
              cell: (rule) => rule.minQantasGroupSectors || 'none',
            },
            { id: 'oneworld', head: 'oneworld', cell: ({ oneworld }) => oneworld ?? 'none' },
          ]}
        />
        <p className="mt-2 max-w-prose text-14 text-muted">
          Platinum One also needs 2,700 of its credits from QF flight numbers. {statusTable.retainNote}
        </p>
        <SourceLine {...statusTable} />
      </PageSection>
      <WorkedExample {...example(flights)} />
      <PageSection title="Points Club">
        <p className="max-w-prose text-16">
          {formatNumber(pointsClubTable.pointsClub)} {pointsClubTable.basis} made you a member in 2020; family transfers
          don’t count. Today’s Points Club Plus threshold isn’t published, nor the status credits it earns on rewards.
          Both are being {pointsClubTable.retiring}.
        </p>
        <SourceLine {...pointsClubTable} />
      </PageSection>
      <PageSection title="What’s changing in late 2026 and 2027?">
        <ul className="max-w-prose list-disc space-y-1.5 pl-5 text-16">
          <li>
            Rollover from {statusChanges2026.rollover.from}: half of your credits above the tier’s target;{' '}
            {statusChanges2026.rollover.silverShareNote}.
          </li>
          <li>
            Up to {statusChanges2026.groundStatusCredits.maxPerYear} status credits a year without flying, from{' '}
            {statusChanges2026.groundStatusCredits.from}.
          </li>
          <li>One target per tier from {spellDates(statusChanges2026.singleTarget.from)}.</li>
          <li>Retired: {statusChanges2026.retired.join(', ')}.</li>
        </ul>
        <p className="mt-2 max-w-prose text-14 text-muted">We don’t know yet whether any of this has started.</p>
        <SourceLine {...statusChanges2026} />
      </PageSection>
    </ToolPage>
  )
}

/** The worked example: two business returns to Singapore, starting from no credits. */
function example(flights: readonly EarningFlight[]) {
  const planned = [{ flight: 'SYD-SIN', fare: 'business', times: 4 }] as const
  const { steps, outlook, total } = answerStatus(flights, {
    ...statusDefaults,
    tier: 'Bronze',
    credits: 0,
    sectors: 0,
    flights: planned,
  })
  const next = outlook.next ? `, ${formatNumber(outlook.next.statusCredits)} short of ${outlook.next.tier}` : ''
  const ending = `${formatNumber(total)} status credits and four flights on Qantas reach ${outlook.attained}${next}.`
  return { question: 'A Bronze member flies Sydney to Singapore return in business, twice.', steps, ending }
}
