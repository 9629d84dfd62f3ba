/** The size of the preview picture shown when a page is shared. */
export const cardSize = { width: 1200, height: 630 } as const

/** Slug families whose pages each have their own picture. Pages of other families share the family's. */
export const drawnFamilies: readonly string[] = ['/popular-routes', '/seatmaps']

/** The address of a page's picture. */
export function cardAddress(path: string): string {
  return `/og${path === '/' ? '/home' : path}.png`
}

/** The path of the page that a picture's address segments belong to; undefined for any other address. */
export function pathOfCard(segments: readonly string[]): string | undefined {
  const [, path] = `/${segments.join('/')}`.match(/^(\/.+)\.png$/) ?? []
  return path === '/home' ? '/' : path
}
