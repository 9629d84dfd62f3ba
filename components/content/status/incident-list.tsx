import { type Incident, incidentParts, incidentStateNames } from '@/lib/content/status/incident.ts'
import { formatInstant } from '@/lib/core/formats.ts'
import { Chip } from '../../ui/chip.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Panel } from '../../ui/panel.tsx'
import { NotRead } from './not-read.tsx'

/** What went wrong, what of the site it touches, and how it stands; open ones first. */
export function IncidentList({ incidents }: { incidents: readonly Incident[] | null }) {
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
