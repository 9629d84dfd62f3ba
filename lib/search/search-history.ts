import { z } from 'zod'

/** users/{uid}/search-history/{id}, written by the server when a search is answered. */
export const SearchHistoryDocument = z.object({
  dateAdded: z.iso.datetime(),
  /** Path and parameters of the page that runs the search again, such as `/qantas/reward-seat-finder?from=SYD`. */
  href: z.string().startsWith('/').max(2_000),
  /** The search in a few words, such as `SYD to SIN, business`. */
  title: z.string().min(1).max(200),
  results: z.int().min(0),
})
export type SearchHistoryDocument = z.infer<typeof SearchHistoryDocument>

/** How many of the latest searches a member is shown. */
export const searchHistoryLimit = 15
