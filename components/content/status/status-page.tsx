import { connection } from 'next/server'
import { Suspense } from 'react'
import type { RefreshRun } from '@/lib/availability/refresh-run.ts'
import { countCheckedInDay, type Freshness, isLate, measureFreshness } from '@/lib/content/status/freshness.ts'
import { type Incident, incidentParts, incidentStateNames } from '@/lib/content/status/incident.ts'
import { formatInstant, formatNumber, getAge } from '@/lib/core/formats.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import type { Read } from '@/lib/server/last-good.ts'
import { type MailStatus, readStatus } from '@/lib/server/status/read-status.ts'
import { PageFrame } from '../../shell/page-frame.tsx'
import { Chip } from '../../ui/chip.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { FigureList } from '../../ui/figure-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The age of the data, one row per program and source. */
function DataAges({ ages, now }: { ages: readonly Freshness[] | null; now: string }) {
  if (ages === null) return <NotRead />
  const columns: readonly Column<Freshness>[] = [
    { id: 'program', head: 'Program', cell: ({ program }) => programFacts[program].name },
    {
      id: 'source',
      head: 'Source',
      cell: ({ source, sample }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {source}
          {sample ? <SampleBadge /> : null}
        </span>
      ),
    },
    {
      id: 'newest',
      head: 'Latest check',
      cell: ({ newestAt }) =>
        newestAt ? (
          <time dateTime={newestAt} title={formatInstant(newestAt)} className="whitespace-nowrap">
            {getAge(newestAt, now).words}
          </time>
        ) : (
          'never'
        ),
    },
    {
      id: 'fresh',
      head: 'Within a day',
      end: true,
      cell: (age) => `${formatNumber(countCheckedInDay(age))} of ${formatNumber(age.routes)} routes`,
    },
    { id: 'failing', head: 'Last check failed', end: true, cell: ({ failing }) => formatNumber(failing) },
    {
      id: 'state',
      head: 'State',
      cell: (age) => (isLate(age) ? <span className="font-semibold text-warn">late</span> : 'fresh'),
    },
  ]
  return (
    <DataTable
      caption="Age of results"
      columns={columns}
      rows={ages}
      keyOf={({ program, source }) => program + source}
    />
  )
}

/** The status page: what is fresh, late or failing, read at request time or, if that fails, as last read. */
export function StatusPage() {
  return (
    <PageFrame path="/status">
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <StatusNow />
      </Suspense>
    </PageFrame>
  )
}

async function StatusNow() {
  await connection()
  const { now, ledgers, run, alerts, mail, incidents } = await readStatus()
  const ages = ledgers?.value.map((ledger) => measureFreshness(ledger, now)) ?? null
  const open = incidents?.value.filter(({ resolvedAt }) => resolvedAt === null) ?? []
  const late = [
    ...(ages?.some(isLate) ? ['seats'] : []),
    ...((alerts?.value.late ?? 0) + (mail?.value.late ?? 0) > 0 ? ['messages'] : []),
  ]
  const silent = [ledgers, run, alerts, mail, incidents].some(
    (part) => part === null || (part.readAt !== now && isOld(part.readAt, now)),
  )
  return (
    <>
      <div role="status" className="space-y-3">
        <Overall open={open.length} late={late} silent={silent} />
      </div>
      <IncidentList incidents={incidents?.value ?? null} />
      <PageSection
        title="Seats"
        lead="How old our results are, by program and source. A source counts as late after a day without a check."
      >
        <DataAges ages={ages} now={now} />
      </PageSection>
      <PageSection title="Automatic refreshes" lead="Last scheduled refresh.">
        <RunFigures run={run} now={now} />
      </PageSection>
      <PageSection
        title="Messages"
        lead="Alerts to members, and email between visitors and our team. A message counts as late after 10 minutes."
      >
        <MailFigures alerts={alerts} mail={mail} now={now} />
      </PageSection>
    </>
  )
}

/** Whether a part was read more than two minutes ago, which is longer than it is cached on purpose. */
function isOld(readAt: string, now: string): boolean {
  return Date.parse(now) - Date.parse(readAt) > 120_000
}

