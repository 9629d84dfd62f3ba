import { finderLink } from '@/lib/calculators/finder-link.ts'
import type { RoutePage } from '@/lib/content/routes/route-page.ts'
import { type Program, programs } from '@/lib/core/program.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { SeatsSeen } from '../../calculators/fly/seats-seen.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** The same route in both programs, side by side: days with seats, the first of them, and its price. */
export function RouteSeats({ page }: { page: RoutePage }) {
  return (
    <PageSection
      title="Seats of the coming days"
      lead={`Both programs side by side, ${getPlanLimits('guest', 'qantas').daysAhead} days ahead for visitors and as far as your plan sees once you are signed in.`}
    >
      <div className="grid gap-8 xl:grid-cols-2">
        {programs.map((program) => (
          <ProgramSeats key={program} program={program} page={page} />
        ))}
      </div>
    </PageSection>
  )
}

function ProgramSeats({ program, page }: { program: Program; page: RoutePage }) {
  const { pair, ways, fromCity, toCity } = page
  const { points } = programFacts[program]
  const { from, to } = pair
  return (
    <section className="min-w-0" aria-label={`Seats with ${points}`}>
      <h3 className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-16 font-semibold">
        {points}
        {ways[program].length > 0 ? (
          <span className="text-14 font-normal">
            <TextLink href={finderLink(program, { from, to })}>All days and flights</TextLink>
          </span>
        ) : null}
      </h3>
      {ways[program].length > 0 ? (
        <SeatsSeen program={program} from={from} to={to} names={`${fromCity} to ${toCity}, ${points}`} />
      ) : (
        <p className="rounded-2xl border border-line bg-card p-4 text-16 text-muted">
          {points} book no flight from {fromCity} to {toCity}, non-stop or with one stop, in the network we know.
        </p>
      )}
    </section>
  )
}
