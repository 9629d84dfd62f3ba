import Form from 'next/form'
import { connection } from 'next/server'
import { findPopularSlug } from '@/lib/content/routes/popular-pages.ts'
import type { Openings } from '@/lib/content/stats/openings.ts'
import type { RouteShare, StatsReport } from '@/lib/content/stats/stats-contract.ts'
import {
  leadBars,
  readStatsPage,
  routeRanking,
  type StatsState,
  statsBars,
  statsCities,
} from '@/lib/content/stats/stats-page.ts'
import { instantOf } from '@/lib/core/dates.ts'
import { formatDate, formatNumber, getAge } from '@/lib/core/formats.ts'
import { site } from '@/lib/core/site.ts'
import { findAirport } from '@/lib/network/airports.ts'
import { pageAt } from '@/lib/pages/pages.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { LOAD_TIMEOUT_MS } from '@/lib/server/availability/answers.ts'
import { liveIndex } from '@/lib/server/availability/live-index.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { readOpenings, readStats } from '@/lib/server/stats/stats.ts'
import { absolute, JsonLd } from '../../shell/json-ld.tsx'
import { PageFrame } from '../../shell/page-frame.tsx'
import { BadParameters } from '../../ui/bad-parameters.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FigureBar } from '../../ui/figure-bar.tsx'
import { FigureList } from '../../ui/figure-list.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Panel } from '../../ui/panel.tsx'
import { allCabinOptions } from '../../ui/seats/cabins.ts'
import { programOptions } from '../../ui/seats/program-options.ts'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ShareChart, shareWords } from './share-chart.tsx'

const columns: readonly Column<RouteShare>[] = [
  { id: 'route', head: 'Route', cell: ({ from, to }) => <RouteName from={from} to={to} /> },
  { id: 'program', head: 'Points', cell: ({ program }) => programFacts[program].name },
  {
    id: 'share',
    head: 'Found a seat',
    end: true,
    cell: (route) => <FigureBar share={route.found / Math.max(1, route.looks)}>{shareWords(route)}</FigureBar>,
  },
  { id: 'looks', head: 'Checks', end: true, cell: ({ looks }) => formatNumber(looks) },
]

/** The routes where seats are found most and least often. */
function RouteRanking({ report }: { report: StatsReport }) {
  const { mostOften, leastOften } = routeRanking(report.byRoute)
  return (
    <div className="mt-12 grid gap-10 lg:grid-cols-2">
      <Ranking title="Routes where seats are easiest to find" rows={mostOften} />
      <Ranking title="Routes where seats are hardest to find" rows={leastOften} />
    </div>
  )
}

function Ranking({ title, rows }: { title: string; rows: readonly RouteShare[] }) {
  if (rows.length === 0) return null
  return (
    <section className="min-w-0">
      <h3 className="mb-3 text-16 font-semibold">{title}</h3>
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        keyOf={({ program, from, to }) => `${program} ${from} ${to}`}
      />
    </section>
  )
}

function RouteName({ from, to }: { from: string; to: string }) {
  const name = `${findAirport(from)?.city ?? from} to ${findAirport(to)?.city ?? to}`
  const slug = findPopularSlug(from, to)
  return (
    <span className="block min-w-36">{slug ? <TextLink href={`/popular-routes/${slug}`}>{name}</TextLink> : name}</span>
  )
}

type StatsViewProps = { params: Promise<Record<string, string | string[] | undefined>> }

/** The filters and the figures they apply to, rendered on the server. */
async function StatsView({ params }: StatsViewProps) {
  await connection()
  const { state, question, bad } = readStatsPage(await params)
  const report = await readStats(question, { ...liveIndex(), ...serverClock }, LOAD_TIMEOUT_MS)
  const openings = await readOpenings(adminFirestore()).catch((error: unknown) => {
    console.error('the openings could not be counted', error)
    return null
  })
  return (
    <>
      <StatsForm state={state} />
      <div className="mt-3">
        <BadParameters bad={bad} />
      </div>
      {report === null ? <NotLoaded /> : <Figures report={report} now={serverClock.now()} />}
      {openings ? <OpeningsChart openings={openings} /> : null}
    </>
  )
}

function NotLoaded() {
  return (
    <EmptyState title="Still loading">
      <p>We’re still loading our results. Reload the page in a moment.</p>
    </EmptyState>
  )
}