function Overall({ open, late, silent }: { open: number; late: readonly string[]; silent: boolean }) {
  if (silent) {
    return (
      <Notice kind="danger">
        Our database isn’t responding right now. Calculators and articles work; searches, alerts and log-in may not.
        Below is the last status we could read.
      </Notice>
    )
  }
  if (open > 0)
    return <Notice kind="warn">{open === 1 ? 'One incident is open.' : `${open} incidents are open.`}</Notice>
  if (late.length > 0) return <Notice kind="warn">Working, but running late: {late.join(' and ')}.</Notice>
  return <Notice kind="info">Everything is working and on time.</Notice>
}

/** The latest run of the refresh. */
function RunFigures({ run, now }: { run: Read<RefreshRun | null> | null; now: string }) {
  if (run === null) return <NotRead />
  if (run.value === null) return <Notice kind="info">No refresh yet.</Notice>
  const { endedAt, steps, stopped, due } = run.value
  const failed = steps.filter(({ outcome }) => outcome === 'failed').length
  return (
    <FigureList
      figures={[
        { label: 'Ended', value: getAge(endedAt, now).words },
        { label: 'Routes checked', value: steps.length, note: `${due} ${due === 1 ? 'was' : 'were'} due` },
        { label: 'Failed', value: failed },
        {
          label: 'Finished',
          value: stopped === null ? 'yes' : 'no',
          note: stopped === null ? null : 'stopped early',
        },
      ]}
    />
  )
}

type MailFiguresProps = { alerts: Read<MailStatus> | null; mail: Read<MailStatus> | null; now: string }

/** Whether messages are being sent. */
function MailFigures({ alerts, mail, now }: MailFiguresProps) {
  return (
    <div className="space-y-6">
      <MailStatusFigures title="Alerts" status={alerts} now={now} />
      <MailStatusFigures title="Forms and chat" status={mail} now={now} />
    </div>
  )
}

function MailStatusFigures({ title, status, now }: { title: string; status: Read<MailStatus> | null; now: string }) {
  return (
    <div>
      <h3 className="mb-2 text-16 font-semibold">{title}</h3>
      {status === null ? (
        <NotRead />
      ) : (
        <FigureList
          figures={[
            {
              label: 'Last sent',
              value: status.value.lastSentAt ? getAge(status.value.lastSentAt, now).words : 'none yet',
            },
            { label: 'Late', value: status.value.late },
            { label: 'Not delivered', value: status.value.dead, note: 'being looked into by our team' },
          ]}
        />
      )}
    </div>
  )
}

/** The incidents: what went wrong, which parts of the site are affected and the current state; open ones first. */
function IncidentList({ incidents }: { incidents: readonly Incident[] | null }) {
  return (
    <PageSection title="Incidents">
      {incidents === null ? <NotRead /> : null}
      {incidents?.length === 0 ? <p className="text-16 text-muted">No incidents.</p> : null}
      <ul className="space-y-4">
        {(incidents ?? []).map((incident) => (
          <li key={incident.id}>
            <OneIncident incident={incident} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

function OneIncident({
  incident: { title, body, parts, state, startedAt, resolvedAt, updates },
}: {
  incident: Incident
}) {
  return (
    <Panel>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-16 font-semibold wrap-anywhere">{title}</h3>
        <p className={`text-14 font-semibold ${resolvedAt === null ? 'text-warn' : 'text-muted'}`}>
          {incidentStateNames[state]}
        </p>
      </div>
      <p className="mt-1 text-12 text-muted">
        Since <time dateTime={startedAt}>{formatInstant(startedAt)}</time>
        {resolvedAt ? (
          <>
            , resolved <time dateTime={resolvedAt}>{formatInstant(resolvedAt)}</time>
          </>
        ) : null}
      </p>
      <p className="mt-3 max-w-prose text-16 wrap-anywhere whitespace-pre-wrap">{body}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        {parts.map((part) => (
          <Chip key={part}>{incidentParts[part]}</Chip>
        ))}
      </p>
      {updates.length > 0 ? (
        <ol className="mt-4 space-y-3 border-l border-line pl-4">
          {updates.toReversed().map(({ at, state: then, text }) => (
            <li key={at} className="text-14">
              <p className="text-12 text-muted">
                {incidentStateNames[then]}, <time dateTime={at}>{formatInstant(at)}</time>
              </p>
              <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
            </li>
          ))}
        </ol>
      ) : null}
    </Panel>
  )
}

/** Shown instead of figures that haven't been read from the database since this server started. */
function NotRead() {
  return <Notice kind="warn">We couldn’t load this. Reload the page in a minute.</Notice>
}
