import type { ReactNode } from 'react'
import { pricesOn } from '@/lib/calculators/prices-on.ts'
import { type Cabin, cabinNames, cabins } from '@/lib/core/cabin.ts'
import { countOf, formatNumber } from '@/lib/core/formats.ts'
import { type Audience, audiences } from '@/lib/core/plan.ts'
import type { Program } from '@/lib/core/program.ts'
import { findCarrier } from '@/lib/network/carriers.ts'
import { pageAt } from '@/lib/pages/pages.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { type CabinRoute, listCabinElsewhere, listCabinRoutes } from '@/lib/search/cabin-routes.ts'
import { type FinderPath, findFinder } from '@/lib/search/finder-paths.ts'
import { writeFinder } from '@/lib/search/finder-state.ts'
import { buttonStyle } from '../ui/button.tsx'
import type { Column } from '../ui/data-table.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { FoldedTable } from '../ui/folded-table.tsx'
import Link from '../ui/link.tsx'
import { cabinDisplay } from '../ui/seats/cabins.ts'
import { CarrierTags } from '../ui/seats/carrier-tags.tsx'
import { RouteLine } from '../ui/seats/route-line.tsx'
import { SourceLine } from '../ui/source-line.tsx'
import { FirstScreen } from './first-screen.tsx'
import { placeWords } from './place-words.ts'
import { SeatFinder } from './seat-finder.tsx'

type CabinFinderProps = { program: Program; cabin: Extract<Cabin, 'J' | 'F'>; path: FinderPath }

/** A finder for one cabin: the search with that cabin preselected, and the routes that offer the cabin. */
export function CabinFinder({ program, cabin, path }: CabinFinderProps) {
  const routes = listCabinRoutes(program, cabin, pricesOn)
  const tables = new Map(routes.flatMap(({ price }) => (price ? [[price.table, price] as const] : [])))
  const title = `Non-stop ${cabinNames[cabin]} class from Australia`
  return (
    <FinderPage path={path}>
      <section aria-labelledby="cabin-routes" className="content-auto mt-10">
        <h2 id="cabin-routes" className="text-20 font-semibold tracking-tight">
          {title}
        </h2>
        <p className="mt-1.5 mb-4 max-w-prose text-16 text-muted">
          Every route with a {cabinNames[cabin]} cabin that {programFacts[program].points} can book, best value first.
          This lists where the cabin flies; search a route to see open seats.
        </p>
        <FoldedTable
          caption={title}
          columns={getColumns(path)}
          rows={routes}
          keyOf={({ id }) => id}
          first={20}
          countMore={(more) => countOf(more, 'more route')}
        />
        <div className="mt-2 space-y-1">
          {[...tables.values()].map(({ table, asOf, sources, confidence }) => (
            <div key={table}>
              <p className="text-12 text-muted">{table}</p>
              <SourceLine asOf={asOf} sources={sources} confidence={confidence} />
            </div>
          ))}
        </div>
      </section>
      <Elsewhere program={program} cabin={cabin} />
    </FinderPage>
  )
}

function getColumns(path: FinderPath): readonly Column<CabinRoute>[] {
  return [
    {
      id: 'route',
      head: 'Route',
      cell: ({ from, to }) => (
        <Link
          href={`${path}?${writeFinder({ from: [from], to: [to] })}`}
          preload={false}
          className="rounded-sm underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          <RouteLine from={from} to={to} via={[]} />
          <span className="block text-12 font-normal text-muted">{placeWords([to])}</span>
        </Link>
      ),
    },
    { id: 'carrier', head: 'Airline', cell: ({ carrier }) => <CarrierTags codes={[carrier]} /> },
    { id: 'miles', head: 'Miles', end: true, cell: ({ miles }) => formatNumber(miles) },
    {
      id: 'points',
      head: 'Points, one way',
      end: true,
      cell: ({ price }) => (price === null ? <Unknown /> : formatNumber(price.points)),
    },
    {
      id: 'value',
      head: 'Miles per 1,000 points',
      end: true,
      cell: ({ value }) => (value === null ? <Unknown /> : formatNumber(Math.round(value))),
    },
    {
      id: 'aircraft',
      head: 'Aircraft',
      cell: ({ aircraft, isUpcoming }) => (
        <span className="block min-w-44 text-muted">
          {aircraft.join(', ') || 'not published'}
          {isUpcoming ? ', announced' : ''}
        </span>
      ),
    },
  ]
}

