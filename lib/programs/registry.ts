import type { LocalDate } from '../core/clock.ts'
import { addDays } from '../core/dates.ts'
import { type Program, programs } from '../core/program.ts'
import type { Confidence, TableReference } from '../core/provenance.ts'
import networkProvenance from '../network/data/provenance.json' with { type: 'json' }
import { amexCardTable, amexTransferTable } from './data/amex-data.ts'
import type { RegisteredData } from './descriptor.ts'
import { programRules } from './program-rules.ts'

/** A table of facts with what is needed to judge and renew it. */
export type RegisteredTable = TableReference & {
  program: Program | 'network' | 'cards'
  /** Where its figures stand, from the root of the project. */
  file: string
  /** False for a table that a newer one replaced; it stays for its booking dates. */
  current: boolean
  /** The day somebody last held it against its sources. */
  checkedOn: LocalDate
  /** The day it should be looked at again; null for a superseded one. */
  reviewOn: LocalDate | null
  /** What its sources left open. */
  missing: readonly string[]
}

/** The day the facts were gathered. */
const gatheredOn: LocalDate = '2026-11-20'
/** Weak and recalled figures are looked at sooner. */
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

/** Every table the site's figures come from. */
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

/** The current tables whose review date has come. */
export function tablesToReview(on: LocalDate): readonly RegisteredTable[] {
  return allTables().filter((table) => table.reviewOn !== null && table.reviewOn <= on)
}
