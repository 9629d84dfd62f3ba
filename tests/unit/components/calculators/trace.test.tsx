import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { sourceName } from '../../../../lib/core/source-name.ts'
import { allTables } from '../../../../lib/programs/registry.ts'

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }))

const root = `${import.meta.dirname}/../../../..`

/** Page families whose slug pages show figures of a program. */
const families = [
  '/qantas/how-many-points-to-fly-to',
  '/virgin-australia/how-many-velocity-points-to-fly-to',
  '/virgin-australia/how-much-are-velocity-points-worth',
  '/qantas/points-to-dollars',
] as const
/** Pages without slugs whose tables show published figures. */
const single = ['/qantas/how-many-points-upgrade', '/carrier-charges', '/virgin-australia/points-status-calculator']

/** Columns that show figures from a table of the program, for one adult one way. */
const published = new Set([
  'Economy',
  'Premium economy',
  'Business',
  'First',
  'Points',
  'Cash',
  'Cents a point',
  'To reach',
  'To keep',
])

type Figure = { page: string; head: string; text: string; html: string }

/** A small seeded random generator, so that a failure can be reproduced. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
const plain = (html: string) => unescaped(html.replace(/<[^>]*>/g, ' ')).trim()

function figuresOf(page: string, html: string): Figure[] {
  return [...html.matchAll(/<table.*?<\/table>/gs)].flatMap(([table]) => {
    const heads = [...table.matchAll(/<th scope="col".*?>(.*?)<\/th>/gs)].map(([, head = '']) => plain(head))
    return [...table.matchAll(/<tr.*?<\/tr>/gs)].flatMap(([row]) =>
      [...row.matchAll(/<t[dh](?! scope="col").*?<\/t[dh]>/gs)].flatMap(([cell], at) => {
        const head = heads[at] ?? ''
        return published.has(head) && /\d/.test(cell) ? [{ page, head, text: plain(cell), html }] : []
      }),
    )
  })
}

async function pageOf(path: string, slug?: string): Promise<string> {
  const folder = slug === undefined ? path : `${path}/[...slug]`
  const page = (await import(/* @vite-ignore */ `${root}/app${folder}/page.tsx`)) as {
    default: (props: object) => ReactElement | Promise<ReactElement>
  }
  const drawn = await page.default(slug === undefined ? {} : { params: Promise.resolve({ slug: slug.split('/') }) })
  return renderToStaticMarkup(drawn)
}

/** The tables whose date and every source are named on a page. */
function tablesOn(html: string) {
  const words = unescaped(html)
  return allTables().filter(
    ({ asOf, sources }) =>
      words.includes(`dateTime="${asOf}"`) && sources.every((source) => words.includes(sourceName(source).name)),
  )
}

const numbersOf = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(numbersOf)
      : []

/** Every number of the tables named on a page, read from the files the registry names. */
async function numbersBehind(html: string): Promise<Set<number>> {
  const found = new Set<number>()
  for (const { id, file } of tablesOn(html)) {
    const module = (await import(/* @vite-ignore */ `${root}/${file}`)) as Record<string, unknown>
    const tables = Object.values(module).flatMap((each) =>
      each !== null && typeof each === 'object' && !('sources' in each) ? Object.values(each) : [each],
    ) as { id?: string }[]
    const own = tables.filter((table) => table?.id === id)
    for (const number of numbersOf(own.length > 0 ? own : tables)) found.add(number)
  }
  return found
}

/** Ten figures from pages picked at random. */
async function tenFigures(seed: number): Promise<Figure[]> {
  const next = random(seed)
  const pick = <Item,>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item
  const { slugLists } = await import('../../../../lib/content/sitemap/sitemap.ts')
  const figures: Figure[] = []
  while (figures.length < 10) {
    const path = pick([...families, ...families, ...single])
    const slug = slugLists[path] ? pick(await (slugLists[path]?.() ?? [])) : undefined
    const own = figuresOf(`${path}/${slug ?? ''}`, await pageOf(path, slug))
    if (own.length > 0) figures.push(pick(own))
  }
  return figures
}

describe.each([20_261_121, 7, 4_711])('ten figures picked at random with seed %i', (seed) => {
  it('come from a table whose date and sources are on the same page', { timeout: 60_000 }, async () => {
    const untraced: string[] = []
    for (const { page, head, text, html } of await tenFigures(seed)) {
      const behind = await numbersBehind(html)
      const shown = [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([number]) => Number(number.replaceAll(',', '')))
      // On a Qantas page a price may be the sum of two table prices.
      const sums = (number: number) =>
        page.startsWith('/qantas/') && [...behind].some((one) => behind.has(number - one))
      const lost = shown.filter((number) => !behind.has(number) && !sums(number))
      if (lost.length > 0) untraced.push(`${page} ${head}: ${text}`)
    }
    expect(untraced).toEqual([])
  })
})
