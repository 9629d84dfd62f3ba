import { finderLink } from '@/lib/calculators/finder-link.ts'
import { answerClock, clockDefaults } from '@/lib/calculators/release-clock.ts'
import { formatDate } from '@/lib/core/formats.ts'
import { findCarrier } from '@/lib/network/carriers.ts'
import { whenToBookFacts } from '@/lib/programs/data/when-to-book-data.ts'
import { releaseHourTable, releaseTable } from '@/lib/programs/qantas/data/release-data.ts'
import { qantasTiers } from '@/lib/programs/qantas/tiers.ts'
import { releaseTable as velocityRelease } from '@/lib/programs/velocity/data/window-data.ts'
import { ToolPage } from '../shell/page-frame.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { cabinDisplay } from '../ui/seats/cabins.ts'
import { SourceLine } from '../ui/source-line.tsx'
import { FactList } from './fact-list.tsx'
import { ReleaseHeatView } from './release/release-heat-view.tsx'
import { ReleaseClockTool } from './release-clock-tool.tsx'

const search = {
  href: finderLink('qantas', {}),
  title: 'Search every open date',
  summary: 'See what’s already open, day by day.',
}

/** The page on when reward seats open: the clock, every airline's window, one date for each tier, and folklore. */
export function WhenToBookPage() {
  return (
    <ToolPage
      path="/when-to-book"
      next={[search]}
      tool={<ReleaseClockTool />}
      sources={[releaseTable, releaseHourTable, velocityRelease]}
    >
      <Example />
      <Windows />
      <PageSection
        title="How far ahead are seats available?"
        lead="The share of dates with at least one reward seat, by how far ahead we checked. It shows past availability, not a forecast."
      >
        <ReleaseHeatView />
      </PageSection>
      <PageSection
        title="What helps, and what’s a myth?"
        lead="Each with its date. We found no data on a best day or hour to search."
      >
        <FactList facts={whenToBookFacts} />
      </PageSection>
    </ToolPage>
  )
}

function Example() {
  const opens = (tier: (typeof qantasTiers)[number], cabin: 'Y' | 'J') => {
    const answer = answerClock({ ...clockDefaults, tier, cabin })
    return answer.status === 'published' ? formatDate(answer.earliest, 'plain') : 'not published'
  }
  return (
    <PageSection
      title={`A worked example: ${formatDate(clockDefaults.date, 'long')}`}
      lead="The same long-haul Qantas flight opens on different days, depending on your tier and cabin."
    >
      <DataTable
        caption="The day one flight opens, by tier"
        rows={qantasTiers.toReversed()}
        keyOf={(tier) => tier}
        columns={[
          { id: 'tier', head: 'Tier', cell: (tier) => tier },
          {
            id: 'Y',
            head: cabinDisplay.Y.name,
            end: true,
            cell: (tier) => <span className="whitespace-nowrap">{opens(tier, 'Y')}</span>,
          },
          {
            id: 'J',
            head: 'Premium cabins',
            end: true,
            cell: (tier) => <span className="whitespace-nowrap">{opens(tier, 'J')}</span>,
          },
        ]}
      />
      <SourceLine {...releaseTable} />
    </PageSection>
  )
}

type Window = { code: string; days: string; note: string }

function windows(): Window[] {
  const span = ([min, max]: readonly [number, number]) => (min === max ? String(min) : `${min} to ${max}`)
  const { Silver, Bronze } = releaseTable.premiumLongHaulDays
  return [
    {
      code: 'QF',
      days: String(releaseTable.qantasDays),
      note: `long-haul premium cabins: Silver ${Silver}, Bronze ${Bronze}`,
    },
    { code: 'JQ', days: String(releaseTable.jetstarDays), note: '' },
    { code: 'EK', days: span(releaseTable.emiratesDays), note: '' },
    ...Object.entries(releaseTable.ownCalendarDays).map(([code, days]) => ({
      code,
      days: span(days),
      // Qantas's own limit matters only where the airline opens earlier.
      note: days[1] > releaseTable.qantasDays ? `Qantas members see at most ${releaseTable.qantasDays} days` : '',
    })),
  ]
}

export function Windows() {
  return (
    <PageSection
      title="How far ahead does each airline open?"
      lead={`Days before departure with Qantas Points. Velocity opens ${velocityRelease.days} days ahead, ${velocityRelease.singaporeDays} on Singapore Airlines, whatever the tier.`}
    >
      <DataTable
        caption="Days before departure by airline, with Qantas Points"
        rows={windows()}
        keyOf={({ code }) => code}
        columns={[
          { id: 'airline', head: 'Airline', cell: ({ code }) => findCarrier(code)?.name ?? code },
          {
            id: 'days',
            head: 'Days',
            end: true,
            cell: ({ days }) => <span className="whitespace-nowrap">{days}</span>,
          },
          { id: 'note', head: 'Note', cell: ({ note }) => note },
        ]}
      />
      <SourceLine {...releaseTable} />
    </PageSection>
  )
}