function Figures({ report, now }: { report: StatsReport; now: string }) {
  const { total, routes, dates, looked, sample } = report
  if (!dates || !looked) {
    return (
      <EmptyState title="Not checked yet">
        <p>We haven’t checked any routes that match. Try fewer filters.</p>
      </EmptyState>
    )
  }
  const { cabins, months, weekdays, leads, carriers } = statsBars(report)
  const age = (second: number) => getAge(instantOf(second), now).words
  return (
    <>
      <StatsData report={report} />
      <section aria-label="In short" className="mt-6 space-y-4">
        {sample ? <SampleBadge /> : null}
        <FigureList
          figures={[
            { label: 'Checks that found a seat', value: shareWords(total), note: `of ${formatNumber(total.looks)}` },
            { label: 'Routes checked', value: formatNumber(routes), note: 'each direction separately' },
            {
              label: 'Departures',
              value: formatDate(dates.first, 'plain'),
              note: `to ${formatDate(dates.last, 'plain')}`,
            },
            { label: 'Latest check', value: age(looked.newest), note: `the oldest ${age(looked.oldest)}` },
          ]}
        />
      </section>
      <h2 className="mt-10 mb-6 text-20 font-semibold tracking-tight">How often did we find a seat?</h2>
      <div className="gap-x-10 lg:columns-2">
        <ShareChart title="By cabin" bars={cabins} />
        <ShareChart title="By airline" note="Non-stop flights, 100 checks or more." bars={carriers} />
        <ShareChart title="By month of departure" bars={months} />
        <ShareChart title="By weekday of departure" bars={weekdays} />
        <ShareChart title="By time to departure" note="From the check to the flight." bars={leads} />
      </div>
      <RouteRanking report={report} />
    </>
  )
}

/** When seats opened on the most wanted routes, counting only dates for which an earlier check found none. */
function OpeningsChart({ openings: { byLead, unknown, sample } }: { openings: Openings }) {
  const [first] = byLead
  return (
    <PageSection
      title="When do seats open?"
      lead="On the most popular routes, for dates where one check found no seats and a later one did."
    >
      {first ? (
        <ShareChart
          title="Time to departure when the seat opened"
          note={`${formatNumber(first.looks)} dates and cabins. ${formatNumber(unknown)} more already had seats when we first checked.`}
          bars={leadBars(byLead)}
        />
      ) : (
        <p className="max-w-prose text-16 text-muted">
          Not known yet: {formatNumber(unknown)} dates and cabins already had seats when we first checked. This fills in
          as we check routes again.
        </p>
      )}
      {sample ? (
        <p className="mt-3">
          <SampleBadge />
        </p>
      ) : null}
    </PageSection>
  )
}

/** The filters, as a plain form that works before any script has loaded. */
function StatsForm({ state }: { state: StatsState }) {
  const cities = statsCities().map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <Panel>
      <Form
        action="/reward-availability-stats"
        className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1fr_auto]"
      >
        <ChoiceField
          id="stats-program"
          name="program"
          label="Program"
          value={state.program}
          any="Both programs"
          options={programOptions}
        />
        <ChoiceField
          id="stats-cabin"
          name="cabin"
          label="Cabin"
          value={state.cabin}
          any="Every cabin"
          options={allCabinOptions}
        />
        <ChoiceField id="stats-from" name="from" label="From" value={state.from} any="Anywhere" options={cities} />
        <ChoiceField id="stats-to" name="to" label="To" value={state.to} any="Anywhere" options={cities} />
        <Button kind="primary" type="submit" className="lg:min-h-11">
          Show
        </Button>
      </Form>
    </Panel>
  )
}

type StatsPageProps = { params: Promise<Record<string, string | string[] | undefined>> }

/** The statistics page: figures read at request time, followed by fixed text. */
export function StatsPage({ params }: StatsPageProps) {
  return (
    <PageFrame path="/reward-availability-stats">
      <StatsView params={params} />
      <PageSection title="How do we count?">
        <ul className="max-w-prose list-disc space-y-2 pl-5 text-16">
          <li>
            One check is one route in one direction, one future date and one cabin. Only the latest check of each
            counts.
          </li>
          <li>A check found a seat if there was at least one reward seat, non-stop or with a connection.</li>
          <li>Airlines are counted on non-stop flights, on routes and cabins where we’ve ever found their seats.</li>
          <li>
            How far ahead is the time from the check to departure. When seats opened is counted separately, from dates
            where one check found none and a later one did.
          </li>
          <li>
            We check the routes members search most, so these averages aren’t the averages of everything airlines
            release.
          </li>
          <li>These figures refresh every ten minutes. The checks behind them are as old as shown above.</li>
        </ul>
      </PageSection>
    </PageFrame>
  )
}

const path = '/reward-availability-stats'

/** Structured data about the figures: what was counted, over which departures and where to download them. */
export function StatsData({ report: { dates, looked, sample } }: { report: StatsReport }) {
  if (!dates || !looked) return null
  const { title, summary } = pageAt(path)
  const creator = { '@type': 'Organization', name: site.name, url: absolute('/') }
  const dataset = {
    '@type': 'Dataset',
    name: sample ? `${title} (sample data)` : title,
    description: `${summary} The share of checks of a route, date and cabin that found at least one reward seat.${sample ? ' Sample data.' : ''}`,
    url: absolute(path),
    creator,
    isAccessibleForFree: true,
    dateModified: new Date(looked.newest * 1000).toISOString(),
    temporalCoverage: `${dates.first}/${dates.last}`,
    spatialCoverage: 'Airports served by Qantas, Virgin Australia and their partners',
    variableMeasured: 'Share of checks that found a reward seat',
    distribution: [{ '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: absolute('/api/stats') }],
  }
  return <JsonLd graph={[dataset]} />
}
