import type { Program } from '@/lib/core/program.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { writeFinder } from '@/lib/search/finder-state.ts'
import { placeWords } from '../../search/place-words.ts'
import Link from '../../ui/link.tsx'
import { popularRoutes } from '../../ui/seats/popular-routes.ts'
import { RouteLine } from '../../ui/seats/route-line.tsx'

/** Routes to start from, both programs side by side, set as a departure board. */
export function PopularBoard() {
  return (
    <section aria-labelledby="popular">
      <h2 id="popular" className="text-28 font-semibold tracking-tight">
        Start from a route
      </h2>
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <Board program="qantas" />
        <Board program="velocity" />
      </div>
    </section>
  )
}

function Board({ program }: { program: Program }) {
  const { points, pages } = programFacts[program]
  return (
    <div className="overflow-hidden rounded-2xl border border-line bg-card">
      <h3 className="px-5 py-3 text-14 font-semibold">With {points}</h3>
      <ul>
        {popularRoutes[program].map(({ from, to }) => (
          <li key={from + to} className="border-t border-line">
            <Link
              href={`${pages.finder}?${writeFinder({ from: [from], to: [to] })}`}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-5 py-2 -outline-offset-2 hover:bg-paper"
            >
              <RouteLine from={from} to={to} via={[]} />
              <span className="truncate text-14 text-muted">
                {placeWords([from])} to {placeWords([to])}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
