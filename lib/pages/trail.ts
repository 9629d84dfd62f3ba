import { linkTitle } from './link-titles.ts'
import { pages } from './pages.ts'

/** A step of the way to a page; without a path it is a heading only. */
export type Crumb = { title: string; path: `/${string}` | null }

/** The way from the home page to an address, the page itself left out: its heading in the footer, then what it lies under. */
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
