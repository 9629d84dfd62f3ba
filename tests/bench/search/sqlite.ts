import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import type BetterSqlite from 'better-sqlite3'
import { z } from 'zod'
import { decodeRoute, RouteDocument } from '../../../lib/availability/codec.ts'
import type { ReturnQuery } from '../../../lib/availability/journeys-contract.ts'
import { REWARD } from '../../../lib/availability/offer-filter.ts'
import { CABINS, DIRECT, getRank, SEATS } from '../../../lib/availability/route-columns.ts'
import type { SearchQuery } from '../../../lib/availability/search-contract.ts'
import { cabins } from '../../../lib/core/cabin.ts'
import { epochDay } from '../../../lib/core/dates.ts'
import { medianUs } from './median.ts'
import { questions, returnQuestion } from './questions.ts'

/**
 * The same rows in an in-memory SQLite, in a separate process. `node sqlite.ts FILE` loads the documents of FILE and
 * prints its answers and times as JSON.
 */
export const SqliteFigures = z.object({
  rows: z.int(),
  loadMs: z.number(),
  megabytes: z.number(),
  answers: z.array(z.object({ total: z.int(), first: z.array(z.string()), days: z.int(), us: z.number() })),
  returns: z.object({ total: z.int(), points: z.array(z.int()), us: z.number() }),
})
export type SqliteFigures = z.infer<typeof SqliteFigures>

/** Clustered for queries about routes; a second index serves queries about days over all routes. */
const SCHEMA = `
  CREATE TABLE offers (
    program TEXT, origin TEXT, destination TEXT, day INTEGER, cabin INTEGER, place INTEGER, direct INTEGER,
    seats INTEGER, rank INTEGER, points INTEGER, charges INTEGER, way INTEGER, seen INTEGER, fare INTEGER,
    PRIMARY KEY (program, origin, destination, day, cabin, place)
  ) WITHOUT ROWID;
  CREATE TABLE looks (
    program TEXT, origin TEXT, destination TEXT, day INTEGER, cabin INTEGER, seen INTEGER,
    PRIMARY KEY (program, origin, destination, day, cabin)
  ) WITHOUT ROWID;`
const INDEXES = `
  CREATE INDEX offers_by_day ON offers (day, program, origin, destination, cabin, seats, place, direct, rank, points, fare);
  CREATE INDEX looks_by_day ON looks (day, program, origin, destination, cabin, seen);
  ANALYZE;`

export function openSqlite(Database: typeof BetterSqlite, documents: readonly RouteDocument[]) {
  const db = new Database(':memory:')
  db.pragma('temp_store = MEMORY')
  db.exec(SCHEMA)
  const offer = db.prepare(`INSERT INTO offers VALUES (${Array(14).fill('?')})`)
  const insertSnapshot = db.prepare(`INSERT INTO looks VALUES (${Array(6).fill('?')})`)
  db.transaction(() => {
    for (const doc of documents) {
      const { columns, firstDay, program, from, to } = decodeRoute(doc)
      columns.seenAt.forEach((seen, cell) => {
        if (seen === 0) return
        const key = [program, from, to, firstDay + Math.floor(cell / CABINS), cell % CABINS]
        insertSnapshot.run(...key, seen)
        const first = columns.cellStart[cell] ?? 0
        for (let at = first; at < (columns.cellStart[cell + 1] ?? 0); at += 1) {
          const flags = columns.seats[at] ?? 0
          const price = [columns.points[at], columns.charges[at], columns.itinerary[at], seen, columns.fare[at]]
          offer.run(...key, at - first, flags & DIRECT ? 1 : 0, flags & SEATS, getRank(flags), ...price)
        }
      })
    }
  })()
  db.exec(INDEXES)
  return db
}

const list = (values: readonly (string | number)[]) => values.map((value) => `'${value}'`).join(',')

/** The condition leaves out a list of all airports, which would only slow SQLite down. */
function whereOf({ programs, from, to, start, end, cabins: wanted }: SearchQuery | ReturnQuery): string {
  const ends = [
    ...(from.length < 200 ? [`origin IN (${list(from)})`] : []),
    ...(to.length < 200 ? [`destination IN (${list(to)})`] : []),
  ]
  const days = `day BETWEEN ${epochDay(start)} AND ${epochDay(end)}`
  const letters = wanted.length === CABINS ? [] : [`cabin IN (${wanted.map((cabin) => cabins.indexOf(cabin))})`]
  return [`program IN (${list(programs)})`, ...ends, days, ...letters].join(' AND ')
}

