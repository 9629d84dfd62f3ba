import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { type AvailabilityIndex, createIndex } from '../../lib/availability/index-store.ts'
import { findReturns } from '../../lib/availability/journeys/returns.ts'
import { scanIndex } from '../../lib/availability/scan.ts'
import { searchIndex } from '../../lib/availability/search.ts'
import { cabins } from '../../lib/core/cabin.ts'
import { epochDay } from '../../lib/core/dates.ts'
import type { Figure } from './run.ts'
import { runAlone } from './search/alone.ts'
import { medianUs } from './search/median.ts'
import { questions, returnQuestion } from './search/questions.ts'
import { rowName, SqliteFigures } from './search/sqlite.ts'
import { sampleDocuments } from './search/world.ts'

export const name = "Search: the packed index beside SQLite, on the sample world of both programs' whole networks"

const noPrice = { tablePrice: () => null }

export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'search-bench-'))
  try {
    const file = join(folder, 'documents')
    const documents = await sampleDocuments()
    writeFileSync(file, serialize(documents))
    const index = createIndex()
    const start = performance.now()
    for (const doc of documents) index.applyRoute(doc)
    const loadMs = performance.now() - start
    const { routes, offers, itineraries, bytes } = index.size()
    const sqlite = SqliteFigures.parse(JSON.parse(await runAlone('sqlite.ts', file)))
    if (sqlite.rows !== offers) throw new Error(`SQLite holds ${sqlite.rows} offers, the index ${offers}`)
    return [
      {
        metric: `index of ${routes} routes, ${offers} offers, ${itineraries} ways`,
        value: bytes / 1e6,
        unit: 'MB',
        target: '< 64 MB',
      },
      { metric: 'a route of it', value: bytes / routes / 1e3, unit: 'kB', target: '< 40 kB' },
      { metric: 'the same in SQLite', value: sqlite.megabytes, unit: 'MB' },
      { metric: 'loading the index from its documents', value: loadMs, unit: 'ms' },
      { metric: 'loading SQLite', value: sqlite.loadMs, unit: 'ms' },
      ...questions.flatMap((_, at) => compareSearch(index, sqlite, at)),
      ...compareReturns(index, sqlite),
      ...measureGrid(index),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The figures of one query, after checking that both sides give the same answer. */
function compareSearch(index: AvailabilityIndex, sqlite: SqliteFigures, at: number): Figure[] {
  const question = questions[at]
  const other = sqlite.answers[at]
  if (question === undefined || other === undefined) throw new Error('the two sides were asked different questions')
  const { name: what, query, targetUs } = question
  const answer = searchIndex(index, query, noPrice)
  const first = answer.rows.map(({ program, from, to, date, cabin, direct }) =>
    rowName({
      program,
      origin: from,
      destination: to,
      day: epochDay(date),
      cabin: cabins.indexOf(cabin),
      direct: direct ? 1 : 0,
    }),
  )
  requireEqual(what, [answer.total, answer.days.length, ...first], [other.total, other.days, ...other.first])
  const scanUs = medianUs(() => scanIndex(index, query, null))
  const answerUs = medianUs(() => searchIndex(index, query, noPrice))
  const target = { target: `< ${targetUs} us` }
  return [
    { metric: `${what}: scan, ${answer.total} rows`, value: scanUs, unit: 'us' },
    { metric: `${what}: whole answer`, value: answerUs, unit: 'us', ...target },
    { metric: `${what}: SQLite`, value: other.us, unit: 'us' },
    { metric: `${what}: scan, times faster`, value: other.us / scanUs, unit: 'x' },
    { metric: `${what}: whole answer, times faster`, value: other.us / answerUs, unit: 'x', target: '> 20' },
  ]
}

function compareReturns(index: AvailabilityIndex, { returns }: SqliteFigures): Figure[] {
  const what = 'return pairing, Australia to Asia, a year'
  const { total, trips } = findReturns(index, returnQuestion)
  requireEqual(what, [total, ...trips.map((trip) => trip.total.points)], [returns.total, ...returns.points])
  const us = medianUs(() => findReturns(index, returnQuestion))
  return [
    { metric: `${what}: ${total} outbound days`, value: us / 1000, unit: 'ms', target: '< 20 ms' },
    { metric: `${what}: SQLite`, value: returns.us / 1000, unit: 'ms' },
    { metric: `${what}: times faster`, value: returns.us / us, unit: 'x', target: '> 50' },
  ]
}

/** A finder's query for returns: the pairs of days and the first trips, to many places over the whole year. */
function measureGrid(index: AvailabilityIndex): Figure[] {
  const wide = { ...returnQuestion, from: ['SYD'], to: returnQuestion.to.slice(0, 36), openJaw: false, grid: true }
  return [
    { stay: '10 to 16 nights', query: { ...wide, minStay: 10, maxStay: 16 } },
    {
      stay: '1 to 60 nights, any cabins',
      query: { ...wide, minStay: 1, maxStay: 60, cabins: [...cabins], backCabins: [...cabins] },
    },
  ].map(({ stay, query }) => ({
    metric: `return grid, Sydney to ${query.to.length} places, a year, ${stay}`,
    value: medianUs(() => findReturns(index, query)) / 1000,
    unit: 'ms',
    target: '< 50 ms',
  }))
}

function requireEqual(what: string, index: readonly unknown[], sqlite: readonly unknown[]): void {
  const at = index.findIndex((value, i) => value !== sqlite[i])
  if (at < 0 && index.length === sqlite.length) return
  throw new Error(`${what}: the index says ${index[at]}, SQLite ${sqlite[at]}`)
}
