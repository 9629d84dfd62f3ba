import { extensionHosts } from '@/lib/content/data/extension.ts'
import type { Program } from '@/lib/core/program.ts'
import { limitsOf } from '@/lib/programs/plan-limits.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { buttonStyle } from '../ui/button.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { ExtensionPicture } from './extension-picture.tsx'
import { Prose } from './prose.tsx'

const words = {
  qantas: { path: '/qantas/extension', airline: 'Qantas', other: 'velocity' },
  velocity: { path: '/virgin-australia/extension', airline: 'Virgin Australia', other: 'qantas' },
} as const

/** What the browser extension does on one airline's pages, what it may see, and how to install it. */
export function ExtensionPage({ program }: { program: Program }) {
  const { path, airline, other } = words[program]
  const { daysAhead, seats } = limitsOf('guest', program)
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
