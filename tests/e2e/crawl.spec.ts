import { type APIRequestContext, expect } from '@playwright/test'
import { slugLists } from '../../lib/content/sitemap/sitemap.ts'
import { pages } from '../../lib/pages/pages.ts'
import { test } from './stage.ts'

/** How many pages of a slug family are opened; they come from one template. */
const ofFamily = 12
const clicks = 3

type Visit = { path: string; depth: number; status: number; title: string; description: string; links: string[] }

const families = Object.keys(slugLists)
const familyOf = (path: string) => families.find((family) => path.startsWith(`${family}/`))
const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

/** Every address of the site that a page links to, without query and anchor, which don't make another page. */
function linksOf(html: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)].map(([, href = '']) => unescaped(href))
  const ours = hrefs.filter((href) => href.startsWith('/') && !href.startsWith('//'))
  return [...new Set(ours.map((href) => href.replace(/[?#].*$/, '')))]
}

async function visit(request: APIRequestContext, path: string, depth: number): Promise<Visit> {
  const response = await request.get(path, { maxRedirects: 0 })
  const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false
  const html = isPage ? await response.text() : ''
  const [, title = ''] = html.match(/<title>([^<]*)<\/title>/) ?? []
  const [, description = ''] = html.match(/<meta name="description" content="([^"]*)"/) ?? []
  return { path, depth, status: response.status(), title, description, links: linksOf(html) }
}

/** Follows every link from the home page, breadth first. */
async function crawl(request: APIRequestContext): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>()
  const opened = new Map<string, number>()
  let level = ['/']
  for (let depth = 0; level.length > 0; depth += 1) {
    const found: string[] = []
    for (const path of level) {
      if (visits.has(path)) continue
      const family = familyOf(path)
      if (family && (opened.get(family) ?? 0) >= ofFamily) continue
      if (family) opened.set(family, (opened.get(family) ?? 0) + 1)
      const seen = await visit(request, path, depth)
      visits.set(path, seen)
      found.push(...seen.links)
    }
    level = found
  }
  return visits
}

function repeated(visits: Visit[], key: 'title' | 'description'): string[] {
  const first = new Map<string, string>()
  return visits.flatMap((seen) => {
    const other = first.get(seen[key])
    first.set(seen[key], seen.path)
    return other ? [`${other} and ${seen.path}: ${seen[key]}`] : []
  })
}

test('every link from home works, and every page is found, near, and unique', { tag: '@daily' }, async ({
  request,
}) => {
  test.setTimeout(240_000)
  const visits = [...(await crawl(request)).values()]
  // Pages that search engines never see may share titles and descriptions.
  const closed = new Set<string>(pages.filter(({ index }) => !index).map(({ path }) => path))
  const html = visits.filter(({ path, title }) => title !== '' && !closed.has(path))
  const broken = visits.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)
  const orphans = pages.filter(({ path, index }) => index && !visits.some((seen) => seen.path === path))
  console.log(
    `crawled ${visits.length} addresses, the farthest ${Math.max(...visits.map(({ depth }) => depth))} clicks away`,
  )
  expect(broken).toEqual([])
  expect(orphans.map(({ path }) => path)).toEqual([])
  expect(visits.filter(({ depth, path }) => depth > clicks && !familyOf(path)).map(({ path }) => path)).toEqual([])
  expect(html.filter(({ description }) => description === '').map(({ path }) => path)).toEqual([])
  expect(repeated(html, 'title')).toEqual([])
  expect(repeated(html, 'description')).toEqual([])
})
