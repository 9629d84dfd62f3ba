import { comparedTools, getDateRange, ourselves } from '@/lib/content/compare/compared-tools.ts'
import { type ComparedTool, type ToolColumn, toolColumns } from '@/lib/content/data/other-tools.ts'
import { formatDate } from '@/lib/core/formats.ts'
import type { Fact } from '@/lib/core/provenance.ts'
import type { PagePath } from '@/lib/pages/pages.ts'
import { PageFrame } from '../../shell/page-frame.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { SourceLine } from '../../ui/source-line.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { OurWords } from '../our-words.tsx'

type Task = { want: string; use: string; href: PagePath; or: string | null }

/** What people want, which of our pages does it, and when another tool is better or needed as well. */
const tasks: readonly Task[] = [
  {
    want: 'One route, a year of days',
    use: 'Qantas reward seat finder',
    href: '/qantas/reward-seat-finder',
    or: 'Always confirm on the airline’s own site before you book.',
  },
  {
    want: 'The same, with Velocity Points',
    use: 'Velocity reward seat finder',
    href: '/virgin-australia/reward-seat-finder',
    or: null,
  },
  {
    want: 'Anywhere your points reach',
    use: 'Where can I go',
    href: '/qantas/where-can-i-go-points',
    or: null,
  },
  {
    want: 'Several airlines on one reward',
    use: 'oneworld Classic Reward builder',
    href: '/qantas/oneworld-classic-reward-finder',
    or: 'It checks the rules and the seats; you book with the airline.',
  },
  { want: 'Status credits', use: 'Status run builder', href: '/qantas/status-run', or: null },
  {
    want: 'How likely you are to find a seat',
    use: 'Availability statistics',
    href: '/reward-availability-stats',
    or: null,
  },
  {
    want: 'Points in American or European programs too',
    use: 'Compare tools',
    href: '/alternatives',
    or: 'seats.aero and point.me search far more programs than we do.',
  },
]

/** The page on which finder to use for what, followed by every tool side by side. */
export function BestFinderPage() {
  const tools = comparedTools()
  const { oldest, newest } = getDateRange(tools)
  return (
    <PageFrame path="/best-reward-seat-finder">
      <section aria-labelledby="tasks">
        <h2 id="tasks" className="text-20 font-semibold tracking-tight">
          Which tool should I use?
        </h2>
        <dl className="mt-4 grid gap-px overflow-hidden rounded-2xl border border-line bg-line sm:grid-cols-2">
          {tasks.map(({ want, use, href, or }) => (
            <div key={want} className="bg-card px-4 py-3.5 sm:px-5 sm:odd:last:col-span-2">
              <dt className="text-14 text-muted">{want}</dt>
              <dd className="mt-0.5 text-16">
                <TextLink href={href}>{use}</TextLink>
              </dd>
              {or ? <dd className="mt-1 text-14 text-muted">{or}</dd> : null}
            </div>
          ))}
        </dl>
      </section>
      <PageSection
        title="Side by side"
        lead={`Other tools’ details are from sources dated ${formatDate(oldest, 'plain')} to ${formatDate(newest, 'plain')}; prices are in US dollars and may have changed.`}
      >
        <ToolsTable tools={tools} />
      </PageSection>
      <PageSection title="How do I choose?">
        <ul className="max-w-prose list-disc space-y-2 pl-5 text-16">
          <li>Most tools show cached results, including Qantas’ own Flight Reward Finder. Check how old they are.</li>
          <li>Confirm the seat with the airline before you transfer points. You can’t undo a transfer.</li>
          <li>
            If you only have Qantas or Velocity points, choose a tool that knows their prices, charges and release
            dates. If you have points in other programs too, choose one that searches them all.
          </li>
        </ul>
      </PageSection>
    </PageFrame>
  )
}

const heads: Record<ToolColumn, string> = {
  programs: 'Programs',
  window: 'How far ahead',
  price: 'Price',
  alerts: 'Alerts',
}

const cell = 'align-top max-lg:block max-lg:px-4 max-lg:pb-3 lg:border-t lg:border-line lg:px-4 lg:py-3.5'

/** Every tool with its confirmed facts. On narrow screens each row becomes a block, so nothing scrolls sideways. */
function ToolsTable({ tools }: { tools: readonly ComparedTool[] }) {
  return (
    <div className="overflow-hidden rounded-2xl border border-line bg-card">
      <table className="w-full border-separate border-spacing-0 text-left text-14 max-lg:block">
        <caption className="sr-only">Tools that find reward seats, side by side</caption>
        <thead className="max-lg:sr-only">
          <tr className="text-12 text-muted">
            <th scope="col" className="w-56 px-5 py-3 font-normal">
              Tool
            </th>
            {toolColumns.map((column) => (
              <th key={column} scope="col" className="px-4 py-3 font-normal">
                {heads[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          <OurRow />
          {tools.map((tool) => (
            <ToolRow key={tool.id} tool={tool} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function OurRow() {
  const { name, kind, cells } = ourselves
  return (
    <tr className="bg-paper max-lg:block">
      <th scope="row" className={`${cell} max-lg:pt-4 lg:pl-5`}>
        <span className="font-semibold">{name}</span>
        <span className="block font-normal text-muted">{kind}</span>
      </th>
      {toolColumns.map((column) => (
        <td key={column} className={cell}>
          <ColumnName column={column} />
          {cells[column].map((text) => (
            <p key={text}>
              <OurWords text={text} />
            </p>
          ))}
        </td>
      ))}
    </tr>
  )
}

function ToolRow({ tool: { name, address, kind, page, facts } }: { tool: ComparedTool }) {
  // On narrow screens, where the columns are stacked, these are listed in one line.
  const unconfirmed = toolColumns.filter((column) => facts[column].length === 0).map((c) => heads[c].toLowerCase())
  return (
    <tr className="max-lg:block max-lg:border-t max-lg:border-line">
      <th scope="row" className={`${cell} max-lg:pt-4 lg:pl-5`}>
        {address ? <TextLink href={address}>{name}</TextLink> : name}
        <span className="block font-normal text-muted">{kind}</span>
        {page ? (
          <span className="block font-normal">
            <TextLink href={page}>Full comparison</TextLink>
          </span>
        ) : null}
      </th>
      {toolColumns.map((column) => (
        <td key={column} className={`${cell} ${facts[column].length === 0 ? 'max-lg:hidden' : ''}`}>
          <ColumnName column={column} />
          <Facts facts={facts[column]} />
        </td>
      ))}
      {unconfirmed.length > 0 ? (
        <td className="block px-4 pb-3 text-muted lg:hidden">Not confirmed: {unconfirmed.join(', ')}</td>
      ) : null}
    </tr>
  )
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return <p className="text-muted">Not confirmed</p>
  return (
    <div className="space-y-2">
      {facts.map((fact) => (
        <div key={fact.text}>
          <p>{fact.text}</p>
          <SourceLine {...fact} />
        </div>
      ))}
    </div>
  )
}

/** A column's name, shown on narrow screens, where the columns are stacked. */
function ColumnName({ column }: { column: ToolColumn }) {
  return (
    <span aria-hidden="true" className="mb-0.5 block text-12 text-muted lg:hidden">
      {heads[column]}
    </span>
  )
}
