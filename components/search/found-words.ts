import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import { cabinNames, cabins } from '@/lib/core/cabin.ts'
import { countOf, formatNumber } from '@/lib/core/formats.ts'
import { getVerdict } from '@/lib/search/verdict.ts'

/** False if every requested day lies beyond what the plan sees: the window is then empty, with its ends reversed. */
export const isSeen = ({ query }: SearchAnswer) => query.start <= query.end

/** The fewest points of each cabin, economy first, which is what most people search for. Null if none are known. */
export function lowestWords({ days, query }: Pick<SearchAnswer, 'days' | 'query'>): string | null {
  const lowest = cabins.flatMap((of) => {
    const points = days.flatMap((day) => (day.cabin === of && day.points !== null ? day.points : []))
    return points.length > 0 ? { points: formatNumber(Math.min(...points)), cabin: cabinNames[of] } : []
  })
  const [first, ...others] = lowest
  if (!first) return null
  const each = query.seats > 1 ? ' each' : ''
  const words = [
    `From ${first.points} points${each} in ${first.cabin}`,
    ...others.map(({ points, cabin }) => `${points} in ${cabin}`),
  ].join(', ')
  // A point of one program isn't a point of the other, so a figure of both says so.
  return query.programs.length > 1 ? `${words}, across both programs` : words
}

export const lowestStyle = 'block text-16 font-medium text-ink'

/** Says what a search found, in a sentence. */
export function foundWords(answer: SearchAnswer): string {
  const { total, days, query } = answer
  const dates = new Set(days.map(({ date }) => date)).size
  if (!isSeen(answer)) return 'These dates can’t be shown yet.'
  if (getVerdict(answer) === 'not-searched') return 'Not checked yet.'
  if (getVerdict(answer) === 'not-covered') return 'We don’t check this route.'
  if (total === 0) return query.fares === 'reward' ? 'No reward seats found.' : 'No points-only fares found.'
  const offers = countOf(total, 'option')
  return `${offers} on ${countOf(dates, 'day')}.`
}
