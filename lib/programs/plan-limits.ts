import type { Audience } from '../core/plan.ts'
import type { Program } from '../core/program.ts'

/** A benefit the published table is silent about. `getPlanLimits` says what the product does instead. */
type NotShown = null
const notShown: NotShown = null

export type LiveSearch = {
  /** Days a single live search may span. */
  rangeDays: number
  /** Origins x destinations x dates a single live search may ask. */
  permutations: number
}

type StatedLiveSearch = LiveSearch | 'none' | NotShown

type StatedBenefits = {
  qantas: {
    seats: number
    daysAhead: number
    statusRunDays: number
    oneworldDays: number
    liveSearch: StatedLiveSearch
    whereCanIGoDays: number
  }
  velocity: {
    seats: number | NotShown
    daysAhead: number | NotShown
    liveSearch: StatedLiveSearch
    whereCanIGoDays: number
  }
  alertsDaysAhead: number
}

const gold: StatedBenefits = {
  qantas: {
    seats: 4,
    daysAhead: 361,
    statusRunDays: 365,
    oneworldDays: 365,
    liveSearch: { rangeDays: 30, permutations: 600 },
    whereCanIGoDays: 30,
  },
  velocity: { seats: 9, daysAhead: 331, liveSearch: { rangeDays: 30, permutations: 600 }, whereCanIGoDays: 30 },
  alertsDaysAhead: 420,
}

const silverLiveSearch: LiveSearch = { rangeDays: 14, permutations: 400 }

/** The benefits table as it is published, cell by cell. Read limits through `getPlanLimits`, which decides the silent cells. */
export const benefits: Record<Audience, StatedBenefits> = {
  gold,
  silver: {
    ...gold,
    qantas: { ...gold.qantas, liveSearch: silverLiveSearch },
    velocity: { ...gold.velocity, liveSearch: silverLiveSearch },
  },
  free: {
    qantas: {
      seats: 1,
      daysAhead: 120,
      statusRunDays: 14,
      oneworldDays: 60,
      liveSearch: 'none',
      whereCanIGoDays: 14,
    },
    velocity: { seats: 1, daysAhead: 120, liveSearch: 'none', whereCanIGoDays: 14 },
    alertsDaysAhead: 120,
  },
  guest: {
    qantas: {
      seats: 1,
      daysAhead: 60,
      statusRunDays: 14,
      oneworldDays: 60,
      liveSearch: notShown,
      whereCanIGoDays: 14,
    },
    velocity: { seats: notShown, daysAhead: notShown, liveSearch: notShown, whereCanIGoDays: 14 },
    alertsDaysAhead: 60,
  },
}

/** What one caller may ask of one program. Days count from today in Sydney; a search may reach today + days. */
export type Limits = {
  /** Passengers on one flight. */
  seats: number
  daysAhead: number
  /** Null where the program has no such search. */
  statusRunDays: number | null
  /** Null where the program has no such search. */
  oneworldDays: number | null
  /** Null when the plan has no live search. */
  liveSearch: LiveSearch | null
  /** Days a where-can-I-go search may span. */
  whereCanIGoDays: number
  alertsDaysAhead: number
}

/**
 * The limits in force for a plan and program. Where the table shows nothing, the stricter reading holds:
 * a guest on Velocity gets what a guest on Qantas gets (1 seat, 60 days), and no live search.
 */
export function getPlanLimits(plan: Audience, program: Program): Limits {
  const stated = benefits[plan]
  const { qantas, velocity } = stated
  if (program === 'qantas') {
    return { ...qantas, liveSearch: granted(qantas.liveSearch), alertsDaysAhead: stated.alertsDaysAhead }
  }
  return {
    seats: velocity.seats ?? qantas.seats,
    daysAhead: velocity.daysAhead ?? qantas.daysAhead,
    statusRunDays: null,
    oneworldDays: null,
    liveSearch: granted(velocity.liveSearch),
    whereCanIGoDays: velocity.whereCanIGoDays,
    alertsDaysAhead: stated.alertsDaysAhead,
  }
}

function granted(stated: StatedLiveSearch): LiveSearch | null {
  return stated === 'none' || stated === notShown ? null : stated
}
