import type { Page } from './pages.ts'

/** The size of the picture that stands for a page where it is shared. */
export const cardSize = { width: 1200, height: 630 } as const

/** Where the picture of a page is: one for each page of the registry; its slug pages share it. */
export function cardAddress(path: Page['path']): string {
  return `/og${path === '/' ? '/home' : path}.png`
}

/** The page's path from the segments of its picture's address; undefined for any other address. */
export function pathOfCard(segments: readonly string[]): string | undefined {
  const [, path] = `/${segments.join('/')}`.match(/^(\/.+)\.png$/) ?? []
  return path === '/home' ? '/' : path
}
