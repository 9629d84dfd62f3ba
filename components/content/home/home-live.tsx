import { cacheLife } from 'next/cache'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { type HomeScreen, homePlaces, publishedRoutes } from '@/lib/content/home/home-screen.ts'
import { readHomeScreen } from '@/lib/server/availability/first-screen.ts'
import { HomeMapView } from './home-map-view.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { OpenedBoard } from './opened-board.tsx'
import { RouteCards } from './route-cards.tsx'
import { YearStrip } from './year-strip.tsx'

const minutes = 60
const hour = 3_600

/**
 * Reads what is open now: the same for every visitor and a few minutes old at most. Returns null during a build, so the
 * page is rendered again on the first request.
 */
async function findHomeScreen(): Promise<HomeScreen | null> {
  'use cache'
  const isBuild = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD
  const found = isBuild ? null : await readHomeScreen()
  cacheLife({ stale: 5 * minutes, revalidate: found ? 5 * minutes : 1, expire: hour })
  return found
}

/** One line with the year of the first route, for narrow screens, where the search takes up the first screen. */
export async function HomeLead() {
  const found = await findHomeScreen()
  const [route] = found?.routes ?? []
  if (route === undefined || route.months.length === 0) return null
  const { pair, months, days, squares } = route
  return (
    <div className="mb-5 flex items-end gap-4 sm:hidden">
      <p className="flex-1 text-12 text-muted">
        <span className="block text-14 font-semibold text-ink">
          {pair.from.name} to {pair.to.name}
        </span>
        Seats on {days} of the next {squares.length} days{found?.sample ? ', sample data' : ''}
      </p>
      <YearStrip months={months} label={`${pair.from.name} to ${pair.to.name}`} className="h-9 w-40" />
    </div>
  )
}

/** What is open: on the map, new this week and on popular routes, with how the site works in between. */
export async function HomeLive() {
  const found = await findHomeScreen()
  const routes = found && found.routes.length > 0 ? found.routes : publishedRoutes()
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-6">
        <HomeMapView
          places={found?.places ?? homePlaces()}
          daysAhead={found?.daysAhead ?? null}
          sample={found?.sample ?? false}
        />
        <OpenedBoard opened={found?.opened ?? null} routes={routes} sample={found?.sample ?? false} />
      </div>
      {found ? <HowItWorks found={found} /> : null}
      <RouteCards routes={routes} sample={found?.sample ?? false} />
    </>
  )
}
