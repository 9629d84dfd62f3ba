import { MAX_SEATS, seatsADay } from '@/lib/availability/own/own-limits.ts'
import { FRESH_HOURS, SIGHTING_HOURS, WITNESS_HOURS } from '@/lib/availability/own/shared-seats.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { PageFrame } from '../../shell/page-frame.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { ImportTool } from './import-tool.tsx'

/** The page where a member imports seats they saw on an airline's site, and what happens to them. */
export function ImportPage() {
  const { free, silver, gold } = seatsADay
  return (
    <PageFrame path="/import">
      <ImportTool />
      <PageSection title="How to save the file">
        <ol className="max-w-prose list-decimal space-y-1.5 pl-5 text-16">
          <li>
            On a computer, open the airline’s reward search, then your browser’s developer tools (F12) at the Network
            tab.
          </li>
          <li>Search the days you care about.</li>
          <li>In the Network tab choose “Save all as HAR”, or save one response as JSON.</li>
          <li>Drop the file above.</li>
        </ol>
        <p className="mt-3 max-w-prose text-14 text-muted">
          We read Qantas’s Flight Reward Finder, seats.aero responses, and tables or NDJSON in our own schema.
        </p>
      </PageSection>
      <PageSection title="What leaves your browser">
        <ul className="max-w-prose list-disc space-y-1.5 pl-5 text-16">
          <li>Only seats: route, date, cabin, number of seats, points, taxes, flights, and when you saw them.</li>
          <li>
            Never the file. Cookies, tokens, addresses, names and membership numbers stay on your computer: there is no
            field to send them in, and our server refuses anything else. Delete the file when you are done; it holds
            your log-in.
          </li>
        </ul>
      </PageSection>
      <PageSection title="What happens with your seats">
        <ul className="max-w-prose list-disc space-y-1.5 pl-5 text-16">
          <li>
            They show in your searches, marked “You saw this”, as far ahead and for as many people as your plan sees.
          </li>
          <li>Your alerts check them like any other seat. No one else sees them unless you share them.</li>
          <li>The newest check wins: if we check later and a seat is gone, we mark it.</li>
          <li>
            Up to {formatNumber(MAX_SEATS)} rows a file, and up to {formatNumber(free)}, {formatNumber(silver)} or{' '}
            {formatNumber(gold)} a day on Free, Silver or Gold.
          </li>
          <li>
            Remove a route or all of it here at any time. It’s included in your data export, and deleted with your
            account.
          </li>
        </ul>
      </PageSection>
      <PageSection title="Sharing with everyone">
        <ul className="max-w-prose list-disc space-y-1.5 pl-5 text-16">
          <li>When sharing is open, a box above the button lets you share what you keep. It’s never ticked for you.</li>
          <li>
            We check each seat first: a real flight, at the program’s published price, seen in the last {FRESH_HOURS}{' '}
            hours.
          </li>
          <li>
            Others see it only once a second person or our own check has found the same seat within {WITNESS_HOURS}{' '}
            hours. Your name never shows.
          </li>
          <li>
            Our own newer check always wins, and after {SIGHTING_HOURS} hours a shared seat goes by itself. Stop sharing
            at any time.
          </li>
        </ul>
      </PageSection>
    </PageFrame>
  )
}
