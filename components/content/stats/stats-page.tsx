import { PageFrame } from '../../shell/page-frame.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { StatsView } from './stats-view.tsx'

type StatsPageProps = { params: Promise<Record<string, string | string[] | undefined>> }

/** The figures, read when the page is asked for, between what is always the same. */
export function StatsPage({ params }: StatsPageProps) {
  return (
    <PageFrame path="/reward-availability-stats">
      <StatsView params={params} />
      <PageSection title="How do we count?">
        <ul className="max-w-prose list-disc space-y-2 pl-5 text-16">
          <li>
            One check is one route in one direction, one future date and one cabin. Only the latest check of each
            counts.
          </li>
          <li>A check found a seat if there was at least one reward seat, non-stop or with a connection.</li>
          <li>Airlines are counted on non-stop flights, on routes and cabins where we’ve ever found their seats.</li>
          <li>
            How far ahead is the time from the check to departure. When seats opened is counted separately, from dates
            where one check found none and a later one did.
          </li>
          <li>
            We check the routes members search most, so these averages aren’t the averages of everything airlines
            release.
          </li>
          <li>These figures refresh every ten minutes. The checks behind them are as old as shown above.</li>
        </ul>
      </PageSection>
    </PageFrame>
  )
}
