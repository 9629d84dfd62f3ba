import type { Cabin } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import type { Program } from '../../core/program.ts'
import type { Confidence } from '../../core/provenance.ts'
import qantasCash from '../qantas/data/cash-part.json' with { type: 'json' }
import velocityCash from '../velocity/data/cash-part.json' with { type: 'json' }

/** Taxes and charges somebody was once asked for, per adult. An example with its date, never a price of today. */
export type CashExample = {
  program: Program
  /** Airports in order: `SYD-DOH-LHR`. */
  route: string
  /** Carrier codes, joined by + where several. */
  carrier: string
  cabin: Cabin
  way: 'one way' | 'return'
  aud: number | null
  /** Where only a lower bound was told. */
  moreThan: number | null
  /** Year, month or day. */
  seen: string
  what: string
  confidence: Confidence
}

type CashTable = { observations: readonly unknown[]; risen: readonly Rise[] }

/** What was seen of each program; nothing of one without a table. */
const tables: Partial<Record<Program, CashTable>> = { qantas: qantasCash, velocity: velocityCash }

/** When a carrier raised its charges. Amounts from before say too little. */
type Rise = { carrier: string; on: LocalDate; what: string }

/** Known to say too little today: a carrier has raised its charges since. */
export function isOutdated({ program, carrier, seen }: CashExample): boolean {
  const risen = tables[program]?.risen ?? []
  // An amount known by its year or month alone is held against as much of the day.
  return risen.some((rise) => carrier.split('+').includes(rise.carrier) && seen < rise.on.slice(0, seen.length))
}

/** Everything seen of a program's cash part, newest first. */
export function cashExamples(program: Program): CashExample[] {
  const examples = (tables[program]?.observations ?? []).map((one) => ({ program, ...(one as object) }) as CashExample)
  return examples.sort((a, b) => b.seen.localeCompare(a.seen))
}

/**
 * What was seen of the cash part between two airports, either way round, newest first. There is no table of charges:
 * show "check with the airline" unless a live figure is at hand, and never 0.
 */
export function cashExamplesFor(asked: {
  program: Program
  from: string
  to: string
  carrier?: string
  cabin?: Cabin
}): CashExample[] {
  return cashExamples(asked.program).filter(({ route, carrier, cabin }) => {
    const ends = [route.slice(0, 3), route.slice(-3)]
    return (
      ends.includes(asked.from) &&
      ends.includes(asked.to) &&
      (!asked.carrier || carrier.split('+').includes(asked.carrier)) &&
      (!asked.cabin || cabin === asked.cabin)
    )
  })
}
