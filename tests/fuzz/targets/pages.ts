import { slugLists } from '../../../lib/content/sitemap/sitemap.ts'
import { pages } from '../../../lib/pages/pages.ts'
import { encoded } from '../from-schema.ts'
import { brokenHeaders, type Tokens } from '../headers.ts'
import { hostileText } from '../hostile.ts'
import type { Random } from '../random.ts'
import type { FuzzRequest } from '../request.ts'
import { parameterNames } from './page-parameters.ts'

/** What the site serves apart from pages and APIs. */
const files = [
  ...[
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/feed.xml',
    '/llms.txt',
    '/manifest.webmanifest',
    '/sw.js',
  ],
  ...[
    '/og/pricing',
    '/embed/sydney-to-singapore',
    '/embed/sydney-to-singapore.svg',
    '/builds/latest.json',
    '/builds/meta/x.json',
    '/when-to-book/reminder',
    '/search',
  ],
  ...['/qantas/wine-bonus-points-tracker/offers.ics', '/qantas/how-many-points-to-fly-to/ways/sydney'],
  ...[
    '/_next/image',
    '/_next/data/x/pricing.json',
    '/_next/static/chunks/x.js',
    '/icon.svg',
    '/unsubscribe',
    '/auth/action',
  ],
]
/** Each list is computed once, because some cover the whole network. */
const families = await Promise.all(
  Object.entries(slugLists).map(async ([path, list]) => ({ path, slugs: await list() })),
)

/** A page or file with parameters it doesn't accept, or an address similar to one. */
export function pageRequest(tokens: Tokens, random: Random): FuzzRequest {
  const place = placeOf(random)
  const method = random.chance(0.94) ? 'GET' : random.pick(['POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'])
  const query = Array.from({ length: random.below(5) }, () => parameter(random)).join('&')
  return {
    kind: 'page',
    target: place.target,
    method,
    path: query === '' ? place.path : `${place.path}?${query}`,
    headers: brokenHeaders(tokens, random),
    body: method === 'GET' || method === 'HEAD' ? null : hostileText(random),
  }
}

function placeOf(random: Random): { target: string; path: string } {
  const roll = random.next()
  if (roll < 0.45) {
    const { path } = random.pick(pages)
    return { target: path, path }
  }
  if (roll < 0.65) return fileOf(random)
  const { path, slugs } = random.pick(families)
  const slug = random.chance(0.4) ? random.pick(slugs) : oddSlug(random)
  return { target: `${path}/…`, path: `${path}/${slug}` }
}

function fileOf(random: Random): { target: string; path: string } {
  const file = random.pick(files)
  return { target: file, path: random.chance(0.6) ? file : `${file}/${oddSlug(random)}` }
}

const oddSlug = (random: Random) =>
  Array.from({ length: 1 + random.below(3) }, () => encoded(hostileText(random).slice(0, 300), random)).join('/')

function parameter(random: Random): string {
  const name = random.chance(0.8) ? random.pick(parameterNames) : hostileText(random)
  return `${encoded(name, random)}=${encoded(hostileText(random), random)}`
}
