import { findQantasPair } from '@/lib/calculators/fly/slugs.ts'
import { extensionHosts } from '@/lib/content/data/extension.ts'
import { countOf, formatNumber } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { priceVelocityReward } from '@/lib/programs/velocity/reward-seat.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { buttonStyle } from '../ui/button.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { cabinDisplay } from '../ui/seats/cabins.ts'
import { SampleBadge } from '../ui/seats/sample-badge.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { Prose } from './reading.tsx'

const nonStop = findQantasPair('sydney', 'singapore')?.routings.find(({ carriers }) => carriers.join() === 'QF')
const [economy, , business] = nonStop?.points ?? []
const domestic = priceVelocityReward({ from: 'SYD', to: 'MEL', carrier: 'VA', cabin: 'Y', bookedOn: '2026-11-20' })
const lowest = domestic.status === 'published' ? domestic.points.low : null
const points = (table: number | null | undefined) =>
  table ? `${formatNumber(table)} points` : 'points shown at booking'

const samples = {
  qantas: {
    route: 'SYD to SIN',
    groups: [
      { cabin: cabinDisplay.J.name, line: 'Wed 9 Dec, 1 seat', cost: `SYD-SIN, ${points(business)}` },
      { cabin: 'Other cabins', line: `Tue 8 Dec, ${cabinDisplay.Y.name}, 1 seat`, cost: `SYD-SIN, ${points(economy)}` },
    ],
  },
  velocity: {
    route: 'SYD to MEL',
    groups: [
      { cabin: cabinDisplay.J.name, line: 'Thu 10 Dec, 1 seat', cost: `SYD-MEL, ${points(null)}` },
      { cabin: 'Other cabins', line: `Mon 7 Dec, ${cabinDisplay.Y.name}, 1 seat`, cost: `SYD-MEL, ${points(lowest)}` },
    ],
  },
} as const

/** The extension's panel as it appears in the corner of a booking page, with an invented day. */
function ExtensionPicture({ program }: { program: Program }) {
  const { route, groups } = samples[program]
  return (
    <figure className="max-lg:mt-10">
      <div className="rounded-2xl border border-line bg-seats-0 p-4 pt-24">
        <div className="ml-auto rounded-xl border border-edge bg-card px-4 pb-3 text-14 shadow-lg">
          <p className="py-3 font-semibold">Pointsward, {route}</p>
          <SampleBadge />
          <dl className="mt-2">
            {groups.map(({ cabin, line, cost }) => (
              <div key={cabin} className="figures">
                <dt className="pt-1 pb-1 font-semibold">{cabin}</dt>
                <dd className="border-t border-line py-2">
                  <span className="block font-semibold">{line}</span>
                  <span className="block">{cost}</span>
                  <span className="block text-12 text-muted">taxes shown at booking, seen 3 h ago via Sample</span>
                </dd>
              </div>
            ))}
          </dl>
          <p className="font-semibold text-accent">Open in the finder</p>
          <p className="mt-3 border-t border-line pt-2 text-12 text-muted">Your Gold plan, to 16 Nov 2027.</p>
        </div>
      </div>
      <figcaption className="mt-2 text-12 text-muted">
        The panel with sample seats, after choosing business on the airline’s page.
      </figcaption>
    </figure>
  )
}

const words = {
  qantas: { path: '/qantas/extension', airline: 'Qantas', other: 'velocity' },
  velocity: { path: '/virgin-australia/extension', airline: 'Virgin Australia', other: 'qantas' },
} as const

/** The page on what the browser extension does on one airline's site, what it may see and how to install it. */
export function ExtensionPage({ program }: { program: Program }) {
  const { path, airline, other } = words[program]
  const { daysAhead, seats } = getPlanLimits('guest', program)
  return (
    <PageFrame path={path}>
      <div className="items-start gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="space-y-10">
          <Prose title="What does it do?">
            <p>
              On the {airline} booking pages below, it reads your route, dates and cabin, and shows reward seats in a
              corner of the page: the cabin you’re looking at first, then the others, with points, taxes, miles per
              1,000 points and when we checked. It also covers three days either side. One tap opens the same search in
              the finder.
            </p>
            <ul>
              {extensionHosts[program].map(({ address, when }) => (
                <li key={address}>
                  <span className="font-mono text-14">{address}</span>: {when}
                </li>
              ))}
            </ul>
            <p>
              If a date is empty, it says why: no seats when we checked, not checked yet, a route we don’t cover, a
              check that failed, or a date past your plan, with the plan that opens it.
            </p>
          </Prose>
          <Prose title="How do I use my own plan?">
            <p>
              Without an account it searches {daysAhead} days ahead for {countOf(seats, 'person', 'people')}. To search
              as far as your plan does, choose “Connect my plan” in the panel, create an access token on{' '}
              <TextLink href="/dashboard/account">your account page</TextLink> and paste it. Your password never goes
              into the extension, and you can disconnect or revoke the token any time.
            </p>
          </Prose>
          <Prose title="What can it see?">
            <p>
              It only runs on those pages: no tabs, no history, no other sites. It sends us the airports, your dates,
              the cabin and the number of travellers, and your token if you’ve connected. No cookies, names, membership
              numbers or booking details.
            </p>
            <p>
              Your token stays in your browser, out of reach of the airline’s pages. The extension asks for three
              things: to run on those pages, to ask Pointsward, and to store that token.
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
        One download works for both airlines: see{' '}
        <TextLink href={words[other].path}>what it does on {words[other].airline} bookings</TextLink>.
      </p>
    </PageFrame>
  )
}

const installs = [
  {
    browser: 'Chrome, Edge, Brave or another Chromium browser',
    button: 'Download for Chrome',
    archive: 'pointsward-chromium.zip',
    steps: [
      'Download the file below and unzip it into a folder you’ll keep.',
      'Open chrome://extensions (edge://extensions in Edge) and turn on Developer mode.',
      'Choose “Load unpacked” and pick the folder.',
      'Open a booking page with a route and a date. To uninstall, choose Remove on the extensions page.',
    ],
  },
  {
    browser: 'Firefox 142 or later',
    button: 'Download for Firefox',
    archive: 'pointsward-firefox.zip',
    steps: [
      'Download the file below. Leave it zipped.',
      'Open about:debugging#/runtime/this-firefox and choose “Load Temporary Add-on”.',
      'Pick the file and accept what it asks for.',
      'Open a booking page with a route and a date. Firefox drops the extension when it closes, so load it again then.',
    ],
  },
] as const

function InstallSteps() {
  return (
    <PageSection
      title="How do I install it?"
      lead="It isn’t in an extension store yet, so you load it yourself, on a computer. We’ve tested it in Chromium and in Firefox 153."
    >
      <div className="grid gap-8 lg:grid-cols-2">
        {installs.map(({ browser, button, archive, steps }) => (
          <section key={archive} aria-label={browser}>
            <h3 className="mb-2 font-semibold">{browser}</h3>
            <ol className="max-w-prose list-decimal space-y-2 pl-5 text-16">
              {steps.map((step) => (
                <li key={step} className="wrap-anywhere">
                  {step}
                </li>
              ))}
            </ol>
            <p className="mt-5">
              <a href={`/downloads/${archive}`} download className={buttonStyle('primary')}>
                {button}
              </a>
            </p>
          </section>
        ))}
      </div>
    </PageSection>
  )
}
