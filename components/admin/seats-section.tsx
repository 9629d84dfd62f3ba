import { type LateFault, latestFaults } from '@/lib/admin/latest-faults.ts'
import type { RefreshJob } from '@/lib/availability/refresh-plan.ts'
import type { RefreshRun } from '@/lib/availability/refresh-run.ts'
import { type Freshness, measureFreshness } from '@/lib/content/status/freshness.ts'
import { countOf, formatNumber } from '@/lib/core/formats.ts'
import { type AlertRun, readRuns, readSeatState } from '@/lib/server/admin/reads/runs.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { FigureList } from '../ui/figure-list.tsx'
import { Panel } from '../ui/panel.tsx'
import { Moment, Part, Rows, WideWords } from './admin-section.tsx'

const faultsShown = 25

/** How fresh the stored seats are, what failed, what the last runs did, and what will be checked next and why. */
export async function SeatsSection() {
  const [db, now] = [adminFirestore(), serverClock.now()]
  const [{ ledgers, queue }, runs] = await Promise.all([readSeatState(db, now), readRuns(db)])
  const faults = latestFaults(ledgers, faultsShown)
  return (
    <>
      <Part title="Freshness by provider">
        <DataTable
          caption="Freshness by provider"
          rows={ledgers.map((ledger) => measureFreshness(ledger, now))}
          keyOf={({ source, program }) => `${source} ${program}`}
          columns={freshnessColumns(now)}
        />
      </Part>
      <Part title="Latest failed checks">
        <Rows
          none="No checks have failed since the last success."
          caption="Latest failed checks"
          rows={faults}
          keyOf={({ source, program, route, at, days }) => `${source} ${program} ${route} ${at} ${days}`}
          columns={faultColumns(now)}
        />
      </Part>
      <Runs runs={runs} now={now} />
      <Part
        title="Next in line"
        {...(queue.due > 0 && {
          note: `${countOf(queue.due, 'route')} due; here are the ${queue.jobs.length} most urgent.`,
        })}
      >
        <Rows
          none="No routes are due."
          caption="Next in line"
          rows={queue.jobs}
          keyOf={formatRoute}
          columns={queueColumns}
        />
      </Part>
    </>
  )
}

function Runs({ runs, now }: { runs: Awaited<ReturnType<typeof readRuns>>; now: string }) {
  const { refreshes, alerts, night, matchingSince, waitingChanges } = runs
  return (
    <>
      <Part title="Ingest runs" note="Every 15 minutes, kept for 14 days.">
        <Rows
          none="No runs yet."
          caption="Ingest runs"
          rows={refreshes}
          keyOf={({ startedAt }) => startedAt}
          columns={refreshColumns(now)}
        />
      </Part>
      <Part title="Alert runs" note="Changes compared with alerts, kept for 14 days.">
        <Panel className="mb-3">
          <FigureList
            figures={[
              { label: 'Changes waiting', value: formatNumber(waitingChanges) },
              { label: 'Matching now', value: matchingSince ? <Moment at={matchingSince} now={now} /> : 'no' },
              {
                label: 'Plans against payments',
                value: night ? formatNumber(night.repaired) : 'not yet',
                note: night
                  ? `repaired of ${night.checked}; ${night.doubled} pay twice, ${night.failed} failed`
                  : undefined,
              },
            ]}
          />
        </Panel>
        <Rows
          none="No finished runs yet."
          caption="Alert runs"
          rows={alerts}
          keyOf={({ startedAt }) => startedAt}
          columns={alertColumns(now)}
        />
      </Part>
    </>
  )
}

const formatRoute = ({ program, from, to }: RefreshJob) => `${program} ${from}-${to}`
const mono = (text: string) => <span className="font-mono whitespace-nowrap">{text}</span>

const queueColumns: readonly Column<RefreshJob>[] = [
  { id: 'route', head: 'Route', cell: (job) => mono(`${job.from}-${job.to}`) },
  { id: 'program', head: 'Program', cell: ({ program }) => <span className="capitalize">{program}</span> },
  { id: 'urgency', head: 'Urgency', end: true, cell: ({ urgency }) => urgency.toFixed(1) },
  { id: 'why', head: 'Why', cell: ({ reason }) => <WideWords>{reason.text}</WideWords> },
]

