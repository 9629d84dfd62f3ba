import { formatDate } from '@/lib/core/formats.ts'
import { howSure, surenessNames } from '@/lib/core/provenance.ts'
import { allTables, type RegisteredTable } from '@/lib/programs/registry.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { FigureList } from '../ui/figure-list.tsx'
import { SampleBadge } from '../ui/seats/sample-badge.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { Prose } from './prose.tsx'

const programs = { qantas: 'Qantas', velocity: 'Velocity', network: 'Network', cards: 'Cards' } as const

/** Every table in use, oldest first: where a figure may have changed since. */
function TablesByConfidence({ tables }: { tables: readonly RegisteredTable[] }) {
  const rows = [...tables].sort((a, b) => (a.asOf < b.asOf ? -1 : 1))
  return (
    <section aria-labelledby="tables">
      <h2 id="tables" className="mb-1.5 text-20 font-semibold tracking-tight">
        The tables, oldest first
      </h2>
      <p className="mb-4 max-w-prose text-16 text-muted">
        An old date does not make a figure wrong, but it is where to look first. The pages that use a table link its
        sources.
      </p>
      <DataTable
        caption="Tables behind the figures"
        rows={rows}
        stacks={3}
        keyOf={({ program, id }) => `${program} ${id}`}
        columns={[
          { id: 'title', head: 'Table', cell: ({ title }) => title },
          { id: 'program', head: 'Program', cell: ({ program }) => programs[program] },
          { id: 'asOf', head: 'As of', cell: ({ asOf }) => <time dateTime={asOf}>{formatDate(asOf, 'plain')}</time> },
          { id: 'confidence', head: 'How sure', cell: (table) => surenessNames[howSure(table)] },
          { id: 'sources', head: 'Sources', end: true, cell: ({ sources }) => sources.length },
          { id: 'missing', head: 'Gaps', end: true, cell: ({ missing }) => missing.length },
        ]}
      />
    </section>
  )
}

/** How the site works: where seats and figures come from, how sure each is, and what the site is not. */
export function AboutPage() {
  const tables = allTables()
  const current = tables.filter((table) => table.current)
  return (
    <PageFrame path="/about">
      <div className="space-y-12">
        <Prose title="What it is for">
          <p>
            Points are easy to collect and hard to spend well. Seats open and close by the day, the price depends on who
            flies you, and the cash part can cost more than a sale fare. Pointsward puts the seats, the points and the
            charges of a whole year on one screen, for the two Australian programs: Qantas Frequent Flyer and Virgin
            Australia Velocity.
          </p>
        </Prose>
        <Prose title="Where the seats come from">
          <p>
            Availability comes from a source that each row names. We store what it saw and when, and show the age of
            every look. A day nobody has looked at is not drawn as a day without seats. Stored seats are never called
            live; live search is a mode of its own.
          </p>
          <p>
            Until a source is connected, the site shows a built-in world over the real network, so that everything can
            be tried. Wherever it is shown it carries this badge, and its answers say so, too: <SampleBadge />
          </p>
        </Prose>
        <Prose title="Where the figures come from">
          <p>
            Points, charges and rules stand in tables, each with the date it holds for and the pages it was read in. A
            figure that nobody has published is shown as "not published". We do not guess one.{' '}
            <TextLink href="#tables">Every table</TextLink> stands at the end of this page. What changed comes as a{' '}
            <a
              href="/feed.xml"
              className="rounded-sm font-medium text-accent underline underline-offset-4 hover:text-ink"
            >
              feed
            </a>
            .
          </p>
          <FigureList
            figures={[
              { label: 'Tables in use', value: String(current.length) },
              { label: 'Kept for older booking dates', value: String(tables.length - current.length) },
              {
                label: 'Gaps named in them',
                value: String(current.reduce((sum, { missing }) => sum + missing.length, 0)),
              },
            ]}
          />
        </Prose>
        <Prose title="What it is not">
          <ul>
            <li>Not an airline, and not affiliated with one or with any loyalty program.</li>
            <li>Not a travel agent: seats are booked with the airline.</li>
            <li>No promise that a seat is still there. Between our look and yours somebody may have taken it.</li>
            <li>No advertising, and nobody pays to be shown or to be shown first.</li>
          </ul>
        </Prose>
        <Prose title="How it is paid for">
          <p>
            By members, on the <TextLink href="/pricing">plans</TextLink>. Everything a guest can do stays free: every
            calculator, every seat map, and a window of the finder.
          </p>
          <p>
            Found a wrong figure? <TextLink href="/contact">Tell us</TextLink>, and say which page you read it on.
          </p>
        </Prose>
        <TablesByConfidence tables={current} />
      </div>
    </PageFrame>
  )
}
