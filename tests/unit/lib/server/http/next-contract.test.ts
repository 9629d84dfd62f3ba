import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from '@/lib/pages/pages.ts'
import { shellStart } from '@/lib/server/http/policy.ts'
import { findMissing, missingPage, slugFamilies } from '@/lib/server/http/slugs.ts'

const root = new URL('../../../../../', import.meta.url).pathname
const read = (path: string) => readFileSync(`${root}node_modules/${path}`, 'utf8')

test('the front door was tried with this Next.js: run tests/e2e/front-door.spec.ts and headers.spec.ts, then name the new version here', () => {
  expect(JSON.parse(read('next/package.json')).version).toBe('16.4.6')
})

test('React still starts the shell of a page with the script whose hash is allowed', () => {
  expect(read('next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js')).toContain(shellStart)
})

test('every route with slugs is a known slug family, so unknown slugs can be refused cheaply', () => {
  const drawn = readdirSync(`${root}app`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?!api|builds|sitemaps).*\[(\.\.\.)?\w+\]\/(page|route)\.tsx?$/.test(path))
    .map((path) => `/${path.replace(/\/\[.*$/, '')}`)
  expect(Object.keys(slugFamilies).sort()).toEqual(drawn.sort())
})

test('pages and files of the site are not refused, unknown slugs are', () => {
  const files = [
    '/qantas/how-many-points-to-fly-to/ways/sydney',
    '/qantas/how-many-points-to-fly-to/sydney/london',
    '/og/popular-routes/sydney-to-los-angeles.png',
    '/og/seatmaps/virgin-australia/737-800.png',
  ]
  for (const address of [...pages.map(({ path }) => path), ...files])
    expect([address, findMissing(address, false)]).toEqual([address, null])
  for (const address of ['/og/no.png', '/og/popular-routes/no.png', '/qantas/how-many-points-to-fly-to/ways/no']) {
    expect([address, findMissing(address, false)]).toEqual([address, missingPage])
  }
  // A family of pages has its own not-found page; a request for part of a page gets the general one.
  expect([findMissing('/seatmaps/no', false), findMissing('/seatmaps/no', true)]).toEqual(['/seatmaps/-', missingPage])
})

test.each(pages.flatMap(({ path, exampleSlug }) => (exampleSlug ? [[path, exampleSlug]] : [])))(
  'the slug family of %s accepts %s',
  (path, slug) => {
    expect(slugFamilies[path]?.(slug.split('/'))).toBeTruthy()
  },
)
