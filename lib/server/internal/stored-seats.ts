import type { SearchAnswer } from '../../availability/search-contract.ts'
import { answerContext } from '../availability/answer-context.ts'
import { answerSearch } from '../availability/answers.ts'
import { guest } from '../caller.ts'

/** Returns what the engine has stored for a query, within a guest's limits; null while it can't answer. */
export async function storedSeats(params: Record<string, string>): Promise<SearchAnswer | null> {
  const address = `http://localhost/api/search?${new URLSearchParams({ ...params, keep: '0' })}`
  // A guest's search isn't recorded, so there is nothing to do afterwards.
  const response = await answerSearch(
    new Request(address),
    guest,
    answerContext(() => {}),
  )
  return response.ok ? ((await response.json()) as SearchAnswer) : null
}
