import type { Cabin } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import type { Program } from '../../core/program.ts'
import type { Confidence } from '../../core/provenance.ts'
import qantasCash from '../qantas/data/cash-part.json' with { type: 'json' }
import velocityCash from '../velocity/data/cash-part.json' with { type: 'json' }

/** Taxes and charges that were once asked for, per adult. A dated example, never today's price. */
export type CashExample = {
  program: Program
  /** Airports in order: `SYD-DOH-LHR`. */
  route: string
  /** Carrier codes, joined by + where several. */
  carrier: string
  cabin: Cabin
  way: 'one way' | 'return'
  aud: number | null
  /** Set when the source gave only a lower bound. */
  moreThan: number | null
  /** The year, month or day on which it was seen. */
  seen: string
  what: string
  confidence: Confidence
}

type CashTable = { observations: readonly unknown[]; risen: readonly Rise[] }

/** The examples of each program; a program may have none. */
const tables: Partial<Record<Program, CashTable>> = { qantas: qantasCash, velocity: velocityCash }

/** When a carrier raised its charges. Amounts seen before are too low. */
type Rise = { carrier: string; on: LocalDate; what: string }

/** Whether an example is known to be too low today because a carrier has raised its charges since. */
export function isOutdated({ program, carrier, seen }: CashExample): boolean {
  const risen = tables[program]?.risen ?? []
  // If only the year or month of an example is known, compare it with the same part of the date of the rise.
  return risen.some((rise) => carrier.split('+').includes(rise.carrier) && seen < rise.on.slice(0, seen.length))
}

/** Lists every example of a program's cash part, newest first. */
export function cashExamples(program: Program): CashExample[] {
  const examples = (tables[program]?.observations ?? []).map((one) => ({ program, ...(one as object) }) as CashExample)
  return examples.sort((a, b) => b.seen.localeCompare(a.seen))
}

/**
 * Lists the examples of the cash part between two airports, in either direction, newest first. There is no table of
 * charges: show "check with the airline" unless a live figure is available, and never 0.
 */
export function cashExamplesFor({ program, from, to }: { program: Program; from: string; to: string }): CashExample[] {
  return cashExamples(program).filter(({ route }) => {
    const ends = [route.slice(0, 3), route.slice(-3)]
    return ends.includes(from) && ends.includes(to)
  })
}
