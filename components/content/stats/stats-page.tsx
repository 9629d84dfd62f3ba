import { PageFrame } from '../../shell/page-frame.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { StatsView } from './stats-view.tsx'

type StatsPageProps = { params: Promise<Record<string, string | string[] | undefined>> }

/** The figures, read when the page is asked for, between what is always the same. */
export function StatsPage({ params }: StatsPageProps) {
  return (
    <PageFrame path="/reward-availability-stats">
      <StatsView params={params} />
      <PageSection title="How this is counted">
        <ul className="max-w-prose list-disc space-y-2 pl-5 text-16">
          <li>
            One look is one route in one direction, one departure date from today on, and one cabin that somebody looked
            at. Only the newest look at each counts.
          </li>
          <li>A look found a seat when at least one reward seat was there, non-stop or with a connection.</li>
          <li>
            Airlines are counted on non-stop flights, over the looks at routes and cabins where their seats were seen at
            all.
          </li>
          <li>
            How far ahead is the time from the look to the departure, so it mixes dates near and far as they stand now.
            When seats opened is counted apart, where a look found none and a later one did.
          </li>
          <li>
            Routes nobody looks at are not in here, and routes looked at most are wanted most: the average of all is not
            the average of what airlines offer.
          </li>
          <li>The figures are at most ten minutes old, the looks behind them as old as it says above.</li>
        </ul>
      </PageSection>
    </PageFrame>
  )
}
