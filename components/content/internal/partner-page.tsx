import { connection } from 'next/server'
import { tablePointsOn } from '@/lib/availability/table-price.ts'
import { readChoice } from '@/lib/content/internal/read-values.ts'
import { airportRoutings } from '@/lib/content/routes/city-routings.ts'
import { cabins } from '@/lib/core/cabin.ts'
import { localDateOf } from '@/lib/core/clock.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { type Program, programs } from '@/lib/core/program.ts'
import { findAirport } from '@/lib/network/airports.ts'
import { findCarrier } from '@/lib/network/carriers.ts'
import { allRoutes, type Route } from '@/lib/network/routes.ts'
import type { PagePath } from '@/lib/pages/pages.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { cashExamples } from '@/lib/programs/value/cash-part.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { storedSeats } from '@/lib/server/internal/explain-search.ts'
import { CashSeen } from '../../calculators/cash-seen.tsx'
import { RoutingsTable } from '../../calculators/fly/routings-table.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { PointsFigure } from '../../ui/points-figure.tsx'
import { RouteLine } from '../../ui/seats/route-line.tsx'
import { PriceSources } from './price-sources.tsx'
import { SeatRows } from './seat-rows.tsx'
import { InternalTool, QuestionForm, type SearchValues } from './tool-page.tsx'

type Partner = { path: PagePath; carrier: string; from: string; to: string }
type PartnerPageProps = { partner: Partner; values: SearchValues }

/** The page on using both programs' points with one partner: ways to book, points, charges, stored seats and routes. */
export function PartnerPage({ partner, values }: PartnerPageProps) {
  return (
    <InternalTool path={partner.path}>
      <PartnerAnswer partner={partner} values={values} />
    </InternalTool>
  )
}

async function PartnerAnswer({ partner: { path, carrier, ...first }, values }: PartnerPageProps) {
  await connection()
  const given = await values
  const airports = listAirports(carrier)
  const [from, to] = [readChoice(given, 'from', airports, first.from), readChoice(given, 'to', airports, first.to)]
  const options = airports.map((value) => ({ value, label: `${findAirport(value)?.city ?? value} (${value})` }))
  const name = findCarrier(carrier)?.name ?? carrier
  return (
    <>
      <QuestionForm path={path}>
        <ChoiceField id="partner-from" name="from" label="From" value={from} options={options} />
        <ChoiceField id="partner-to" name="to" label="To" value={to} options={options} />
      </QuestionForm>
      {from === to ? <Notice kind="warn">Choose two different airports.</Notice> : null}
      {programs.map((program) => (
        <ProgramPart key={program} {...{ program, carrier, name, from, to }} />
      ))}
      <PageSection title="Seats found" lead={`Trips with at least one ${name} flight.`}>
        <SeatRows
          caption={`Seats found from ${from} to ${to}`}
          answer={await storedSeats({ program: 'qantas,velocity', from, to, carriers: carrier, take: '12' })}
        />
      </PageSection>
      <PageSection
        title={`${name} routes`}
        lead="Non-stop, with points per adult one way in each program. A dash means not published; empty means that cabin isn’t flown or isn’t sold for points."
      >
        <PartnerRoutes carrier={carrier} />
      </PageSection>
    </>
  )
}

type ProgramPartProps = { program: Program; carrier: string; name: string; from: string; to: string }

function ProgramPart({ program, carrier, name, from, to }: ProgramPartProps) {
  const routings = from === to ? [] : airportRoutings(program, from, to, carrier)
  const cash = cashExamples(program)
    .filter((one) => one.carrier.split('+').includes(carrier))
    .slice(0, 8)
  const isPartner = allRoutes.some((route) => route.carrier === carrier && route.programs.includes(program))
  return (
    <PageSection title={programFacts[program].points}>
      {routings.length > 0 ? (
        <RoutingsTable
          caption={`${from} to ${to} on ${name} with ${programFacts[program].points}`}
          rows={routings.map((routing) => ({ routing, points: routing.points }))}
        />
      ) : (
        <Notice kind="info">
          {isPartner
            ? `No trips from ${from} to ${to} entirely on ${name}.`
            : `You can’t book ${name} with ${programFacts[program].points}.`}
        </Notice>
      )}
      {routings.length > 0 ? (
        <PriceSources program={program} carriers={[carrier]} today={localDateOf(serverClock.now())} />
      ) : null}
      {cash.length > 0 ? (
        <div className="mt-5">
          <h3 className="mb-2 text-16 font-semibold">Taxes and charges quoted on {name}</h3>
          <CashSeen caption={`Charges quoted on ${name} with ${programFacts[program].points}`} examples={cash} />
        </div>
      ) : null}
    </PageSection>
  )
}

function listAirports(carrier: string): string[] {
  const routes = allRoutes.filter((route) => route.carrier === carrier)
  const city = (code: string) => findAirport(code)?.city ?? code
  return [...new Set(routes.map(({ from }) => from))].sort((a, b) => city(a).localeCompare(city(b)))
}

/** Every non-stop route of a carrier, one row per pair, with each cabin's price from the tables in force. */
function PartnerRoutes({ carrier }: { carrier: string }) {
  const priceOf = tablePointsOn(localDateOf(serverClock.now()))
  const routes = allRoutes.filter((route) => route.carrier === carrier && route.blockMinutes !== null)
  const columns: Column<Route>[] = [
    { id: 'route', head: 'Route', cell: ({ from, to }) => <RouteLine from={from} to={to} via={[]} /> },
    { id: 'miles', head: 'Miles', end: true, cell: ({ miles }) => formatNumber(miles) },
    { id: 'cabins', head: 'Cabins', cell: ({ cabins }) => cabins.join(' ') },
    ...programs
      .filter((program) => routes.some((route) => route.programs.includes(program)))
      .flatMap((program) =>
        cabins
          .filter((cabin) => routes.some((route) => route.cabins.includes(cabin)))
          .map(
            (cabin): Column<Route> => ({
              id: `${program}-${cabin}`,
              head: `${programFacts[program].name} ${cabin}`,
              end: true,
              cell: ({ from, to, miles, cabins, programs: sold }) =>
                cabins.includes(cabin) && sold.includes(program) ? (
                  <PointsFigure points={priceOf({ program, from, to, carrier, miles, cabin })} />
                ) : (
                  ''
                ),
            }),
          ),
      ),
  ]
  return <DataTable caption={`${carrier} routes`} columns={columns} rows={routes} keyOf={({ id }) => id} />
}
