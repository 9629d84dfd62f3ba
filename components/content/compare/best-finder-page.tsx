import { comparedTools, getDateRange } from '@/lib/content/compare/compared-tools.ts'
import { formatDate } from '@/lib/core/formats.ts'
import type { PagePath } from '@/lib/pages/pages.ts'
import { PageFrame } from '../../shell/page-frame.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ToolsTable } from './tools-table.tsx'

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
