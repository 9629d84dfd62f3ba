import type { ReactNode } from 'react'
import { cabins } from '@/lib/core/cabin.ts'
import { type Audience, audiences } from '@/lib/core/plan.ts'
import type { Program } from '@/lib/core/program.ts'
import { pageAt } from '@/lib/pages/pages.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { type FinderPath, findFinder } from '@/lib/search/finder-paths.ts'
import { buttonStyle } from '../ui/button.tsx'
import { cabinDisplay } from '../ui/seats/cabins.ts'
import { FirstScreen } from './first-screen.tsx'
import { SeatFinder } from './seat-finder.tsx'

type FinderPageProps = {
  path: FinderPath
  /** What this finder says about its own seats, below the search. */
  children?: ReactNode
}

/** A finder's whole page: heading, search and answer. */
export function FinderPage({ path, children }: FinderPageProps) {
  const page = pageAt(path)
  const { program = 'qantas', preset = {} } = findFinder(path) ?? {}
  return (
    <div className="group/finder mx-auto max-w-[76rem] px-4 pt-8 sm:px-6 lg:pt-12 min-h-dvh">
      {/* On a phone the heading shrinks and the summary is hidden once there is an answer. */}
      <h1 className="text-28 font-semibold tracking-tight max-lg:group-has-data-asked/finder:mb-3 max-lg:group-has-data-asked/finder:text-20">
        {page.title}
      </h1>
      <p className="mt-1 mb-6 text-16 text-muted max-lg:group-has-data-asked/finder:hidden">{page.summary}</p>
      <PlainForm path={path} />
      <SeatFinder
        program={program}
        preset={preset}
        daysAhead={listDaysAhead(program)}
        start={<FirstScreen program={program} path={path} cabins={preset.cabins ?? cabins} />}
      />
      {children}
    </div>
  )
}

/** How far ahead each plan sees, in days. It is all the browser needs of the programs' tables. */
function listDaysAhead(program: Program): Record<Audience, number> {
  const days = audiences.map((plan) => [plan, getPlanLimits(plan, program).daysAhead] as const)
  return Object.fromEntries(days) as Record<Audience, number>
}

const field = 'mt-1 block h-11 w-full rounded-lg border border-edge bg-card px-3 text-16 text-ink'

/** The search for browsers without scripts: a plain HTML form, whose address the server answers with rows. */
function PlainForm({ path }: { path: FinderPath }) {
  return (
    <noscript>
      <form
        action={path}
        method="get"
        aria-label="Reward seat search"
        className="mb-6 grid gap-4 rounded-2xl border border-line bg-card p-4 text-14 sm:grid-cols-2 lg:grid-cols-5"
      >
        <label>
          From
          <input name="from" required maxLength={60} placeholder="Sydney or SYD" className={field} />
        </label>
        <label>
          To
          <input name="to" required maxLength={60} placeholder="Tokyo or TYO" className={field} />
        </label>
        <label>
          Month, or leave empty for any time
          <input name="when" type="month" placeholder="2027-03" className={field} />
        </label>
        <label>
          Seats
          <input name="seats" type="number" min={1} max={9} defaultValue={1} className={field} />
        </label>
        <label>
          Cabin
          <select name="cabins" className={field}>
            <option value="">Any cabin</option>
            {cabins.map((cabin) => (
              <option key={cabin} value={cabin}>
                {cabinDisplay[cabin].name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={buttonStyle('primary', 'sm:col-span-2 lg:col-span-5 lg:justify-self-start')}>
          Search seats
        </button>
      </form>
    </noscript>
  )
}
