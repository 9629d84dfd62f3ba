/** The storage key of the addresses of recent searches, newest first, as a JSON array. */
export const recentSearchesKey = 'recent-searches'

const maxSearches = 6
/** Parameters that say how an answer is shown, open one seat of a message, or name a referrer; no part of the search. */
export const droppedParameters = [
  'view',
  'shade',
  'sort',
  'thenBy',
  'month',
  'day',
  'also',
  'back',
  'week',
  'cash',
  'seat',
  'ref',
]

type Store = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Stores the address of a search, i.e. a finder's path with both ends; ignores any other. Runs on every page, so it
 * knows finders only by their addresses.
 */
export function saveRecentSearch(store: Store, pathname: string, search: string): void {
  const params = new URLSearchParams(search)
  if (!pathname.endsWith('-finder') || !params.get('from') || !params.get('to')) return
  for (const name of droppedParameters) params.delete(name)
  const address = `${pathname}?${params}`
  try {
    const kept: unknown = JSON.parse(store.getItem(recentSearchesKey) ?? '[]')
    const others = Array.isArray(kept) ? kept.filter((other) => other !== address) : []
    store.setItem(recentSearchesKey, JSON.stringify([address, ...others].slice(0, maxSearches)))
  } catch {
    // Storage is full, forbidden or holds something else: the command palette then offers no recent searches.
  }
}
