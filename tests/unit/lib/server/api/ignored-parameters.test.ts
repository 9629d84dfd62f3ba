import { describe, expect, it } from 'vitest'
import { firstPlacesAddress } from '../../../../../lib/alerts/compose/first-places.ts'
import { createIndex } from '../../../../../lib/availability/index-store.ts'
import { listJourneyParams } from '../../../../../lib/availability/parse-journey.ts'
import { noteIgnored } from '../../../../../lib/availability/parse-params.ts'
import { seatsAddress } from '../../../../../lib/calculators/fly/seats-seen.ts'
import { exampleSearch } from '../../../../../lib/content/developers/snippets.ts'
import { findEmbedRoute } from '../../../../../lib/content/embed/embed-year.ts'
import { readFinder } from '../../../../../lib/search/finder-paths.ts'
import {
  bothProgramsAddress,
  coverageAddress,
  journeyAddress,
  optionsAddress,
  searchAddress,
  summaryAddress,
} from '../../../../../lib/search/request.ts'
import { examples } from '../../../../../lib/server/api/examples.ts'
import { operations } from '../../../../../lib/server/api/openapi.ts'
import { answerCoverage } from '../../../../../lib/server/availability/answer-coverage.ts'
import {
  answerJourneys,
  answerOptions,
  answerSearch,
  answerSummary,
} from '../../../../../lib/server/availability/answers.ts'
import { guest } from '../../../../../lib/server/caller.ts'
import { answerStats } from '../../../../../lib/server/stats/stats.ts'
import { memoryRepository } from '../../availability/memory-repository.ts'

const context = {
  now: () => '2026-11-20T01:00:00.000Z',
  index: createIndex(),
  ready: async () => true,
  repository: memoryRepository(),
  onAnswered: () => {},
  ledgers: async () => [],
}
const pair = 'program=qantas&from=SYD&to=SIN'
const answers = {
  [`/api/search?${pair}`]: answerSearch,
  [`/api/search/summary?${pair}`]: answerSummary,
  [`/api/coverage?${pair}&seats=2`]: answerCoverage,
  [`/api/options?${pair}&date=2026-12-01`]: answerOptions,
  [`/api/journeys?kind=return&${pair}`]: answerJourneys,
  '/api/journeys?kind=oneworld&legs=SYD-SIN': answerJourneys,
  '/api/stats?from=SYD': (request: Request) => answerStats(request, context),
}

describe('an answer', () => {
  it.each(Object.entries(answers))('of %s names the parameters it did not take, once', async (address, answer) => {
    const ask = async (more: string) =>
      (await answer(new Request(`http://localhost${address}${more}`), guest, context)).json()
    expect(await ask('')).not.toHaveProperty('ignored')
    expect(await ask('&maxpoints=9&maxpoints=8&constructor=1')).toMatchObject({ ignored: ['maxpoints', 'constructor'] })
  })

  it('names a parameter that another kind of journey takes', async () => {
    const request = new Request(`http://localhost/api/journeys?kind=return&${pair}&maxWait=90`)
    expect(await (await answerJourneys(request, guest, context)).json()).toMatchObject({ ignored: ['maxWait'] })
  })
})

const state = readFinder(
  new URLSearchParams(
    'from=SYD&to=SIN&when=2026-12&cabins=J&seats=2&direct=1&points=90000&charges=300&hours=20&without=QF&via=MEL&avoid=BNE',
  ),
  {},
)
const row = { from: 'SYD', to: 'SIN', date: '2026-12-01', cabin: 'J', fare: 'dynamic' } as const

it.each([
  bothProgramsAddress(state),
  summaryAddress('qantas', state),
  coverageAddress('qantas', state),
  searchAddress('qantas', state, { sort: 'points', thenBy: 'date', cursor: 'x', keep: false }),
  optionsAddress('qantas', row, 2),
  journeyAddress('qantas', state, { kind: 'return', week: '2026-12-01' }),
  journeyAddress('qantas', state, { kind: 'split', spread: 1 }),
  journeyAddress('qantas', state, { kind: 'gateway', home: 'ADL' }),
  seatsAddress('qantas', 'SYD', 'SIN'),
  firstPlacesAddress('SYD', ['SIN'], 'J'),
  `/api/search?${findEmbedRoute('sydney-to-singapore')?.question}`,
  `/api/search?${exampleSearch}`,
])('the site itself sends nothing unknown: %s', (address) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const operation = operations.find(({ method, path }) => method === 'get' && path === pathname)
  const kind = searchParams.get('kind') as Parameters<typeof listJourneyParams>[0] | null
  const taken = kind === null ? operation?.query : listJourneyParams(kind)
  expect(taken && noteIgnored(searchParams, taken)).toEqual({})
})

it('the examples of the reference send nothing unknown', () => {
  for (const { id, query } of operations) {
    const example = examples[id]
    if (query && example && 'query' in example) {
      expect([id, noteIgnored(new URLSearchParams(example.query), query)]).toEqual([id, {}])
    }
  }
})
