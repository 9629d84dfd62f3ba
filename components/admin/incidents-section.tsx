import { type Incident, incidentParts, incidentStateNames } from '@/lib/content/status/incident.ts'
import { formatInstant } from '@/lib/core/formats.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { readRecentIncidents } from '@/lib/server/status/read-status.ts'
import { Panel } from '../ui/panel.tsx'
import { Fold, Moment, Nothing, Part } from './admin-section.tsx'
import { IncidentForm, IncidentNewsForm } from './incident-form.tsx'

/** Open incidents, and those of the last 30 days. */
export async function IncidentsSection() {
  const incidents = await readRecentIncidents(adminFirestore(), serverClock.now())
  return (
    <>
      <Part title="Open, and from the last 30 days" note="The status page shows them exactly as here.">
        {incidents.length === 0 ? <Nothing>No incidents in the last 30 days.</Nothing> : null}
        <ul className="space-y-3">
          {incidents.map((incident) => (
            <IncidentCard key={incident.id} incident={incident} />
          ))}
        </ul>
      </Part>
      <Part title="New incident">
        <Panel>
          <IncidentForm />
        </Panel>
      </Part>
    </>
  )
}

function IncidentCard({ incident }: { incident: Incident }) {
  const { id, title, body, parts, state, startedAt, updates } = incident
  return (
    <li className="rounded-lg border border-line bg-card p-3.5 text-14">
      <p className="font-medium wrap-anywhere">{title}</p>
      <p className="text-muted">
        {incidentStateNames[state]}, began <Moment at={startedAt} now={serverClock.now()} />;{' '}
        {parts.map((part) => incidentParts[part]).join(', ')}
      </p>
      <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">{body}</p>
      {updates.length > 0 ? (
        <ol className="mt-2 space-y-1 border-l-2 border-line pl-3">
          {updates.map((news) => (
            <li key={news.at}>
              <span className="text-12 text-muted">
                {formatInstant(news.at)}, {incidentStateNames[news.state]}
              </span>
              <span className="block whitespace-pre-line wrap-anywhere">{news.text}</span>
            </li>
          ))}
        </ol>
      ) : null}
      <Fold summary="Post an update">
        <IncidentNewsForm id={id} title={title} state={state} />
      </Fold>
      <Fold summary="Edit">
        <IncidentForm incident={incident} />
      </Fold>
    </li>
  )
}
