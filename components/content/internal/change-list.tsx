import type { EndedRoute, PlannedRoute } from '@/lib/network/route-changes.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { CarrierTags } from '../../ui/seats/carrier-tags.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Routes outside the table, each with what is known and where it was read. */
export function ChangeList({ title, changes }: { title: string; changes: readonly (EndedRoute | PlannedRoute)[] }) {
  if (changes.length === 0) return null
  return (
    <PageSection title={title}>
      <ul className="divide-y divide-line border-y border-line">
        {changes.map((change) => (
          <li
            key={`${change.from}${change.to}${change.carrier}`}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5 text-14"
          >
            <span className="font-mono font-medium">
              {change.to ? `${change.from}–${change.to}` : `all from ${change.from}`}
            </span>
            <CarrierTags codes={change.carrier.split('/')} />
            <span>{change.when}</span>
            {'note' in change && change.note ? <span className="text-muted">{change.note}</span> : null}
            <span className="text-muted">
              {change.sources[0] ? (
                <TextLink href={change.sources[0]}>source</TextLink>
              ) : (
                'general knowledge, no source'
              )}
            </span>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
