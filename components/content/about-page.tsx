import { formatDate } from '@/lib/core/formats.ts'
import { howSure, surenessNames } from '@/lib/core/provenance.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { allTables, type RegisteredTable } from '@/lib/programs/registry.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { SampleBadge } from '../ui/seats/sample-badge.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { Prose, Reading } from './reading.tsx'

const describeOwner = (program: RegisteredTable['program']) =>
  program === 'network' ? 'Network' : program === 'cards' ? 'Cards' : programFacts[program].name

/** The number of tables at each level of confidence, as bars. */
function SurenessBars({ tables }: { tables: readonly RegisteredTable[] }) {
  const rows = [...new Set(tables.map(howSure))].map((sure) => ({
    name: surenessNames[sure],
    count: tables.filter((table) => howSure(table) === sure).length,
  }))
  return (
    <ul className="figures my-4 max-w-xl space-y-2 text-14">
      {rows
        .sort((a, b) => b.count - a.count)
        .map(({ name, count }) => (
          <li key={name} className="grid grid-cols-[10rem_1fr_2.5rem] items-center gap-x-3">
            <span>{name}</span>
            <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2.5 w-full">
              <rect width="100" height="8" className="fill-seats-0" />
              <rect width={(100 * count) / tables.length} height="8" className="fill-seats-3" />
            </svg>
            <span className="text-right font-semibold">{count}</span>
          </li>
        ))}
    </ul>
  )
}

/** Every table in use, oldest first, because old figures are the likeliest to have changed. */
function TablesByConfidence({ tables }: { tables: readonly RegisteredTable[] }) {
  const rows = [...tables].sort((a, b) => (a.asOf < b.asOf ? -1 : 1))
  return (
    <section aria-labelledby="tables">
      <h2 id="tables" className="mb-1.5 text-20 font-semibold tracking-tight">
        How sure are the figures?
      </h2>
      <p className="max-w-prose text-16 text-muted">
        An old date doesn’t make a figure wrong, but check those first. Each page links the sources of its tables.
      </p>
      <SurenessBars tables={tables} />
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 font-medium text-accent underline underline-offset-4">
          All {tables.length} tables, oldest first
        </summary>
        <DataTable
          caption="Tables behind the figures"
          rows={rows}
          stacks={3}
          keyOf={({ program, id }) => `${program} ${id}`}
          columns={[
            { id: 'title', head: 'Table', cell: ({ title }) => title },
            { id: 'program', head: 'Program', cell: ({ program }) => describeOwner(program) },
            { id: 'asOf', head: 'As of', cell: ({ asOf }) => <time dateTime={asOf}>{formatDate(asOf, 'plain')}</time> },
            { id: 'confidence', head: 'How sure', cell: (table) => surenessNames[howSure(table)] },
            { id: 'sources', head: 'Sources', end: true, cell: ({ sources }) => sources.length },
            { id: 'missing', head: 'Gaps', end: true, cell: ({ missing }) => missing.length },
          ]}
        />
      </details>
    </section>
  )
}

/** The About page: who the site is for, who answers, where its data comes from, how sure it is, what the site isn't. */
export function AboutPage() {
  const tables = allTables()
  const current = tables.filter((table) => table.current)
  return (
    <PageFrame path="/about">
      <Reading contents={parts}>
        <Prose id="for" title="Who is Pointsward for?">
          <p>
            You, if you collect Qantas or Velocity points and want to fly on them. Seats open and close every day, the
            price depends on which airline operates the flight, and the taxes and charges can cost more than a sale
            fare. We put a whole year of seats, points and charges on one screen, for both Australian programs.
          </p>
        </Prose>
        <Prose id="answers" title="Who answers when you write?">
          <p>
            One of us. We read every message, every review and every report of a wrong figure.{' '}
            <TextLink href="/contact">Write to us</TextLink>, or let us{' '}
            <TextLink href="/points-booking-service">search a trip for you</TextLink>.
          </p>
        </Prose>
        <Prose id="money" title="How do we make money?">
          <p>
            Members pay for <TextLink href="/pricing">plans</TextLink>. Everything you can do as a guest stays free:
            every calculator, every seat map and part of the finder. No one pays to appear here, or to appear first.
          </p>
        </Prose>
        <Prose id="seats" title="Where do the seats come from?">
          <p>
            Every result names its source and shows when it was checked. Unchecked days are marked as unchecked, not as
            sold out. We never call cached results live: live search is separate.
          </p>
          <p>
            You’re seeing sample data on real routes until a live source is connected. It always carries this badge:{' '}
            <SampleBadge />
          </p>
        </Prose>
        <Prose id="not" title="What isn’t it?">
          <ul>
            <li>Not an airline, and not affiliated with any airline or loyalty program.</li>
            <li>Not a travel agent: you book with the airline.</li>
            <li>Not a guarantee: a seat can go between our check and your booking.</li>
          </ul>
        </Prose>
        <Prose id="figures" title="Where do the figures come from?">
          <p>
            Every figure has a date and its sources. If an airline hasn’t published one we say so, and never guess.
            Found a wrong one? <TextLink href="/contact">Tell us</TextLink> which page it’s on. Follow changes in our{' '}
            <a
              href="/feed.xml"
              className="rounded-sm font-medium text-accent underline underline-offset-4 hover:text-ink"
            >
              feed
            </a>
            .
          </p>
        </Prose>
        <TablesByConfidence tables={current} />
      </Reading>
    </PageFrame>
  )
}

const parts = [
  { id: 'for', title: 'Who it’s for' },
  { id: 'answers', title: 'Who answers' },
  { id: 'money', title: 'How we make money' },
  { id: 'seats', title: 'Where seats come from' },
  { id: 'not', title: 'What it isn’t' },
  { id: 'figures', title: 'Where figures come from' },
  { id: 'tables', title: 'How sure they are' },
]
