import type { Program } from '@/lib/core/program.ts'
import { limitsOf } from '@/lib/programs/plan-limits.ts'
import { PageSection } from '../../ui/page-section.tsx'

/** How the search works and how far each plan sees, in words. */
export function HowPlaces({ program }: { program: Program }) {
  const [free, gold] = [limitsOf('free', program), limitsOf('gold', program)]
  return (
    <PageSection title="How this works">
      <ul className="max-w-prose list-disc space-y-2 pl-5 text-16">
        <li>Every place is shown once, in the cabin that costs least, with the first day it was seen at that price.</li>
        <li>Points are for one adult, one way. With more people the balance is shared out evenly.</li>
        <li>
          Seats come from stored searches. Open a place in the finder for how old each look is, and book at the airline
          before you transfer points.
        </li>
        <li>
          A search covers {free.whereCanIGoDays} days at a time, up to {limitsOf('guest', program).daysAhead} days ahead
          for visitors and {free.daysAhead} with a free account; Silver and Gold cover {gold.whereCanIGoDays} days at a
          time, {gold.daysAhead} ahead.
        </li>
      </ul>
    </PageSection>
  )
}
