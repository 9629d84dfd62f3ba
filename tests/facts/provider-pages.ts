import { z } from 'zod'
import { type AvailabilityIndex, createIndex } from '../../lib/availability/index-store.ts'
import { type IngestReport, ingest } from '../../lib/availability/ingest.ts'
import type { FareChoice } from '../../lib/availability/observation.ts'
import { readSeatsAero } from '../../lib/availability/providers/seats-aero/rows.ts'
import { searchIndex } from '../../lib/availability/search.ts'
import type { Row, SearchQuery } from '../../lib/availability/search-contract.ts'
import { cabins } from '../../lib/core/cabin.ts'
import { fareChoices } from '../../lib/core/codes.ts'
import { addDays } from '../../lib/core/dates.ts'
import { type Program, programs } from '../../lib/core/program.ts'
import { findAirport } from '../../lib/network/airports.ts'
import { memoryRepository } from '../unit/lib/availability/memory-repository.ts'

/** One seat in a comparable form, either read from a provider's pages or answered by a search. */
export type Line = string

/** A row of the provider's answer, read by code that shares nothing with the engine. */
const VendorRow = z.looseObject({
  Source: z.enum(['qantas', 'velocity']),
  Date: z.string(),
  ComputedLastSeen: z.string(),
  TaxesCurrency: z.string(),
  Route: z.object({ OriginAirport: z.string(), DestinationAirport: z.string() }),
})
const VendorPage = z.object({ data: z.array(VendorRow) })

const lineOf = (parts: readonly unknown[]): Line => parts.map((part) => part ?? '-').join(' ')

/** The seats that the pages show, one line each. */
export function promisedBy(pages: readonly string[]): Set<Line> {
  const rows = pages.flatMap((page) => VendorPage.parse(JSON.parse(page)).data)
  return new Set(
    rows.flatMap((row) => cabins.flatMap((cabin) => (row[`${cabin}Available`] === true ? [promise(row, cabin)] : []))),
  )
}

function promise(row: z.infer<typeof VendorRow>, cabin: string): Line {
  const figure = (field: string) => Number(row[`${cabin}${field}`]) || null
  const seats = figure('RemainingSeats')
  const minor = figure('TotalTaxes')
  const airlines = String(row[`${cabin}Airlines`])
    .split(',')
    .map((code) => code.trim())
  const { OriginAirport: from, DestinationAirport: to } = row.Route
  return lineOf([
    ...[row.Source, from, to, row.Date, cabin, row[`${cabin}Direct`] === true ? 'direct' : 'connecting'],
    ...[figure('MileageCostRaw'), seats && Math.min(9, seats), minor, minor && (row.TaxesCurrency || null)],
    ...[[...new Set(airlines)].filter(Boolean).sort().join('/'), new Date(row.ComputedLastSeen).toISOString()],
  ])
}

export type EndToEnd = { report: IngestReport; index: AvailabilityIndex; answered: Set<Line> }

/** Takes pages through the provider's reader, the ingest, the packed documents, the index and the search. */
export async function answeredOf(pages: readonly string[], now: string): Promise<EndToEnd> {
  const repository = memoryRepository()
  const taking = { tally: { rows: 0, duplicates: 0 }, taken: new Set<string>() }
  const items = async function* () {
    for (const [at, page] of pages.entries()) {
      yield* readSeatsAero(inPieces(page), { ...taking, file: `page ${at + 1}` })
    }
  }
  const isKnownAirport = (code: string) => findAirport(code) !== undefined
  const report = await ingest(items(), { repository, now, isKnownAirport })
  const index = createIndex()
  for (const route of repository.routes.values()) index.applyRoute(route)
  return { report, index, answered: new Set(programs.flatMap((program) => answers(index, program, now))) }
}

/** Yields text as a file stream does, cut into chunks at arbitrary places. */
async function* inPieces(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += 1_009) yield bytes.subarray(at, at + 1_009)
}

function answers(index: AvailabilityIndex, program: Program, now: string): Line[] {
  return fareChoices.flatMap((fares) => answersFor(index, program, now, fares))
}

function answersFor(index: AvailabilityIndex, program: Program, now: string, fares: FareChoice): Line[] {
  const routes = index.allRoutes()
  const start = now.slice(0, 10)
  const query: SearchQuery = {
    ...{ programs: [program], from: routes.map(({ from }) => from), to: routes.map(({ to }) => to) },
    ...{ start, end: addDays(start, 400), cabins: [...cabins], seats: 1, directOnly: false, carriers: null },
    ...{
      fares,
      notCarriers: [],
      aircraft: null,
      sources: null,
      maxPoints: null,
      maxCharges: null,
      maxMinutes: null,
      within: {},
    },
    ...{ sort: 'date', thenBy: null, cursor: null, take: 500 },
  }
  const lines: Line[] = []
  let cursor: string | null = null
  do {
    const page: ReturnType<typeof searchIndex> = searchIndex(index, { ...query, cursor }, { tablePrice: () => null })
    lines.push(...page.rows.map(answer))
    cursor = page.nextCursor
  } while (cursor !== null)
  return lines
}

function answer({ program, from, to, date, cabin, direct, points, seats, charges, carriers, seenAt }: Row): Line {
  const kind = direct ? 'direct' : 'connecting'
  // Estimated charges were not on the page.
  const money = charges?.estimatedFrom === undefined ? [charges?.minor, charges?.currency] : [null, null]
  const airlines = carriers.toSorted().join('/')
  return lineOf([program, from, to, date, cabin, kind, points, seats, ...money, airlines, seenAt])
}
