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
        Every table, oldest first
      </h2>
      <p className="mb-4 max-w-prose text-16 text-muted">
        An old date doesn’t make a figure wrong, but check those first. Each page links the sources of its tables.
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
        <Prose title="What is Pointsward for?">
          <p>
            Points are easy to collect and hard to spend well. Seats open and close every day, the price depends on
            which airline operates the flight, and the taxes and charges can cost more than a sale fare. Pointsward puts
            a whole year of seats, points and charges on one screen, for both Australian programs: Qantas Frequent Flyer
            and Virgin Australia Velocity.
          </p>
        </Prose>
        <Prose title="Where do the seats come from?">
          <p>
            Every result names its source and shows when it was checked. Unchecked days are marked as unchecked, not as
            sold out. We never call cached results live: live search is separate.
          </p>
          <p>
            You’re seeing sample data on real routes until a live source is connected. It always carries this badge:{' '}
            <SampleBadge />
          </p>
        </Prose>
        <Prose title="Where do the figures come from?">
          <p>
            Every figure has a date and its sources. If an airline hasn’t published one we say so, and never guess.{' '}
            <TextLink href="#tables">Every table</TextLink> is at the end of this page. Follow changes in our{' '}
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
                label: 'Known gaps',
                value: String(current.reduce((sum, { missing }) => sum + missing.length, 0)),
              },
            ]}
          />
        </Prose>
        <Prose title="What isn’t it?">
          <ul>
            <li>Not an airline, and not affiliated with any airline or loyalty program.</li>
            <li>Not a travel agent: you book with the airline.</li>
            <li>Not a guarantee: a seat can go between our check and your booking.</li>
            <li>Not an ad: no one pays to appear here, or to appear first.</li>
          </ul>
        </Prose>
        <Prose title="How do we make money?">
          <p>
            Members pay for <TextLink href="/pricing">plans</TextLink>. Everything you can do as a guest stays free:
            every calculator, every seat map and part of the finder.
          </p>
          <p>
            Found a wrong figure? <TextLink href="/contact">Tell us</TextLink>which page it’s on.
          </p>
        </Prose>
        <TablesByConfidence tables={current} />
      </div>
    </PageFrame>
  )
}
