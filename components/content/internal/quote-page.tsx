import { connection } from 'next/server'
import { flyCities } from '@/lib/calculators/fly/cities.ts'
import { type QuotedRouting, type QuoteRequest, quoteRoutings, quoteText } from '@/lib/content/internal/quote.ts'
import { readChoice, readWhole } from '@/lib/content/internal/read-values.ts'
import { airportRoutings } from '@/lib/content/routes/city-routings.ts'
import { cabins } from '@/lib/core/cabin.ts'
import { localDateOf } from '@/lib/core/clock.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { programs } from '@/lib/core/program.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { storedSeats } from '@/lib/server/internal/explain-search.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { CopyText } from '../../ui/copy-text.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { controlStyle, Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { allCabinOptions } from '../../ui/seats/cabins.ts'
import { CarrierTags } from '../../ui/seats/carrier-tags.tsx'
import { programOptions } from '../../ui/seats/program-options.ts'
import { RouteLine } from '../../ui/seats/route-line.tsx'
import { BookingRequests } from './booking-requests.tsx'
import { PriceSources } from './price-sources.tsx'
import { SeatRows } from './seat-rows.tsx'
import { InternalTool, QuestionForm, type SearchValues } from './tool-page.tsx'

const path = '/test/points-booking-service'
/** The team's page for answering booking requests: a form, the cost, stored seats, a draft reply and the requests. */
export function QuotePage({ values }: { values: SearchValues }) {
  return (
    <InternalTool path={path}>
      <Quote values={values} />
      <BookingRequests />
    </InternalTool>
  )
}

async function Quote({ values }: { values: SearchValues }) {
  await connection()
  const given = await values
  const slugs = flyCities.map(({ slug }) => slug)
  const from = getCity(readChoice(given, 'from', slugs, 'sydney'))
  const to = getCity(readChoice(given, 'to', slugs, 'singapore'))
  const request: QuoteRequest = {
    ...{ fromCity: from.name, toCity: to.name },
    cabin: readChoice(given, 'cabin', cabins, 'J'),
    travellers: readWhole(given, 'travellers', [1, 9], 1),
    points: readWhole(given, 'points', [0, 100_000_000], 100_000),
    program: readChoice(given, 'program', programs, 'qantas'),
  }
  const routings = from.airports.flatMap((start) =>
    to.airports.flatMap((end) => airportRoutings(request.program, start, end)),
  )
  const quoted = from === to ? [] : quoteRoutings(routings, request)
  const seats = await storedSeats({
    ...{ program: request.program, cabins: request.cabin, seats: String(request.travellers), take: '10' },
    ...{ from: from.airports.join(','), to: to.airports.join(',') },
  })
  return (
    <>
      <QuoteForm request={request} from={from.slug} to={to.slug} />
      <PageSection title="What it costs" lead="One way at published prices, for everyone.">
        {quoted.length > 0 ? (
          <DataTable
            caption="Options and their points"
            columns={columns}
            rows={quoted.slice(0, 12)}
            keyOf={({ routing }) => routing.airports.join() + routing.carriers.join()}
          />
        ) : (
          <Notice kind="info">We don’t know a published price in this cabin.</Notice>
        )}
        <PriceSources
          today={localDateOf(serverClock.now())}
          program={request.program}
          carriers={quoted.slice(0, 12).flatMap(({ routing }) => routing.carriers)}
        />
      </PageSection>
      <PageSection title="Seats found">
        <SeatRows caption="Seats found for the request" answer={seats} />
      </PageSection>
      <PageSection title="Draft reply" lead="Read and finish it before you send it.">
        <CopyText
          text={quoteText(request, quoted, new Set(seats?.rows.map(({ date }) => date)).size)}
          label="Copy reply"
        />
      </PageSection>
    </>
  )
}

const columns: readonly Column<QuotedRouting>[] = [
  {
    id: 'way',
    head: 'Route',
    cell: ({ routing }) => (
      <RouteLine
        from={routing.airports[0] ?? ''}
        to={routing.airports.at(-1) ?? ''}
        via={routing.airports.slice(1, -1)}
      />
    ),
  },
  { id: 'carriers', head: 'Airline', cell: ({ routing }) => <CarrierTags codes={[...new Set(routing.carriers)]} /> },
  { id: 'each', head: 'Per person', end: true, cell: ({ each }) => formatNumber(each) },
  { id: 'together', head: 'For everyone', end: true, cell: ({ together }) => formatNumber(together) },
  { id: 'enough', head: 'Their points', cell: ({ isEnough }) => (isEnough ? 'enough' : 'too few') },
]

function getCity(slug: string) {
  const city = flyCities.find((one) => one.slug === slug)
  if (!city) throw new RangeError(`${slug} is no city of the network`)
  return city
}

function QuoteForm({ request, from, to }: { request: QuoteRequest; from: string; to: string }) {
  const cities = flyCities.map(({ slug, name }) => ({ value: slug, label: name }))
  const number = (name: 'travellers' | 'points', label: string) => (
    <Field id={`quote-${name}`} label={label}>
      <input
        key={request[name]}
        id={`quote-${name}`}
        name={name}
        inputMode="numeric"
        maxLength={9}
        defaultValue={request[name]}
        className={controlStyle(null)}
      />
    </Field>
  )
  return (
    <QuestionForm path={path}>
      <ChoiceField id="quote-from" name="from" label="From" value={from} options={cities} />
      <ChoiceField id="quote-to" name="to" label="To" value={to} options={cities} />
      <ChoiceField id="quote-cabin" name="cabin" label="Cabin" value={request.cabin} options={allCabinOptions} />
      <ChoiceField
        id="quote-program"
        name="program"
        label="Points in"
        value={request.program}
        options={programOptions}
      />
      {number('travellers', 'Travellers')}
      {number('points', 'Points they have')}
    </QuestionForm>
  )
}
