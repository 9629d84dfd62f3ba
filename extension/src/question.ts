import { type Cabin, cabins } from '../../lib/core/cabin.ts'
import { addDays } from '../../lib/core/dates.ts'
import { programFacts } from '../../lib/programs/program-facts.ts'
import type { Journey } from './journey.ts'

/** Days before and after the requested ones that are also searched. */
const around = 3
/** Rows per answer, enough to put those on the requested days first. */
const taken = 60

/** Returns the parameters of the journey for any request. */
function toParams({ program, from, to, seats }: Journey, chosen: readonly Cabin[]): Record<string, string> {
  return {
    program,
    from: from.join(','),
    to: to.join(','),
    cabins: chosen.join(','),
    seats: String(seats),
  }
}

/** Returns the address of the search in some cabins, for the requested days and those around them. */
export function searchAddress(origin: string, journey: Journey, chosen: readonly Cabin[]): string {
  const params = new URLSearchParams({
    ...toParams(journey, chosen),
    start: addDays(journey.start, -around),
    end: addDays(journey.end, around),
    take: String(taken),
    sort: 'points',
    // Leaves it out of the member's searches.
    keep: '0',
  })
  return `${origin}/api/search?${params}`
}

/** Returns the address of the coverage of the requested days: checked, not checked yet, not covered, or failed. */
export function coverageAddress(origin: string, journey: Journey, chosen: readonly Cabin[]): string {
  const params = new URLSearchParams({ ...toParams(journey, chosen), start: journey.start, end: journey.end })
  return `${origin}/api/coverage?${params}`
}

/** Returns the cabins to search first: the one the page shows, or all. */
export const firstCabins = ({ cabin }: Journey): readonly Cabin[] => (cabin === null ? cabins : [cabin])

/** Returns the address of the same search in the site's finder. */
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

/** Returns the address of the alert form with the requested days filled in. */
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
