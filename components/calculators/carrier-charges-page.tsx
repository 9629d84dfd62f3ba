import { seenAirports } from '@/lib/calculators/carrier-charges.ts'
import { finderLink } from '@/lib/calculators/finder-link.ts'
import { joinNames } from '@/lib/calculators/fly/qantas-pages.ts'
import { capitalise } from '@/lib/core/capitalise.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import type { Confidence } from '@/lib/core/provenance.ts'
import { findAirport } from '@/lib/network/airports.ts'
import { feeTable } from '@/lib/programs/qantas/data/account-data.ts'
import qantasCash from '@/lib/programs/qantas/data/cash-part.json' with { type: 'json' }
import velocityCash from '@/lib/programs/velocity/data/cash-part.json' with { type: 'json' }
import {
  carrierChargeTable,
  partnerChargeTable,
  feeTable as velocityFees,
} from '@/lib/programs/velocity/data/charge-data.ts'
import { ToolPage } from '../shell/page-frame.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { PageSection, SectionPair } from '../ui/page-section.tsx'
import { cabinDisplay } from '../ui/seats/cabins.ts'
import { SourceLine } from '../ui/source-line.tsx'
import { CarrierChargesTool } from './carrier-charges-tool.tsx'
import { NoteList } from './fact-list.tsx'

const names = Object.fromEntries(seenAirports.map((code) => [code, findAirport(code)?.city ?? code]))
const search = {
  href: finderLink('qantas', {}),
  title: 'See charges for each seat',
  summary: 'The finder shows them where they’re published.',
}

/** The page on carrier charges: amounts seen, the published tables and what isn't published. */
export function CarrierChargesPage() {
  const sources = [qantasCash, velocityCash].map((table) => ({ ...table, confidence: table.confidence as Confidence }))
  return (
    <ToolPage
      path="/carrier-charges"
      next={[search]}
      tool={<CarrierChargesTool airportNames={names} />}
      sources={sources}
    >
      <SectionPair>
        <PageSection title="Why do charges vary so much?">
          <NoteList notes={qantasCash.facts} />
        </PageSection>
        <PageSection title="A worked example">
          <p className="max-w-prose text-16">
            Sydney to London with Velocity Points on Qatar Airways in August 2023: $333.69 in economy and $820.09 in
            business, one way. With United in economy it was $133.88 in the same month. The airline made the difference,
            not the distance.
          </p>
        </PageSection>
      </SectionPair>
      <VirginCharges />
      <PartnerCharges />
      <Fees />
      <PageSection
        title="What isn’t published"
        lead="We couldn’t find these. The airline shows your amount before you pay."
      >
        <NoteList notes={[...qantasCash.missing, ...carrierChargeTable.missing]} />
      </PageSection>
    </ToolPage>
  )
}

function VirginCharges() {
  return (
    <PageSection
      title="What does Virgin Australia charge?"
      lead="Australian dollars per person per flight, so you pay twice if you connect. Last published in October 2022; taxes are extra."
    >
      <DataTable
        caption={carrierChargeTable.title}
        rows={carrierChargeTable.rows}
        keyOf={({ network }) => network}
        columns={[
          { id: 'network', head: 'Flight', cell: ({ network }) => capitalise(network) },
          { id: 'Y', head: cabinDisplay.Y.name, end: true, cell: ({ Y }) => `$${Y}` },
          { id: 'J', head: cabinDisplay.J.name, end: true, cell: ({ J }) => `$${J}` },
        ]}
      />
      <SourceLine {...carrierChargeTable} />
    </PageSection>
  )
}

function PartnerCharges() {
  const rows: readonly PartnerRow[] = partnerChargeTable.rows
  const free = [...new Set(rows.filter((row) => row.charge === 0).map((row) => row.airline))]
  return (
    <PageSection
      title="Partner charges with Velocity Points"
      lead={`US dollars one way, as at 2023 or earlier. No charge was added on ${joinNames(free)}.`}
    >
      <DataTable
        caption={partnerChargeTable.title}
        rows={rows.filter((row) => row.economy !== undefined)}
        keyOf={({ airline, minMiles }) => airline + minMiles}
        columns={[
          { id: 'airline', head: 'Airline', cell: ({ airline }) => airline },
          {
            id: 'miles',
            head: 'Miles',
            cell: ({ minMiles = 0, maxMiles }) =>
              maxMiles ? `${formatNumber(minMiles)} to ${formatNumber(maxMiles)}` : `${formatNumber(minMiles)} or more`,
          },
          { id: 'economy', head: cabinDisplay.Y.name, end: true, cell: ({ economy }) => `US$${economy}` },
          { id: 'premium', head: cabinDisplay.W.name, end: true, cell: ({ premiumEconomy }) => `US$${premiumEconomy}` },
          { id: 'business', head: cabinDisplay.J.name, end: true, cell: ({ business }) => `US$${business}` },
        ]}
      />
      <SourceLine {...partnerChargeTable} />
    </PageSection>
  )
}

type PartnerRow = {
  airline: string
  charge?: number
  minMiles?: number
  maxMiles?: number | null
  economy?: number
  premiumEconomy?: number
  business?: number
}

function Fees() {
  return (
    <PageSection title="What does it cost to change or cancel?">
      <p className="max-w-prose text-16">
        Qantas: {formatNumber(feeTable.changePerPassenger)} points per passenger to change and{' '}
        {formatNumber(feeTable.cancellationPerPassenger)} to cancel, as at December 2019. Velocity, undated:
      </p>
      <ul className="mt-2 max-w-prose list-disc space-y-1 pl-5 text-16">
        {velocityFees.rows.map(({ scope, aud, orPoints, per }) => (
          <li key={scope}>
            {capitalise(scope)}: ${aud} or {formatNumber(orPoints)} points, {per}
          </li>
        ))}
      </ul>
      <SourceLine {...feeTable} />
      <SourceLine {...velocityFees} />
    </PageSection>
  )
}
