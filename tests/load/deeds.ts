import { slugLists } from '../../lib/content/sitemap/sitemap.ts'
import { pages } from '../../lib/pages/pages.ts'
import type { Random } from '../fuzz/random.ts'
import { settingsWith } from '../unit/lib/alerts/settings.ts'

/** The paths of pages that people visit, chosen at random. */

const everyPath = [
  ...pages.filter(({ index }) => index).map(({ path }) => path),
  // The first few of a family are prerendered in every build.
  ...(
    await Promise.all(
      Object.entries(slugLists).map(async ([family, list]) =>
        (await list()).slice(0, 12).map((slug) => `${family}/${slug}`),
      ),
    )
  ).flat(),
]

export const pagePath = (random: Random) => random.pick(everyPath)

const origins = ['SYD', 'MEL', 'BNE', 'PER', 'SYD,MEL', 'country:AU']
const ends = ['SIN', 'LAX', 'NRT,HND', 'LHR', 'HKG', 'AKL', 'DPS', 'region:europe', 'country:JP', 'country:US']
const cabins = ['J', 'Y', 'F', 'J,F', 'Y,W,J,F']

function question(random: Random): URLSearchParams {
  const program = random.pick(['qantas', 'velocity', 'qantas,velocity'])
  return new URLSearchParams({
    program,
    from: random.pick(origins),
    to: random.pick(ends),
    cabins: random.pick(cabins),
  })
}

/** A search of stored seats, as the finder sends it. */
export function searchPath(random: Random): string {
  const params = question(random)
  if (random.chance(0.3)) params.set('sort', random.pick(['points', 'charges', 'duration']))
  if (random.chance(0.2)) params.set('directOnly', '1')
  return `/api/search?${params}`
}

/** The larger searches: counts, where can I go, and returns. */
export function widePath(random: Random): string {
  const params = question(random)
  const roll = random.next()
  if (roll < 0.4) return `/api/search/summary?${params}`
  if (roll < 0.7) {
    params.set('to', 'anywhere')
    params.set('from', random.pick(['SYD', 'MEL', 'BNE']))
    return `/api/search/summary?${params}`
  }
  params.set('kind', 'return')
  params.set('minStay', '7')
  params.set('maxStay', '14')
  return `/api/journeys?${params}`
}

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The settings of an alert, as the alert form saves them for a member of the free plan. */
export const alertSettings = (random: Random) =>
  settingsWith({
    name: `Alert ${random.below(1_000)}`,
    programs: [random.pick(['qantas', 'velocity'] as const)],
    from: [random.pick(['SYD', 'MEL'])],
    to: [random.pick(['SIN', 'LAX', 'country:JP'])],
    dates: { start: dayFromNow(10), end: dayFromNow(40) },
    paused: random.chance(0.2),
  })
