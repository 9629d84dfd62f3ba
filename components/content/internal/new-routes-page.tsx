import { connection } from 'next/server'
import { finderLink } from '@/lib/calculators/finder-link.ts'
import { readDate } from '@/lib/content/internal/read-values.ts'
import { localDateOf } from '@/lib/core/clock.ts'
import { addDays } from '@/lib/core/dates.ts'
import { formatDate } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { type EndedRoute, type PlannedRoute, routeChanges } from '@/lib/network/route-changes.ts'
import type { Route } from '@/lib/network/routes.ts'
import type { PagePath } from '@/lib/pages/pages.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { controlStyle, Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { CarrierTags } from '../../ui/seats/carrier-tags.tsx'
import { RouteLine } from '../../ui/seats/route-line.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { InternalTool, QuestionForm, type SearchValues } from './tool-page.tsx'

type NewRoutesPageProps = { path: PagePath; program: Program; values: SearchValues }

/** The page on routes added to and removed from a program's route table since a given day. */
export function NewRoutesPage(props: NewRoutesPageProps) {
  return (
    <InternalTool path={props.path}>
      <NewRoutes {...props} />
    </InternalTool>
  )
}

async function NewRoutes({ path, program, values }: NewRoutesPageProps) {
  await connection()
  const today = localDateOf(serverClock.now())
  const since = readDate(await values, 'since', addDays(today, -365))
  const { added, upcoming, planned, ended, undated, asOf } = routeChanges(program, since, today)
  return (
    <>
      <QuestionForm path={path}>
        <Field id="since" label="Since">
          <input
            key={since}
            id="since"
            name="since"
            type="date"
            defaultValue={since}
            max={today}
            className={controlStyle(null)}
          />
        </Field>
      </QuestionForm>
      <PageSection
        title={`Added since ${formatDate(since, 'plain')}`}
        lead={`From the route list of ${formatDate(asOf, 'plain')}. ${undated} routes without a known start date are left out.`}
      >
        {added.length > 0 ? (
          <DataTable caption="Routes added" columns={getColumns(program)} rows={added} keyOf={({ id }) => id} />
        ) : (
          <Notice kind="info">No new routes since then.</Notice>
        )}
      </PageSection>
      {upcoming.length > 0 ? (
        <PageSection title="Still to start">
          <DataTable caption="Routes to come" columns={getColumns(program)} rows={upcoming} keyOf={({ id }) => id} />
        </PageSection>
      ) : null}
      <ChangeList title="Announced, no date yet" changes={planned} />
      <ChangeList title={`Ended since ${formatDate(since, 'plain')}`} changes={ended} />
    </>
  )
}

function getColumns(program: Program): readonly Column<Route>[] {
  return [
    { id: 'route', head: 'Route', cell: ({ from, to }) => <RouteLine from={from} to={to} via={[]} /> },
    { id: 'carrier', head: 'Airline', cell: ({ carrier }) => <CarrierTags codes={[carrier]} /> },
    { id: 'started', head: 'First day', cell: ({ started }) => <span className="whitespace-nowrap">{started}</span> },
    { id: 'cabins', head: 'Cabins', cell: ({ cabins }) => cabins.join(' ') },
    { id: 'season', head: 'Season', cell: ({ season }) => season ?? 'all year' },
    { id: 'sure', head: 'How sure', cell: ({ confidence }) => confidence },
    {
      id: 'seats',
      head: 'Seats',
      cell: ({ from, to }) => <TextLink href={finderLink(program, { from, to })}>Find</TextLink>,
    },
  ]
}

/** A list of routes outside the table, each with what is known about it and the source. */
function ChangeList({ title, changes }: { title: string; changes: readonly (EndedRoute | PlannedRoute)[] }) {
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
              {change.sources[0] ? <TextLink href={change.sources[0]}>source</TextLink> : 'unconfirmed'}
            </span>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
