import { finderLink } from '@/lib/calculators/finder-link.ts'
import { upgradeFlights } from '@/lib/calculators/own-flights.ts'
import { answerRequest, requestDefaults } from '@/lib/calculators/platinum-request.ts'
import { cabinNames } from '@/lib/core/cabin.ts'
import { formatDate, formatNumber } from '@/lib/core/formats.ts'
import { classicRewardTables } from '@/lib/programs/qantas/data/classic-reward-tables.ts'
import { platinumRequestTable } from '@/lib/programs/qantas/data/platinum-request-data.ts'
import { ToolPage } from '../shell/page-frame.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { SourceLine } from '../ui/source-line.tsx'
import { NoteList } from './fact-list.tsx'
import { PlatinumRequestTool } from './platinum-request-tool.tsx'
import { WorkedExample } from './worked-example.tsx'

const search = {
  href: finderLink('qantas', { cabins: ['J', 'F'] }),
  title: 'Check for an open seat first',
  summary: 'Book it yourself first if you can.',
}

const checklist = [
  'Search the flight and the days around it, so you only ask for seats that aren’t open.',
  'Have enough points for everyone in the account you’ll pay from.',
  'Write down the flight number, the date and two dates you could take instead.',
  'Know the cash fare: if your points are worth less than a cent each, paying cash may be better.',
  'Ask when and how you’ll hear back, and note who you spoke to and when.',
  'If the answer is no, set an alert: cancelled reward seats sometimes come back.',
]

/** The page on Platinum reward requests: the check, the words to say and a checklist. */
export function PlatinumRequestPage() {
  return (
    <ToolPage
      path="/qantas/platinum-reward-request"
      next={[search]}
      tool={<PlatinumRequestTool flights={upgradeFlights()} />}
      sources={[platinumRequestTable, classicRewardTables['qantas-2025']]}
    >
      <PageSection
        title="Who can ask, and for what?"
        lead="Unofficial: based on member reports. Check with Qantas before you rely on them."
      >
        <ul className="max-w-prose list-disc space-y-2 pl-5 text-16">
          {platinumRequestTable.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <SourceLine {...platinumRequestTable} />
      </PageSection>
      <PageSection title="What should I do before I call?">
        <ol className="max-w-prose list-decimal space-y-2 pl-5 text-16">
          {checklist.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </PageSection>
      <Example />
      <PageSection title="What isn’t published">
        <NoteList notes={platinumRequestTable.missing} />
      </PageSection>
    </ToolPage>
  )
}

/** The worked example: a complete request with the builder's defaults. */
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
      question={`A ${tier} member wants ${people} seats in ${cabinNames[cabin]}, ${flight.label}, and none are open.`}
      steps={steps}
      ending="You meet every rule, so it’s worth calling; Qantas may still say no. Taxes and charges are extra."
    />
  )
}
