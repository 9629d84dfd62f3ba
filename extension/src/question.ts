import { type Cabin, cabins } from '../../lib/core/cabin.ts'
import { addDays } from '../../lib/core/dates.ts'
import { programFacts } from '../../lib/programs/program-facts.ts'
import type { Journey } from './journey.ts'

/** Days beside the asked ones that are searched, too. */
const around = 3
/** Rows of one answer: enough to put those of the asked days first. */
const taken = 60

/** What names the journey in every question to the site. `keep` off: it leaves no entry in the member's searches. */
function toParams({ program, from, to, seats }: Journey, chosen: readonly Cabin[]): Record<string, string> {
  return {
    program,
    from: from.join(','),
    to: to.join(','),
    cabins: chosen.join(','),
    seats: String(seats),
    keep: '0',
  }
}

/** The search for the asked days and those beside them, in some cabins. */
export function searchAddress(origin: string, journey: Journey, chosen: readonly Cabin[]): string {
  const params = new URLSearchParams({
    ...toParams(journey, chosen),
    start: addDays(journey.start, -around),
    end: addDays(journey.end, around),
    take: String(taken),
    sort: 'points',
  })
  return `${origin}/api/search?${params}`
}

/** What is known of the asked days themselves: checked, not checked yet, not covered, failed. */
export function coverageAddress(origin: string, journey: Journey, chosen: readonly Cabin[]): string {
  const params = new URLSearchParams({ ...toParams(journey, chosen), start: journey.start, end: journey.end })
  return `${origin}/api/coverage?${params}`
}

/** The cabins asked for first: the one that is looked at, or all. */
export const firstCabins = ({ cabin }: Journey): readonly Cabin[] => (cabin === null ? cabins : [cabin])

/** The same question on the site. */
export function finderAddress(origin: string, journey: Journey): string {
  const params = new URLSearchParams({
    from: journey.from.join(','),
    to: journey.to.join(','),
    when: `${addDays(journey.start, -around)}..${addDays(journey.end, around)}`,
    ...(journey.cabin === null ? {} : { cabins: journey.cabin }),
    ...(journey.seats > 1 ? { seats: String(journey.seats) } : {}),
  })
  return `${origin}${programFacts[journey.program].pages.finder}?${params}`
}

/** The alert form with the asked days filled in. */
export function alertAddress(origin: string, journey: Journey): string {
  const params = new URLSearchParams({
    program: journey.program,
    from: journey.from.join(','),
    to: journey.to.join(','),
    cabins: firstCabins(journey).join(','),
    ...(journey.seats > 1 ? { seats: String(journey.seats) } : {}),
    start: journey.start,
    end: journey.end,
  })
  return `${origin}/alerts?new&${params}`
}
