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
        The panel, with invented seats. It is the same on every page.
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
          <Prose title="What it does">
            <p>
              On the {airline} booking pages below it reads the route and the days from the page's own address or search
              form, asks Pointsward for the reward seats seen on those days and three days either side, and shows the
              six cheapest in a panel in the corner: day, cabin, seats, points, charges, miles for 1,000 points, and how
              old the look is. A link opens the same question in the finder.
            </p>
            <ul>
              {extensionHosts[program].map(({ address, when }) => (
                <li key={address}>
                  <span className="font-mono text-14">{address}</span>: {when}
                </li>
              ))}
            </ul>
          </Prose>
          <Prose title="What it may see">
            <p>
              It asks your browser for no permission but to run on those pages. No tabs, no history, no storage, no
              other site. It sends two airports, the days and the number of travellers, without cookies and without the
              page's address; no name, no membership number, nothing of the booking.
            </p>
            <p>
              It asks as somebody signed out, so it sees {daysAhead} days ahead and {seats}{' '}
              {seats === 1 ? 'seat' : 'seats'} on a flight. When that leaves something out, the panel says so, and the
              finder shows what your plan sees.
            </p>
          </Prose>
          <Prose title="What it does not do">
            <p>
              It does not book, click, fill in or change anything on the page, and does not say what the airline has
              right now: it shows what was last seen, with its age. Pointsward is not affiliated with {airline}.
            </p>
          </Prose>
        </div>
        <ExtensionPicture program={program} />
      </div>
      <InstallSteps />
      <p className="mt-6 text-14 text-muted">
        The same archive works for both airlines:{' '}
        <TextLink href={words[other].path}>what it does on {words[other].airline} bookings</TextLink>.
      </p>
    </PageFrame>
  )
}

function InstallSteps() {
  return (
    <PageSection
      title="Install it"
      lead="It is not in an extension store, so you load it by hand: in Chrome, Edge, Brave and other browsers built on Chromium, on a computer."
    >
      <ol className="max-w-prose list-decimal space-y-2 pl-5 text-16">
        <li>Download the archive and unpack it into a folder you keep.</li>
        <li>
          Open the browser's page of extensions, <span className="font-mono text-14">chrome://extensions</span>, and
          switch on Developer mode.
        </li>
        <li>Choose "Load unpacked" and the folder.</li>
        <li>Open a booking page with a route and a date. To remove it, press Remove on the same page.</li>
      </ol>
      <p className="mt-5">
        <a href="/downloads/pointsward-extension.zip" download className={buttonStyle('primary')}>
          Download the extension
        </a>
      </p>
    </PageSection>
  )
}
