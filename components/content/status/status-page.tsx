import { connection } from 'next/server'
import { Suspense } from 'react'
import { dataAge } from '@/lib/content/status/data-age.ts'
import { readStatus } from '@/lib/server/status/read-status.ts'
import { PageFrame } from '../../shell/page-frame.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DataAges } from './data-ages.tsx'
import { IncidentList } from './incident-list.tsx'
import { MailFigures, RunFigures } from './service-figures.tsx'

/** What is fresh, what is late, and what is wrong: read when the page is asked for, or as it was last read. */
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
  const { now, ledgers, run, alerts, letters, incidents } = await readStatus()
  const ages = ledgers?.value.map((ledger) => dataAge(ledger, now)) ?? null
  const open = incidents?.value.filter(({ resolvedAt }) => resolvedAt === null) ?? []
  const late = [
    ...(ages?.some((age) => age.late) ? ['seats'] : []),
    ...((alerts?.value.late ?? 0) + (letters?.value.late ?? 0) > 0 ? ['messages'] : []),
  ]
  const silent = [ledgers, run, alerts, letters, incidents].some(
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
        lead="How old the stored seats are, by program and source. A source that looked at nothing for a day is late."
      >
        <DataAges ages={ages} now={now} />
      </PageSection>
      <PageSection title="Looking for seats" lead="The last time stored seats were brought up to date by themselves.">
        <RunFigures run={run} now={now} />
      </PageSection>
      <PageSection
        title="Messages"
        lead="Alerts to members, and mail between visitors and the team. Ten minutes after its time a message is late."
      >
        <MailFigures alerts={alerts} letters={letters} now={now} />
      </PageSection>
    </>
  )
}

/** Longer than what is kept on purpose. */
function isOld(readAt: string, now: string): boolean {
  return Date.parse(now) - Date.parse(readAt) > 120_000
}

function Overall({ open, late, silent }: { open: number; late: readonly string[]; silent: boolean }) {
  if (silent) {
    return (
      <Notice kind="danger">
        The database does not answer at the moment. Calculators and articles work; searches, alerts and log-in may not.
        What stands below is what was last read.
      </Notice>
    )
  }
  if (open > 0)
    return <Notice kind="warn">{open === 1 ? 'One incident is open.' : `${open} incidents are open.`}</Notice>
  if (late.length > 0) return <Notice kind="warn">Working, but late: {late.join(' and ')}.</Notice>
  return <Notice kind="info">Everything works, and nothing is late.</Notice>
}
