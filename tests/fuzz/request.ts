/** The four kinds of entry points: APIs, pages and other files of the site, callables, and webhooks. */
export const kinds = ['api', 'page', 'callable', 'webhook'] as const
export type Kind = (typeof kinds)[number]

export type FuzzRequest = {
  kind: Kind
  /** What it is aimed at, such as `GET /api/search`. */
  target: string
  method: string
  /** Path and query, on the site or on the functions. */
  path: string
  headers: Record<string, string>
  body: string | null
}
