import { addDays, laterOf, monthOf } from '../availability/days.ts'
import { type Cabin, cabins, type Program, programs } from '../availability/observation.ts'
import type { LocalDate } from '../clock.ts'
import type { AlertSettings } from './alert.ts'

/** Numbers for place tokens, handed out as they come. 0 stands for any place. */
export class TokenNumbers {
  readonly #numbers = new Map<string, number>()

  numberOf(token: string): number {
    const known = this.#numbers.get(token)
    if (known !== undefined) return known
    const next = this.#numbers.size + 1
    if (next >= TOKENS) throw new RangeError(`more than ${TOKENS - 2} places are named by alerts`)
    this.#numbers.set(token, next)
    return next
  }

  find(token: string): number | undefined {
    return this.#numbers.get(token)
  }
}

const TOKENS = 4096
const ANY_PLACE = 0
/** Months after which a key repeats; whoever reads a list checks the day. */
const MONTHS = 128
/** Pairs of tokens an alert is filed under by itself; one with more is filed under its origins alone. */
const MOST_PAIRS = 64

type KeyParts = { back: boolean; program: Program; from: number; to: number; month: string; cabin: Cabin }

/** One number for all that an alert is filed under. */
function keyOf({ back, program, from, to, month, cabin }: KeyParts): number {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5))
  const place = from * TOKENS + to
  const time = (months % MONTHS) * cabins.length + cabins.indexOf(cabin)
  return (place * MONTHS * cabins.length + time) * 4 + programs.indexOf(program) * 2 + Number(back)
}

/**
 * The keys an alert is filed under: program, origin token, destination token, month and cabin of its own words, so
 * that "any of Australia to Europe" is one pair. A return trip is filed under its way back as well. Days that are over
 * are left out.
 */
export function keysOfAlert(settings: AlertSettings, tokens: TokenNumbers, today: LocalDate): number[] {
  const { from, to, dates, stay } = settings
  const start = laterOf(dates.start, today)
  if (dates.end < start) return []
  const out = keysOfLeg(settings, tokens, { back: false, from, to, start, end: dates.end })
  if (stay === null) return out
  const window = { start: addDays(start, stay.min), end: addDays(dates.end, stay.max) }
  return [...out, ...keysOfLeg(settings, tokens, { back: true, from: to, to: from, ...window })]
}

type Leg = { back: boolean; from: string[]; to: string[]; start: LocalDate; end: LocalDate }

function keysOfLeg({ programs, cabins }: AlertSettings, tokens: TokenNumbers, leg: Leg): number[] {
  const origins = new Set(leg.from)
  const destinations = new Set(leg.to)
  const isWide = origins.size * destinations.size > MOST_PAIRS
  const keys: number[] = []
  for (const month of monthsBetween(leg.start, leg.end)) {
    for (const program of programs) {
      for (const cabin of cabins) {
        for (const from of origins) {
          const shared = { back: leg.back, program, from: tokens.numberOf(from), month, cabin }
          if (isWide) keys.push(keyOf({ ...shared, to: ANY_PLACE }))
          else for (const to of destinations) keys.push(keyOf({ ...shared, to: tokens.numberOf(to) }))
        }
      }
    }
  }
  return [...new Set(keys)]
}

function monthsBetween(start: LocalDate, end: LocalDate): string[] {
  const months: string[] = []
  for (let first = `${monthOf(start)}-01`; first <= end; first = `${monthOf(addDays(first, 31))}-01`) {
    months.push(monthOf(first))
  }
  return months
}

/** Every key that an alert for a lane could be filed under, given the tokens that mean its airports. */
export function keysOfLane(
  lane: { program: Program; date: LocalDate; cabin: Cabin },
  from: readonly number[],
  to: readonly number[],
): number[] {
  const { program, cabin } = lane
  const month = monthOf(lane.date)
  return [false, true].flatMap((back) =>
    from.flatMap((origin) =>
      [ANY_PLACE, ...to].map((destination) => keyOf({ back, program, from: origin, to: destination, month, cabin })),
    ),
  )
}

/** Whether a key belongs to the way back of a return trip. */
export function isBackKey(key: number): boolean {
  return key % 2 === 1
}
