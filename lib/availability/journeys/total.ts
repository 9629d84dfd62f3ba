import type { Program } from '../../core/program.ts'
import type { Charges } from '../../core/schemas.ts'
import type { Leg, Total } from '../journeys-contract.ts'

/** A leg, and how many people it is counted for. */
export type Share = { leg: Pick<Leg, 'program' | 'points' | 'charges'>; seats: number }

/** Sums several bookings. Journeys only contain legs with known points. */
export function sumShares(shares: readonly Share[]): Total {
  const byProgram: Partial<Record<Program, number>> = {}
  let points = 0
  for (const { leg, seats } of shares) {
    const part = (leg.points ?? 0) * seats
    points += part
    byProgram[leg.program] = (byProgram[leg.program] ?? 0) + part
  }
  return { points, byProgram, charges: sumOfCharges(shares) }
}

/** Returns null when any part is unknown, names no currency, or is in a different currency. */
function sumOfCharges(shares: readonly Share[]): Charges | null {
  const currency = shares[0]?.leg.charges?.currency ?? null
  let minor = 0
  // A sum is dated by its oldest estimate.
  let estimatedFrom: string | undefined
  for (const { leg, seats } of shares) {
    if (leg.charges === null || currency === null || leg.charges.currency !== currency) return null
    minor += leg.charges.minor * seats
    const from = leg.charges.estimatedFrom
    if (from !== undefined && from < (estimatedFrom ?? '9')) estimatedFrom = from
  }
  return { minor, currency, ...(estimatedFrom === undefined ? {} : { estimatedFrom }) }
}
