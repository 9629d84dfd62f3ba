import type { ReactNode } from 'react'
import { fewestReports } from '@/lib/calculators/bids/bid-groups.ts'
import { answerBid, type BidState } from '@/lib/calculators/bids/bid-worth.ts'
import { formatDollars } from '@/lib/calculators/points-to-dollars.ts'
import { type Program, programs } from '@/lib/core/program.ts'
import type { PagePath } from '@/lib/pages/pages.ts'
import { bidFacts, verifiedYears } from '@/lib/programs/data/bid-data.ts'
import { bidNow } from '@/lib/programs/qantas/data/upgrade-data.ts'
import { valueTable } from '@/lib/programs/qantas/data/value-data.ts'
import { valueTable as velocityValue } from '@/lib/programs/velocity/data/points-data.ts'
import { bidTable } from '@/lib/programs/velocity/data/window-data.ts'
import { ToolPage } from '../../shell/page-frame.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection, SectionPair } from '../../ui/page-section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { FactList } from '../fact-list.tsx'
import { WorkedExample } from '../worked-example.tsx'
import { BidReportForm } from './bid-report-form.tsx'
import { BidBandsView, BidWorthTool } from './bid-worth-tool.tsx'

const names = { qantas: 'Qantas Bid Now', velocity: 'Virgin Australia Premium Bid' } as const satisfies Record<
  Program,
  string
>
const values = { qantas: valueTable, velocity: velocityValue }

const alternatives: Record<Program, ReactNode> = {
  qantas: (
    <>
      Qantas decides Classic Upgrades before any bids, and their points are fixed:{' '}
      <TextLink href="/qantas/how-many-points-upgrade">see the price</TextLink>. A business{' '}
      <TextLink href="/qantas/reward-seat-finder?cabins=J">reward seat</TextLink> needs no bid at all.
    </>
  ),
  velocity: (
    <>
      Virgin Australia shows the points for an upgrade in your booking:{' '}
      <TextLink href="/virgin-australia/how-many-velocity-points-upgrade">check if it’s worth it</TextLink>. A business{' '}
      <TextLink href="/virgin-australia/reward-seat-finder?cabins=J">reward seat</TextLink> needs no bid at all.
    </>
  ),
}

/** The page on upgrade bids, for one airline or both: the calculator, members' bands, the rules and a report form. */
export function BidPage({ path, program }: { path: PagePath; program: Program | null }) {
  const shown = program ? [program] : programs
  const rules = { qantas: bidNow, velocity: bidTable }
  return (
    <ToolPage
      path={path}
      tool={<BidWorthTool program={program ?? 'qantas'} />}
      sources={shown.flatMap((one) => [rules[one], values[one]])}
    >
      <div className="mt-6">
        <Notice kind="info">
          No airline publishes winning bids, so no one can honestly say what will win. The calculator shows what a bid
          is worth to you. Once {fewestReports} members have reported a winning bid on similar routes, their range shows
          here too.
        </Notice>
      </div>
      <SectionPair>
        {shown.map((one) => (
          <PageSection
            key={one}
            title={`What are the ${names[one]} rules?`}
            lead={`Last verified ${verifiedYears(bidFacts[one])}.`}
          >
            <FactList facts={bidFacts[one]} />
          </PageSection>
        ))}
      </SectionPair>
      <WorkedExample {...example(program ?? 'qantas')} />
      <BidBandsView program={program} />
      <PageSection title="Can I use points instead?">
        <ul className="max-w-prose space-y-2 text-16">
          {shown.map((one) => (
            <li key={one}>{alternatives[one]}</li>
          ))}
        </ul>
      </PageSection>
      {shown.map((one) => (
        <PageSection
          key={one}
          title={`How did your ${names[one]} go?`}
          lead="Per person. We count it once we’ve reviewed it."
        >
          <BidReportForm program={one} />
        </PageSection>
      ))}
    </ToolPage>
  )
}

const examples: Record<Program, { question: string; bid: BidState }> = {
  qantas: {
    question: 'An eight-hour night flight, sleep worth $40 an hour to you, and a bid of 5,000 points and $250.',
    bid: { hours: 8, perHour: 40, points: 5_000, cash: 250, cents: 1 },
  },
  velocity: {
    question: 'Five hours from Perth to Sydney, worth $30 an hour to you, and a bid of $120.',
    bid: { hours: 5, perHour: 30, points: 0, cash: 120, cents: 0.6 },
  },
}

function example(program: Program) {
  const { question, bid } = examples[program]
  const { steps, leftAud } = answerBid(bid)
  const left = formatDollars(leftAud)
  const ending = `If it’s accepted you come out ${left} ahead: you could bid up to ${left} more.`
  return { question, steps, ending }
}
