import type { RefreshRun } from '@/lib/availability/refresh-run.ts'
import { ageOf } from '@/lib/core/formats.ts'
import type { Read } from '@/lib/server/last-good.ts'
import type { MailStanding } from '@/lib/server/status/read-status.ts'
import { FigureList } from '../../ui/figure-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NotRead } from './not-read.tsx'

/** The newest run of the refresh. */
export function RunFigures({ run, now }: { run: Read<RefreshRun | null> | null; now: string }) {
  if (run === null) return <NotRead />
  if (run.value === null) return <Notice kind="info">No run has been made yet.</Notice>
  const { endedAt, steps, stopped, due } = run.value
  const failed = steps.filter(({ outcome }) => outcome === 'failed').length
  return (
    <FigureList
      figures={[
        { label: 'Ended', value: ageOf(endedAt, now).words },
        { label: 'Routes looked at', value: steps.length, note: `${due} were due` },
        { label: 'Failed', value: failed },
        {
          label: 'Came to its end',
          value: stopped === null ? 'yes' : 'no',
          note: stopped === null ? null : 'it broke off early',
        },
      ]}
    />
  )
}

type MailFiguresProps = { alerts: Read<MailStanding> | null; letters: Read<MailStanding> | null; now: string }

/** Whether messages go out. */
export function MailFigures({ alerts, letters, now }: MailFiguresProps) {
  return (
    <div className="space-y-6">
      <Standing title="Alerts" standing={alerts} now={now} />
      <Standing title="Forms and chat" standing={letters} now={now} />
    </div>
  )
}

function Standing({ title, standing, now }: { title: string; standing: Read<MailStanding> | null; now: string }) {
  return (
    <div>
      <h3 className="mb-2 text-16 font-semibold">{title}</h3>
      {standing === null ? (
        <NotRead />
      ) : (
        <FigureList
          figures={[
            {
              label: 'Last sent',
              value: standing.value.lastSentAt ? ageOf(standing.value.lastSentAt, now).words : 'none yet',
            },
            { label: 'Late', value: standing.value.late },
            { label: 'Given up', value: standing.value.dead, note: 'looked at by a person' },
          ]}
        />
      )}
    </div>
  )
}