const Unknown = () => <span className="whitespace-nowrap text-muted">not published</span>

function Elsewhere({ program, cabin }: Pick<CabinFinderProps, 'program' | 'cabin'>) {
  const airlines = listCabinElsewhere(program, cabin)
  if (airlines.length === 0) return null
  return (
    <section aria-labelledby="cabin-elsewhere" className="content-auto mt-10">
      <h2 id="cabin-elsewhere" className="text-20 font-semibold tracking-tight">
        The same cabin beyond Australia
      </h2>
      <p className="mt-1.5 mb-2 max-w-prose text-16 text-muted">
        Partner airline routes you can connect to, in both directions.
      </p>
      <div className="grid items-start lg:grid-cols-2 lg:gap-x-12">
        {airlines.map(({ carrier, routes, pairs }) => (
          <Disclosure
            key={carrier}
            summary={
              <>
                <span className="flex-1">{findCarrier(carrier)?.name ?? carrier}</span>
                <span className="figures text-14 font-normal text-muted">{countOf(routes, 'route')}</span>
              </>
            }
          >
            <p className="font-mono text-14">{pairs.join(', ')}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

type FinderPageProps = {
  path: FinderPath
  /** What this finder says about its own seats, below the search. */
  children?: ReactNode
}

/** A finder's whole page: heading, search and answer. */
export function FinderPage({ path, children }: FinderPageProps) {
  const page = pageAt(path)
  const { program = 'qantas', preset = {} } = findFinder(path) ?? {}
  return (
    <div className="group/finder mx-auto max-w-[76rem] px-4 pt-8 sm:px-6 lg:pt-12 min-h-dvh">
      {/* On a phone the heading shrinks and the summary is hidden once there is an answer. */}
      <h1 className="text-28 font-semibold tracking-tight max-lg:group-has-data-asked/finder:mb-3 max-lg:group-has-data-asked/finder:text-20">
        {page.title}
      </h1>
      <p className="mt-1 mb-6 text-16 text-muted max-lg:group-has-data-asked/finder:hidden">{page.summary}</p>
      <PlainForm path={path} />
      <SeatFinder
        program={program}
        preset={preset}
        daysAhead={listDaysAhead(program)}
        start={<FirstScreen program={program} path={path} cabins={preset.cabins ?? cabins} />}
      />
      {children}
    </div>
  )
}

/** How far ahead each plan sees, in days. It is all the browser needs of the programs' tables. */
function listDaysAhead(program: Program): Record<Audience, number> {
  const days = audiences.map((plan) => [plan, getPlanLimits(plan, program).daysAhead] as const)
  return Object.fromEntries(days) as Record<Audience, number>
}

const field = 'mt-1 block h-11 w-full rounded-lg border border-edge bg-card px-3 text-16 text-ink'

/** The search for browsers without scripts: a plain HTML form, whose address the server answers with rows. */
function PlainForm({ path }: { path: FinderPath }) {
  return (
    <noscript>
      <form
        action={path}
        method="get"
        aria-label="Reward seat search"
        className="mb-6 grid gap-4 rounded-2xl border border-line bg-card p-4 text-14 sm:grid-cols-2 lg:grid-cols-5"
      >
        <label>
          From
          <input name="from" required maxLength={60} placeholder="Sydney or SYD" className={field} />
        </label>
        <label>
          To
          <input name="to" required maxLength={60} placeholder="Tokyo or TYO" className={field} />
        </label>
        <label>
          Month, or leave empty for any time
          <input name="when" type="month" placeholder="2027-03" className={field} />
        </label>
        <label>
          Seats
          <input name="seats" type="number" min={1} max={9} defaultValue={1} className={field} />
        </label>
        <label>
          Cabin
          <select name="cabins" className={field}>
            <option value="">Any cabin</option>
            {cabins.map((cabin) => (
              <option key={cabin} value={cabin}>
                {cabinDisplay[cabin].name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={buttonStyle('primary', 'sm:col-span-2 lg:col-span-5 lg:justify-self-start')}>
          Search seats
        </button>
      </form>
    </noscript>
  )
}
