import type { Cabin } from '../../core/cabin.ts'
import { fareKinds } from '../../core/codes.ts'
import { type Program, programs } from '../../core/program.ts'
import { programFacts } from '../../programs/program-facts.ts'
import { programRules } from '../../programs/program-rules.ts'
import type { FareKind } from '../observation.ts'

/** Parsers for the cells of a recorded search. Scalar parsers return undefined for what they can't read. */

const CABINS = new Map<string, Cabin>([
  ['economy', 'Y'],
  ['premiumeconomy', 'W'],
  ['premium', 'W'],
  ['business', 'J'],
  ['first', 'F'],
  ['aceeco', 'Y'],
  ['aceprm', 'W'],
  ['acebus', 'J'],
  ['acefir', 'F'],
])

const PROGRAMS = new Map(programs.flatMap((program) => programFacts[program].aliases.map((alias) => [alias, program])))

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

const WRITTEN_DATE = /^(\d{1,2}) ([A-Za-z]{3})[a-z]* (\d{4})(?:,? (.*))?$/

/** Splits a cell that holds one value per flight. Recorders write `-` for unknown. */
export function parseList(cell: string): string[] {
  return cell === '' || cell === '-' ? [] : cell.split(',').map((part) => part.trim())
}

export function parseCabin(text: string): Cabin | undefined {
  return CABINS.get(text.toLowerCase().replace(/[^a-z]/g, ''))
}

export function parseProgram(text: string): Program | undefined {
  return PROGRAMS.get(text.trim().toLowerCase())
}

/** `2023-11-19 16:30:00`, `2023-11-19T16:30` or `03 MAY 2023 16:30`; `time` is null when the cell has only a date. */
export function parseMoment(text: string): { date: string; time: string | null } | undefined {
  const iso = isoText(text.trim())
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?)?Z?$/.exec(iso)
  return match?.[1] === undefined ? undefined : { date: match[1], time: match[2] ?? null }
}

function isoText(text: string): string {
  const [, day, month, year, time] = WRITTEN_DATE.exec(text) ?? []
  const number = MONTHS.indexOf(month?.toUpperCase() ?? '') + 1
  if (day === undefined || year === undefined || number === 0) return text
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}${time ? ` ${time}` : ''}`
}

/** Parses the time of a search. Recorders give no time zone, so their clocks are taken as UTC. */
export function parseSearchedAt(text: string): string | undefined {
  const parsed = new Date(`${isoText(text.trim()).replace(' ', 'T').replace(/Z$/, '')}Z`)
  return Number.isNaN(parsed.getTime()) ? undefined : parsed.toISOString()
}

/** `30200` or `30,200`. */
export function parseWhole(text: string): number | undefined {
  return /^\d{1,3}(,?\d{3})*$|^\d+$/.test(text) ? Number(text.replaceAll(',', '')) : undefined
}

/** `$292.35` is 29235 AUD cents, because both programs bill members in Australia in AUD. `-` is unknown (null). */
export function parseCharges(text: string): { minor: number; currency: 'AUD' } | null | undefined {
  if (text === '-' || text === '') return null
  const match = /^(?:AUD|A)? ?\$? ?([\d,]+)(?:\.(\d{1,2}))?$/.exec(text)
  if (match?.[1] === undefined) return undefined
  return {
    minor: Number(match[1].replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0')),
    currency: 'AUD',
  }
}

/** `9` means nine or more; `-` means some, count unknown (null). A listed option has seats, so 0 is an error. */
export function parseSeats(text: string): number | null | undefined {
  if (text === '-' || text === '') return null
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), 9) : undefined
}

/** `VA993(Virgin Australia)` is VA993. */
export function parseFlight(text: string): string | undefined {
  return /^([A-Z0-9]{2}\d{1,4})(?:\s*\(.*\))?$/.exec(text)?.[1]
}

const YES = /^(true|yes|1)$/i
const NO = /^(false|no|0)$/i

/**
 * Reads the kind of fare from the row's fare cell, dynamic pricing flag or brand; null when the row has none of them or
 * the brand doesn't decide it, undefined when it can't be read.
 */
export function parseFare(
  row: { fare: string; dynamic: string; brand: string },
  program: Program,
): FareKind | null | undefined {
  const fare = row.fare.trim().toLowerCase()
  if (fare !== '' && fare !== '-') return fareKinds.find((kind) => kind === fare)
  if (YES.test(row.dynamic)) return 'dynamic'
  if (NO.test(row.dynamic)) return 'reward'
  if (row.dynamic !== '' && row.dynamic !== '-') return undefined
  const brand = row.brand.trim()
  if (brand === '' || brand === '-') return null
  return programRules[program].classifyBrand(brand)
}
