import { linkTitle } from './page.ts'
import { pages } from './pages.ts'

/** A step in the breadcrumb trail. Without a path it is only a heading. */
export type Crumb = { title: string; path: `/${string}` | null }

/** The breadcrumb trail to an address, without the page itself: its footer heading, then the pages above it. */
export function trailTo(path: string): Crumb[] {
  const above = pages
    .filter((page) => page.path !== '/' && path.startsWith(`${page.path}/`))
    .sort((a, b) => a.path.length - b.path.length)
  const own = pages.find((page) => page.path === path) ?? above[0]
  if (path === '/' || !own) return []
  const group: Crumb[] = own.group === 'Pointsward' ? [] : [{ title: own.group, path: null }]
  return [
    { title: 'Home', path: '/' },
    ...group,
    ...above.map((page): Crumb => ({ title: linkTitle(page), path: page.path })),
  ]
}