/** What an answer of the engine contains: the page with its total, the best of each day, and the coverage. */
function statementsOf(query: SearchQuery): string[] {
  const where = whereOf(query)
  const enough = `${where} AND seats >= ${query.seats} AND fare = ${REWARD}`
  // With min() SQLite takes the other columns from the row with the minimum: the cheapest, as `place` follows price.
  const rows = `SELECT program, origin, destination, day, cabin, direct, min(place), points, charges, way, seen
    FROM offers WHERE ${enough} GROUP BY program, origin, destination, day, cabin, direct`
  const tie = 'day, cabin, direct DESC, origin, destination, program'
  const order = query.sort === 'points' ? `points < 0, points, ${tie}` : tie
  return [
    `SELECT *, count(*) OVER () AS total FROM (${rows}) ORDER BY ${order} LIMIT ${query.take}`,
    `SELECT day, cabin, max(rank), min(points), max(direct) FROM offers WHERE ${enough} GROUP BY day, cabin`,
    `SELECT program, origin, destination, count(DISTINCT day), min(seen), max(seen) FROM looks WHERE ${where}
      GROUP BY program, origin, destination`,
  ]
}

/** The cheapest return flight of each outbound day, over all routes: the days of each leg, then joined by stay. */
function returnStatement(query: ReturnQuery): string {
  const last = epochDay(query.end) + query.maxStay
  const home = whereOf({ ...query, from: query.to, to: query.from })
  const later = home.replace(/day BETWEEN \d+ AND \d+/, `day BETWEEN ${epochDay(query.start)} AND ${last}`)
  const best = (where: string) =>
    `SELECT program, day, cabin, min(points) AS points FROM offers WHERE ${where} AND seats >= ${query.seats} AND fare = ${REWARD} AND points >= 0
      GROUP BY program, day, cabin`
  return `WITH away AS MATERIALIZED (${best(whereOf(query))}), home AS MATERIALIZED (${best(later)})
    SELECT away.day, away.cabin, away.points + min(home.points) AS points, count(*) OVER () AS total
    FROM away JOIN home ON home.cabin = away.cabin
      AND home.day BETWEEN away.day + ${query.minStay} AND away.day + ${query.maxStay}
    GROUP BY away.program, home.program, away.day, away.cabin ORDER BY 3, 1, 2 LIMIT ${query.take}`
}

type PageRow = {
  program: string
  origin: string
  destination: string
  day: number
  cabin: number
  direct: number
  total: number
}

/** Identifies one row, in the same form for both sides. */
export function rowName({ program, origin, destination, day, cabin, direct }: Omit<PageRow, 'total'>): string {
  return [program, origin, destination, day, cabin, direct].join(' ')
}

/** The package's native part is not built on installation, so it is compiled here, once. */
async function loadSqlite(): Promise<typeof BetterSqlite> {
  const { default: Database } = await import('better-sqlite3')
  try {
    new Database(':memory:').close()
  } catch {
    execFileSync('npm', ['rebuild', 'better-sqlite3', '--ignore-scripts=false'], { stdio: ['ignore', 2, 2] })
    new Database(':memory:').close()
  }
  return Database
}

async function main(file: string): Promise<void> {
  const Database = await loadSqlite()
  const documents = z.array(RouteDocument).parse(deserialize(readFileSync(file)))
  const start = performance.now()
  const db = openSqlite(Database, documents)
  const loadMs = performance.now() - start
  const { rows } = db.prepare<[], { rows: number }>('SELECT count(*) AS rows FROM offers').get() ?? { rows: 0 }
  const size = db.prepare<[], { bytes: number }>(
    'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()',
  )
  const answers = questions.map(({ query }) => {
    const prepared = statementsOf(query).map((text) => db.prepare(text))
    const [page = [], days = []] = prepared.map((statement) => statement.all())
    const shown = page as PageRow[]
    const us = medianUs(() => prepared.map((statement) => statement.all()))
    return { total: shown[0]?.total ?? 0, first: shown.map(rowName), days: days.length, us }
  })
  const pairing = db.prepare<[], { points: number; total: number }>(returnStatement(returnQuestion))
  const pairs = pairing.all()
  const returns = {
    total: pairs[0]?.total ?? 0,
    points: pairs.map(({ points }) => points),
    us: medianUs(() => pairing.all()),
  }
  const figures: SqliteFigures = { rows, loadMs, megabytes: (size.get()?.bytes ?? 0) / 1e6, answers, returns }
  process.stdout.write(JSON.stringify(figures))
}

if (process.argv[1]?.endsWith('sqlite.ts')) await main(process.argv[2] ?? '')
