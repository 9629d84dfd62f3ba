import type { ReactNode } from 'react'
import type { Program } from '@/lib/core/program.ts'
import { type PagePath, pageAt } from '@/lib/pages/pages.ts'
import { writeFinder } from '@/lib/search/finder-state.ts'
import Link from '../ui/link.tsx'
import { popularRoutes } from '../ui/seats/popular-routes.ts'
import { RouteLine } from '../ui/seats/route-line.tsx'
import { placeWords } from './place-words.ts'
import { SeatFinder } from './seat-finder.tsx'
import type { Preset } from './use-finder-state.ts'

type FinderPageProps = {
  program: Program
  path: PagePath
  preset?: Preset
  /** What this door says about its own seats, below the search. */
  children?: ReactNode
}

/** A finder's whole page: heading, search, answer. */
export function FinderPage({ program, path, preset, children }: FinderPageProps) {
  const page = pageAt(path)
  return (
    <div className="mx-auto max-w-[76rem] px-4 pt-8 sm:px-6 lg:pt-12 min-h-dvh">
      <h1 className="text-28 font-semibold tracking-tight">{page.title}</h1>
      <p className="mt-1 mb-6 text-16 text-muted">{page.summary}</p>
      <SeatFinder program={program} preset={preset} start={<StartState program={program} path={path} />} />
      {children}
    </div>
  )
}

/** Before the first search: routes to start with, each one click away. */
function StartState({ program, path }: { program: Program; path: PagePath }) {
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
