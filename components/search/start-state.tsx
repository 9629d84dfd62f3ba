import Link from 'next/link'
import type { Program } from '@/lib/core/program.ts'
import type { PagePath } from '@/lib/pages/pages.ts'
import { writeFinder } from '@/lib/search/finder-state.ts'
import { popularRoutes } from '../ui/seats/popular-routes.ts'
import { RouteLine } from '../ui/seats/route-line.tsx'
import { placeWords } from './place-words.ts'

/** Before the first search: routes to start with, each one click away. */
export function StartState({ program, path }: { program: Program; path: PagePath }) {
  return (
    <section aria-labelledby="start-routes">
      <h2 id="start-routes" className="text-16 font-semibold">
        Or start from a route
      </h2>
      <ul className="mt-3 grid gap-px overflow-hidden rounded-2xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {popularRoutes[program].map(({ from, to }) => (
          <li key={from + to}>
            <Link
              href={`${path}?${writeFinder({ from: [from], to: [to] })}`}
              className="flex min-h-16 flex-col justify-center bg-card px-4 py-3 -outline-offset-2 hover:bg-seats-0"
            >
              <RouteLine from={from} to={to} via={[]} className="text-16" />
              <span className="text-14 text-muted">
                {placeWords([from])} to {placeWords([to])}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
