/** The four kinds of doors: APIs, pages and what else the site serves, callables, and webhooks. */
export const kinds = ['api', 'page', 'callable', 'webhook'] as const
export type Kind = (typeof kinds)[number]

export type FuzzRequest = {
  kind: Kind
  /** What it is aimed at, such as `GET /api/search`. */
  target: string
  method: string
  /** Path and query, of the site or of the functions. */
  path: string
  headers: Record<string, string>
  body: string | null
}