const freshnessColumns = (now: string): readonly Column<Freshness>[] => [
  {
    id: 'source',
    head: 'Provider',
    cell: ({ source, sample }) => <WideWords>{`${source}${sample ? ' (sample)' : ''}`}</WideWords>,
  },
  { id: 'program', head: 'Program', cell: ({ program }) => <span className="capitalize">{program}</span> },
  { id: 'routes', head: 'Routes', end: true, cell: ({ routes }) => formatNumber(routes) },
  { id: 'fresh', head: 'Under 1 h', end: true, cell: ({ fresh }) => formatNumber(fresh) },
  { id: 'recent', head: 'Under 24 h', end: true, cell: ({ recent }) => formatNumber(recent) },
  { id: 'old', head: 'Older', end: true, cell: ({ old }) => formatNumber(old) },
  { id: 'never', head: 'Never', end: true, cell: ({ never }) => formatNumber(never) },
  { id: 'failing', head: 'Failing', end: true, cell: ({ failing }) => formatNumber(failing) },
  {
    id: 'newest',
    head: 'Newest check',
    cell: ({ newestAt }) => (newestAt ? <Moment at={newestAt} now={now} /> : 'never'),
  },
  {
    id: 'oldest',
    head: 'Oldest',
    cell: ({ oldest }) =>
      oldest ? (
        <>
          {mono(oldest.route)} <Moment at={oldest.at} now={now} />
        </>
      ) : (
        ''
      ),
  },
]

const faultColumns = (now: string): readonly Column<LateFault>[] => [
  { id: 'route', head: 'Route', cell: ({ route }) => mono(route) },
  { id: 'program', head: 'Program', cell: ({ program, source }) => `${program}, ${source}` },
  { id: 'fault', head: 'Error', cell: ({ fault }) => <WideWords>{fault}</WideWords> },
  { id: 'days', head: 'Days', cell: ({ days }) => days },
  { id: 'at', head: 'When', cell: ({ at }) => <Moment at={at} now={now} /> },
]

const sum = (run: RefreshRun, figure: 'openings' | 'closings') => run.steps.reduce((all, step) => all + step[figure], 0)
const failed = ({ steps }: RefreshRun) => steps.filter(({ outcome }) => outcome === 'failed').length

const refreshColumns = (now: string): readonly Column<RefreshRun>[] => [
  { id: 'at', head: 'Began', cell: ({ startedAt }) => <Moment at={startedAt} now={now} /> },
  { id: 'source', head: 'Provider', cell: ({ source }) => source.name },
  { id: 'looked', head: 'Checked', end: true, cell: ({ steps }) => formatNumber(steps.length) },
  { id: 'due', head: 'Were due', end: true, cell: ({ due }) => formatNumber(due) },
  { id: 'openings', head: 'Opened', end: true, cell: (run) => formatNumber(sum(run, 'openings')) },
  { id: 'closings', head: 'Closed', end: true, cell: (run) => formatNumber(sum(run, 'closings')) },
  { id: 'failed', head: 'Failed', end: true, cell: (run) => formatNumber(failed(run)) },
  { id: 'stopped', head: 'Ended early', cell: ({ stopped }) => stopped ?? 'no' },
]

const alertColumns = (now: string): readonly Column<AlertRun>[] => [
  { id: 'at', head: 'Began', cell: ({ startedAt }) => <Moment at={startedAt} now={now} /> },
  {
    id: 'took',
    head: 'Took',
    end: true,
    cell: ({ startedAt, endedAt }) => `${((Date.parse(endedAt) - Date.parse(startedAt)) / 1000).toFixed(1)}\u00a0s`,
  },
  { id: 'changes', head: 'Changes', end: true, cell: ({ changes }) => formatNumber(changes) },
  { id: 'alerts', head: 'Alerts compared', end: true, cell: ({ alerts }) => formatNumber(alerts) },
  { id: 'matched', head: 'Matched', end: true, cell: ({ matched }) => formatNumber(matched) },
  { id: 'messages', head: 'Messages', end: true, cell: ({ messages }) => formatNumber(messages) },
]
