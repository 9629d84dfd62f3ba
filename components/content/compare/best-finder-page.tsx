import { comparedTools, datesOf } from '@/lib/content/compare/compared-tools.ts'
import { formatDate } from '@/lib/core/formats.ts'
import type { PagePath } from '@/lib/pages/pages.ts'
import { PageFrame } from '../../shell/page-frame.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ToolsTable } from './tools-table.tsx'

type Task = { want: string; use: string; href: PagePath; or: string | null }

/** What people want, which page of ours does it, and where another tool is the better place. */
const tasks: readonly Task[] = [
  {
    want: 'One route, a year of days',
    use: 'Qantas reward seat finder',
    href: '/qantas/reward-seat-finder',
    or: 'The airline’s own search is the last word before you book.',
  },
  {
    want: 'The same with Velocity Points',
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
    or: 'It checks the rules and the seats; the airline books it.',
  },
  { want: 'Status credits', use: 'Status run builder', href: '/qantas/status-run', or: null },
  {
    want: 'How likely a seat is at all',
    use: 'Availability in figures',
    href: '/reward-availability-stats',
    or: null,
  },
  {
    want: 'Points in American or European programs too',
    use: 'Comparison of tools',
    href: '/alternatives',
    or: 'seats.aero and point.me search far more programs than we do.',
  },
]

/** Which finder for what, then every tool side by side. */
export function BestFinderPage() {
  const tools = comparedTools()
  const { oldest, newest } = datesOf(tools)
  return (
    <PageFrame path="/best-reward-seat-finder">
      <section aria-labelledby="tasks">
        <h2 id="tasks" className="text-20 font-semibold tracking-tight">
          Which one for what
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
        lead={`What others do is from sources dated ${formatDate(oldest, 'plain')} to ${formatDate(newest, 'plain')}; prices are in US dollars and may have changed. Not confirmed: no vendor document and no two independent readers said so.`}
      >
        <ToolsTable tools={tools} />
      </PageSection>
      <PageSection title="How to choose">
        <ul className="max-w-prose list-disc space-y-2 pl-5 text-16">
          <li>
            Most searches show what was seen before, the Flight Reward Finder of Qantas among them: look at how old it
            is.
          </li>
          <li>Before points are transferred, open the seat at the airline. A transfer cannot be taken back.</li>
          <li>
            With Qantas or Velocity points alone, a tool that knows their price tables, charges and release dates saves
            more time than one that searches many programs. With points in other programs too, it is the other way
            round.
          </li>
        </ul>
      </PageSection>
    </PageFrame>
  )
}
