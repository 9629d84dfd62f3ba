import { finderLink } from '@/lib/calculators/finder-link.ts'
import { answerRequest, requestDefaults } from '@/lib/calculators/platinum-request.ts'
import { upgradeFlights } from '@/lib/calculators/upgrade-flights.ts'
import { cabinNames } from '@/lib/core/cabin.ts'
import { formatDate, formatNumber } from '@/lib/core/formats.ts'
import { classicRewardTables } from '@/lib/programs/qantas/data/classic-reward-tables.ts'
import { platinumRequestTable } from '@/lib/programs/qantas/data/platinum-request-data.ts'
import { ToolPage } from '../shell/tool-page.tsx'
import { Chip } from '../ui/chip.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { SourceLine } from '../ui/source-line.tsx'
import { NoteList } from './note-list.tsx'
import { PlatinumRequestTool } from './platinum-request-tool.tsx'
import { WorkedExample } from './worked-example.tsx'

const search = {
  href: finderLink('qantas', { cabins: ['J', 'F'] }),
  title: 'Look for an open seat first',
  summary: 'One you can book yourself needs no favour.',
}

const checklist = [
  'Search the flight and the days around it, so that you ask only for what is not on offer.',
  'Have the points for everybody in the account that pays, before you call.',
  'Write down the flight number, the date and two dates you could take instead.',
  'Know the cash fare: if points bring less than a cent each against it, paying may be better.',
  'Ask when to expect an answer and how it comes, and note the name and the time of the call.',
  'If the answer is no, set an alert: cancelled reward seats sometimes return.',
]

/** The Platinum request: check, words, checklist; every rule marked as recalled. */
export function PlatinumRequestPage() {
  return (
    <ToolPage
      path="/qantas/platinum-reward-request"
      next={[search]}
      tool={<PlatinumRequestTool flights={upgradeFlights()} />}
      sources={[platinumRequestTable, classicRewardTables['qantas-2025']]}
    >
      <PageSection
        title="The rules, as far as anybody remembers"
        lead="No published terms were found. These are general knowledge: ask Qantas before you rely on one."
      >
        <ul className="max-w-prose space-y-3 text-16">
          {platinumRequestTable.rules.map((rule) => (
            <li key={rule} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <span>{rule}</span>
              <Chip dashed>recalled</Chip>
            </li>
          ))}
        </ul>
        <SourceLine {...platinumRequestTable} />
      </PageSection>
      <PageSection title="Before you call">
        <ol className="max-w-prose list-decimal space-y-2 pl-5 text-16">
          {checklist.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </PageSection>
      <Example />
      <PageSection title="What is not published">
        <NoteList notes={platinumRequestTable.missing} />
      </PageSection>
    </ToolPage>
  )
}

/** The default of the builder, as a whole request would go. */
function Example() {
  const flight = upgradeFlights().find(({ id }) => id === requestDefaults.flight)
  if (!flight) return null
  const { checks, points } = answerRequest(flight, requestDefaults)
  const { people, flexible, date, tier, cabin } = requestDefaults
  const steps = [
    ...checks.map(({ what, why, met }) => ({ what, how: why, figure: met ? 'yes' : 'no' })),
    { what: 'Points', how: `${people} seats`, figure: points === null ? 'not published' : formatNumber(points) },
    {
      what: 'Days to ask for',
      how: `${formatDate(date, 'plain')}, ${flexible} either side`,
      figure: String(1 + 2 * flexible),
    },
  ]
  return (
    <WorkedExample
      question={`A ${tier} member wants ${people} seats in ${cabinNames[cabin]}, ${flight.label}, which are not on offer.`}
      steps={steps}
      ending="All is met, so the call is worth making; the seats may still be refused. Taxes and charges come on top."
    />
  )
}
