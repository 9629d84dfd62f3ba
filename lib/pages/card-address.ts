/** The size of the picture that stands for a page where it is shared. */
export const cardSize = { width: 1200, height: 630 } as const

/** Slug families whose pages each have a picture of their own; those of others share the family's. */
export const drawnFamilies: readonly string[] = ['/popular-routes', '/seatmaps']

/** Where the picture of a page is. */
export function cardAddress(path: string): string {
  return `/og${path === '/' ? '/home' : path}.png`
}

/** The page's path from the segments of its picture's address; undefined for any other address. */
export function pathOfCard(segments: readonly string[]): string | undefined {
  const [, path] = `/${segments.join('/')}`.match(/^(\/.+)\.png$/) ?? []
  return path === '/home' ? '/' : path
}
