import type { LocalDate } from '../core/clock.ts'
import { addDays } from '../core/dates.ts'
import { type Program, programs } from '../core/program.ts'
import type { Confidence, TableReference } from '../core/provenance.ts'
import networkProvenance from '../network/data/provenance.json' with { type: 'json' }
import { amexCardTable, amexTransferTable } from './data/amex-data.ts'
import type { RegisteredData } from './descriptor.ts'
import { programRules } from './program-rules.ts'

/** A table of figures, with what is needed to judge it and keep it up to date. */
export type RegisteredTable = TableReference & {
  program: Program | 'network' | 'cards'
  /** The file that holds its figures, from the root of the project. */
  file: string
  /** False for a table that a newer one has replaced; it is kept for its booking dates. */
  current: boolean
  /** The date it was last checked against its sources. */
  checkedOn: LocalDate
  /** The date by which to check it again; null for a replaced table. */
  reviewOn: LocalDate | null
  /** What its sources do not answer. */
  missing: readonly string[]
}

/** The day the facts were gathered. */
const gatheredOn: LocalDate = '2026-11-20'
/** Days until a table is reviewed: weak and recalled figures are reviewed sooner. */
const reviewDays = { official: 180, confirmed: 180, derived: 180, weak: 90, recalled: 90 } as const satisfies Record<
  Confidence,
  number
>

function register(
  program: RegisteredTable['program'],
  file: string,
  tables: readonly RegisteredData[],
): RegisteredTable[] {
  return tables.map((table) => {
    const confidence = table.confidence as Confidence
    const current = (table.validTo ?? null) === null
    const checkedOn = table.checkedOn ?? gatheredOn
    return {
      program,
      file,
      id: table.id ?? file.replace(/^.*\/|\.\w+$/g, ''),
      title: table.title ?? file,
      asOf: table.asOf,
      sources: table.sources,
      confidence,
      current,
      checkedOn,
      reviewOn: current ? addDays(checkedOn, reviewDays[confidence]) : null,
      missing: table.missing ?? [],
    }
  })
}

const network: RegisteredData = {
  id: 'network',
  title: 'Airports, carriers and routes',
  asOf: networkProvenance.asOf,
  confidence: 'recalled',
  sources: [networkProvenance.airportSource, networkProvenance.sourcing],
  missing: networkProvenance.unconfirmed,
}

/** Lists every table that the site's figures come from. */
export function allTables(): readonly RegisteredTable[] {
  return [
    ...register('network', 'lib/network/data/routes.json', [network]),
    ...register('cards', 'lib/programs/data/amex-data.ts', [amexTransferTable, amexCardTable]),
    ...programs.flatMap((program) =>
      programRules[program].tables.flatMap(([file, tables]) =>
        register(program, `lib/programs/${program}/data/${file}`, tables),
      ),
    ),
  ]
}

/** Lists the current tables that are due for review. */
export function tablesToReview(on: LocalDate): readonly RegisteredTable[] {
  return allTables().filter((table) => table.reviewOn !== null && table.reviewOn <= on)
}
