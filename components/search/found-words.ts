import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { getVerdict } from '@/lib/search/verdict.ts'

/** False where every day asked for lies beyond what can be seen; the window is then empty, its ends reversed. */
export const isSeen = ({ query }: SearchAnswer) => query.start <= query.end

/** What a search found, in a sentence. */
export function foundWords(answer: SearchAnswer): string {
  const { total, days, query } = answer
  const dates = new Set(days.map(({ date }) => date)).size
  if (!isSeen(answer)) return 'These dates can’t be shown yet.'
  if (getVerdict(answer) === 'not-searched') return 'Not checked yet.'
  if (getVerdict(answer) === 'not-covered') return 'We don’t check this route.'
  if (total === 0) return query.fares === 'reward' ? 'No reward seats found.' : 'No points-only fares found.'
  const offers = total === 1 ? '1 option' : `${formatNumber(total)} options`
  return `${offers} on ${dates === 1 ? '1 day' : `${dates} days`}.`
}
