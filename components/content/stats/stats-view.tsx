import { connection } from 'next/server'
import type { StatsReport } from '@/lib/content/stats/report.ts'
import { statsBars } from '@/lib/content/stats/stats-bars.ts'
import { readStatsPage } from '@/lib/content/stats/stats-page-state.ts'
import { instantOf } from '@/lib/core/dates.ts'
import { ageOf, formatDate, formatNumber } from '@/lib/core/formats.ts'
import { LOAD_PATIENCE_MS } from '@/lib/server/availability/answers.ts'
import { liveIndex } from '@/lib/server/availability/live-index.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { readOpenings } from '@/lib/server/stats/read-openings.ts'
import { readStats } from '@/lib/server/stats/read-stats.ts'
import { BadParameters } from '../../ui/bad-parameters.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FigureList } from '../../ui/figure-list.tsx'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { OpeningsChart } from './openings-chart.tsx'
import { RouteRanking } from './route-ranking.tsx'
import { ShareChart, shareWords } from './share-chart.tsx'
import { StatsForm } from './stats-form.tsx'

type StatsViewProps = { params: Promise<Record<string, string | string[] | undefined>> }

/** The filters and the figures they narrow, drawn on the server. */
export async function StatsView({ params }: StatsViewProps) {
  await connection()
  const { state, question, bad } = readStatsPage(await params)
  const report = await readStats(question, { ...liveIndex(), ...serverClock }, LOAD_PATIENCE_MS)
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
      <p>The stored looks are not read yet, or the database does not answer. Reload the page in a moment.</p>
    </EmptyState>
  )
}

function Figures({ report, now }: { report: StatsReport; now: string }) {
  const { total, routes, dates, looked, sample } = report
  if (!dates || !looked) {
    return (
      <EmptyState title="Nobody has looked there">
        <p>No route that is looked at fits these filters. Widen them; it says nothing about seats.</p>
      </EmptyState>
    )
  }
  const { cabins, months, weekdays, leads, carriers } = statsBars(report)
  const age = (second: number) => ageOf(instantOf(second), now).words
  return (
    <>
      <section aria-label="In short" className="mt-6 space-y-4">
        {sample ? <SampleBadge /> : null}
        <FigureList
          figures={[
            { label: 'Looks that found a seat', value: shareWords(total), note: `of ${formatNumber(total.looks)}` },
            { label: 'Routes looked at', value: formatNumber(routes), note: 'each direction by itself' },
            {
              label: 'Departures',
              value: formatDate(dates.first, 'plain'),
              note: `to ${formatDate(dates.last, 'plain')}`,
            },
            { label: 'Newest look', value: age(looked.newest), note: `the oldest ${age(looked.oldest)}` },
          ]}
        />
      </section>
      <h2 className="mt-10 mb-6 text-20 font-semibold tracking-tight">How often a look found a seat</h2>
      <div className="gap-x-10 lg:columns-2">
        <ShareChart title="By cabin" bars={cabins} />
        <ShareChart title="By airline" note="Non-stop flights, 100 looks or more." bars={carriers} />
        <ShareChart title="By month of departure" bars={months} />
        <ShareChart title="By weekday of departure" bars={weekdays} />
        <ShareChart title="By time to departure" note="From the look to the flight." bars={leads} />
      </div>
      <RouteRanking report={report} />
    </>
  )
}
