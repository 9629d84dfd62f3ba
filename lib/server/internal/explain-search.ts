import type { AvailabilityIndex } from '../../availability/index-store.ts'
import type { ParameterError } from '../../availability/parse-params.ts'
import { parseSearch } from '../../availability/parse-search.ts'
import { type SearchResult, searchIndex } from '../../availability/search.ts'
import type { Clamp, SearchAnswer, SearchQuery } from '../../availability/search-contract.ts'
import { tablePriceOn } from '../../availability/table-price.ts'
import type { Instant } from '../../core/clock.ts'
import { answerContext } from '../availability/answer-context.ts'
import { answerSearch, clampedSearch } from '../availability/answers.ts'
import { readQueryContext } from '../availability/question.ts'
import { guest } from '../caller.ts'

const REPEATS = 21

/** What the engine did for a query, and how long each step took, in ms. */
export type Explained = {
  query: SearchQuery
  clamped: Clamp[]
  result: SearchResult
  plan: {
    pairs: number
    routesStored: number
    offersScanned: number
    waysKnown: number
    sampleRoutes: number
  }
  timings: { parse: number; clamp: number; firstScan: number; medianScan: number }
}

/** Answers a query within a guest's limits and reports every step. `elapsed` is a clock in ms. */
export function explainSearch(
  params: URLSearchParams,
  index: AvailabilityIndex,
  now: Instant,
  elapsed: () => number,
): Explained | { errors: ParameterError[] } {
  const timed = <Value>(work: () => Value): [value: Value, ms: number] => {
    const start = elapsed()
    return [work(), elapsed() - start]
  }
  const queryContext = readQueryContext(new Request(`http://localhost/?${params}`), 'guest', now, index)
  const [parsed, parse] = timed(() => parseSearch(queryContext.params, queryContext.parse))
  if (!parsed.ok) return { errors: parsed.errors }
  const [{ query, clamped }, clamp] = timed(() => clampedSearch(parsed.value, queryContext))
  const scan = () => searchIndex(index, query, { tablePrice: tablePriceOn(queryContext.today) })
  const [result, firstScan] = timed(scan)
  const scans = Array.from({ length: REPEATS }, () => timed(scan)[1]).sort((a, b) => a - b)
  const timings = { parse, clamp, firstScan, medianScan: scans[Math.floor(REPEATS / 2)] ?? 0 }
  return { query, clamped, result, plan: explainPlan(index, query), timings }
}

function explainPlan(index: AvailabilityIndex, { programs, from, to }: SearchQuery): Explained['plan'] {
  const routes = programs.flatMap((program) =>
    from.flatMap((origin) => to.flatMap((end) => index.routesFrom(program, origin).get(end) ?? [])),
  )
  const sum = (count: (route: (typeof routes)[number]) => number) => routes.reduce((all, one) => all + count(one), 0)
  return {
    pairs: programs.length * from.length * to.length,
    routesStored: routes.length,
    offersScanned: sum(({ columns }) => columns.points.length),
    waysKnown: sum(({ itineraries }) => itineraries.length),
    sampleRoutes: routes.filter(({ sample }) => sample).length,
  }
}

/** Returns what the engine has stored for a query, within a guest's limits; null while it can't answer. */
export async function storedSeats(params: Record<string, string>): Promise<SearchAnswer | null> {
  const address = `http://localhost/api/search?${new URLSearchParams({ ...params, keep: '0' })}`
  // A guest's search isn't recorded, so there is nothing to do afterwards.
  const response = await answerSearch(
    new Request(address),
    guest,
    answerContext(() => {}),
  )
  return response.ok ? ((await response.json()) as SearchAnswer) : null
}
