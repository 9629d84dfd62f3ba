import { cheapestPoints } from '@/lib/calculators/fly/qantas-pages.ts'
import { findQantasPair } from '@/lib/calculators/fly/qantas-slugs.ts'
import { extensionHosts } from '@/lib/content/data/extension.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { priceVelocityReward } from '@/lib/programs/velocity/reward-seat.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { buttonStyle } from '../ui/button.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { SampleBadge } from '../ui/seats/sample-badge.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { Prose } from './prose.tsx'

const [economy, , business] = cheapestPoints(findQantasPair('sydney', 'singapore')?.ways ?? [])
const domestic = priceVelocityReward({ from: 'SYD', to: 'MEL', carrier: 'VA', cabin: 'Y', bookedOn: '2026-11-20' })
const lowest = domestic.status === 'published' ? domestic.points.low : null
const points = (table: number | null | undefined) => (table ? `${formatNumber(table)} points` : 'points not published')

const samples = {
  qantas: {
    route: 'SYD to SIN',
    lines: [
      { what: 'Tue 8 Dec, Economy, 1 seat', cost: `SYD-SIN, ${points(economy)}` },
      { what: 'Wed 9 Dec, Business, 1 seat', cost: `SYD-SIN, ${points(business)}` },
    ],
  },
  velocity: {
    route: 'SYD to MEL',
    lines: [
      { what: 'Mon 7 Dec, Economy, 1 seat', cost: `SYD-MEL, ${points(lowest)}` },
      { what: 'Thu 10 Dec, Business, 1 seat', cost: `SYD-MEL, ${points(null)}` },
    ],
  },
} as const

/** The panel as it stands in the corner of a booking page, over an invented day. */
function ExtensionPicture({ program }: { program: Program }) {
  const { route, lines } = samples[program]
  return (
    <figure className="max-lg:mt-10">
      <div className="rounded-2xl border border-line bg-seats-0 p-4 pt-24">
        <div className="ml-auto rounded-xl border border-edge bg-card px-4 pb-3 text-14 shadow-lg">
          <p className="py-3 font-semibold">Pointsward, {route}</p>
          <SampleBadge />
          <ul className="mt-2">
            {lines.map(({ what, cost }) => (
              <li key={what} className="figures border-t border-line py-2">
                <span className="block font-semibold">{what}</span>
                <span className="block">{cost}</span>
                <span className="block text-12 text-muted">charges not published, seen 3 h ago</span>
              </li>
            ))}
          </ul>
          <p className="font-semibold text-accent">Open in the finder</p>
        </div>
      </div>
      <figcaption className="mt-2 text-12 text-muted">
        The panel, with sample seats. It looks the same on every page.
      </figcaption>
    </figure>
  )
}

const words = {
  qantas: { path: '/qantas/extension', airline: 'Qantas', other: 'velocity' },
  velocity: { path: '/virgin-australia/extension', airline: 'Virgin Australia', other: 'qantas' },
} as const

/** What the browser extension does on one airline's pages, what it may see, and how to install it. */
export function ExtensionPage({ program }: { program: Program }) {
  const { path, airline, other } = words[program]
  const { daysAhead, seats } = getPlanLimits('guest', program)
  return (
    <PageFrame path={path}>
      <div className="items-start gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="space-y-10">
          <Prose title="What does it do?">
            <p>
              On the {airline} booking pages below, it reads your route and dates, finds reward seats on those dates and
              three days either side, and shows the six cheapest in a corner of the page: day, cabin, seats, points,
              charges, miles per 1,000 points and when we checked. One tap opens the same search in the finder.
            </p>
            <ul>
              {extensionHosts[program].map(({ address, when }) => (
                <li key={address}>
                  <span className="font-mono text-14">{address}</span>: {when}
                </li>
              ))}
            </ul>
          </Prose>
          <Prose title="What can it see?">
            <p>
              It only runs on those pages: no tabs, no history, no other sites. It sends us two airports, your dates and
              the number of travellers, with no cookies, names, membership numbers or booking details.
            </p>
            <p>
              Results are limited to the guest plan: {daysAhead} days ahead and {seats} {seats === 1 ? 'seat' : 'seats'}{' '}
              per flight. If there’s more, the panel says so and the finder shows everything in your plan.
            </p>
          </Prose>
          <Prose title="What doesn’t it do?">
            <p>
              It doesn’t book, click, fill in or change anything on the page. Results are cached, not live, so confirm
              on the page itself. Pointsward is not affiliated with {airline}.
            </p>
          </Prose>
        </div>
        <ExtensionPicture program={program} />
      </div>
      <InstallSteps />
      <p className="mt-6 text-14 text-muted">
        The same download works for both airlines: see{' '}
        <TextLink href={words[other].path}>what it does on {words[other].airline} bookings</TextLink>.
      </p>
    </PageFrame>
  )
}

function InstallSteps() {
  return (
    <PageSection
      title="How do I install it?"
      lead="It isn’t in an extension store yet, so you load it yourself, on a computer, in Chrome, Edge, Brave or another Chromium browser."
    >
      <ol className="max-w-prose list-decimal space-y-2 pl-5 text-16">
        <li>Download the file below and unzip it into a folder you’ll keep.</li>
        <li>
          Open your browser’s extensions page, <span className="font-mono text-14">chrome://extensions</span>, and turn
          on Developer mode.
        </li>
        <li>Choose "Load unpacked" and pick the folder.</li>
        <li>Open a booking page with a route and a date. To remove it, choose Remove on the extensions page.</li>
      </ol>
      <p className="mt-5">
        <a href="/downloads/pointsward-extension.zip" download className={buttonStyle('primary')}>
          Download the extension
        </a>
      </p>
    </PageSection>
  )
}
