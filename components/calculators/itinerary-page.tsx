import { spellDates } from '@/lib/calculators/note-sentence.ts'
import { sourceName } from '@/lib/core/source-name.ts'
import throughFlights from '@/lib/network/data/through-flights.json' with { type: 'json' }
import { ToolPage } from '../shell/page-frame.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { ItineraryTool } from './itinerary-tool.tsx'

function SourceLink({ source }: { source: string }) {
  const { address, name } = sourceName(source)
  return (
    <a href={address ?? source} rel="noopener" className="underline underline-offset-4 hover:text-accent">
      {name}
    </a>
  )
}

/** The page on what an itinerary really is: the tool, flights known to land on the way and a worked example. */
export function ItineraryPage() {
  return (
    <ToolPage path="/honest-itinerary" tool={<ItineraryTool />}>
      <PageSection title="Why does it matter?">
        <p className="max-w-prose text-16">
          A business search can show trips with one long flight in business and the rest in economy, at the business
          price. Some flights also land on the way under one flight number. Enter your flights to see the share in each
          cabin and every landing, and compare like with like.
        </p>
      </PageSection>
      <PageSection title="Flights that stop on the way" lead="Sold as one flight under one number, each with its date.">
        <DataTable
          caption="Flights that stop on the way"
          rows={throughFlights}
          keyOf={({ carrier, from, to, via }) => carrier + from + to + via}
          columns={[
            {
              id: 'flights',
              head: 'Flights',
              cell: ({ flights, carrier }) => <span className="font-mono">{flights.join(', ') || carrier}</span>,
            },
            { id: 'from', head: 'From', cell: ({ from }) => <span className="font-mono">{from}</span> },
            { id: 'via', head: 'Lands in', cell: ({ via }) => <span className="font-mono">{via}</span> },
            { id: 'to', head: 'To', cell: ({ to }) => <span className="font-mono">{to}</span> },
            {
              id: 'source',
              head: 'Source',
              cell: ({ sources: [source] }) => (source ? <SourceLink source={source} /> : 'none'),
            },
            {
              id: 'seen',
              head: 'Seen',
              cell: ({ asOf }) => (
                <span className="block min-w-20">{asOf === null ? 'unconfirmed' : spellDates(asOf)}</span>
              ),
            },
          ]}
        />
      </PageSection>
      <PageSection title="A worked example">
        <p className="max-w-prose text-16">
          Melbourne to London on QF400 in economy and QF1 in business is sold as business. The first 439 miles are in
          economy, about 4% of the trip, and QF1 lands in Singapore under the same flight number.
        </p>
      </PageSection>
    </ToolPage>
  )
}
