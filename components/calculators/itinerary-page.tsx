import { spellDates } from '@/lib/calculators/note-sentence.ts'
import { sourceName } from '@/lib/core/source-name.ts'
import throughFlights from '@/lib/network/data/through-flights.json' with { type: 'json' }
import { ToolPage } from '../shell/tool-page.tsx'
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

/** What an itinerary really is: the tool, the flights known to land on the way, a worked example. */
export function ItineraryPage() {
  return (
    <ToolPage path="/honest-itinerary" tool={<ItineraryTool />}>
      <PageSection title="Why it matters">
        <p className="max-w-prose text-16">
          A search for business shows journeys with one long flight in business and the rest in economy, at the business
          price. Others are sold as one flight although they land on the way. The tool adds up the miles in each cabin
          and names every landing, so that two offers can be compared for what they are.
        </p>
      </PageSection>
      <PageSection
        title="Flights that land on the way"
        lead="Sold under one number as one flight, each with the date it was seen."
      >
        <DataTable
          caption="Flights that land on the way"
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
                <span className="block min-w-20">{asOf === null ? 'recalled' : spellDates(asOf)}</span>
              ),
            },
          ]}
        />
      </PageSection>
      <PageSection title="A worked example">
        <p className="max-w-prose text-16">
          Melbourne to London on QF400 in economy and QF1 in business is sold as business. The first 439 miles are flown
          in economy, about 4% of the way, and QF1 lands in Singapore although it is one number.
        </p>
      </PageSection>
    </ToolPage>
  )
}
