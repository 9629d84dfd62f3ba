import type { Cabin } from '../core/cabin.ts'
import type { LocalDate } from '../core/clock.ts'
import type { Audience } from '../core/plan.ts'
import type { Program } from '../core/program.ts'
import type { PagePath } from '../pages/pages.ts'
import { qantasFacts } from './qantas/facts.ts'
import { velocityFacts } from './velocity/facts.ts'

export type LiveSearch = {
  /** Days a single live search may span. */
  rangeDays: number
  /** Origins x destinations x dates a single live search may ask. */
  permutations: number
}

/** A benefit the published table is silent about. `getPlanLimits` says what the product does instead. */
export type NotShown = null

/** One program's part of the published table of benefits, for one plan. */
export type StatedBenefits = {
  /** Passengers on one flight. */
  seats: number | NotShown
  daysAhead: number | NotShown
  liveSearch: LiveSearch | 'none' | NotShown
  /** Days a where-can-I-go search may span. */
  whereCanIGoDays: number
  /** Days a status run, and a oneworld itinerary, may lie ahead; left out where the program has no such search. */
  statusRunDays?: number
  oneworldDays?: number
}

/** A reward seat of one day. `domestic`: inside Australia; stops null: one or more that nobody named. */
export type BookedSeat = {
  from: string
  to: string
  date: LocalDate
  cabin: Cabin
  direct: boolean
  stops: readonly string[] | null
  domestic: boolean
}

/**
 * The airline's own search for a seat. The addresses are those recorded in use by others; the airlines publish none, so
 * a link may open an empty form one day.
 */
export type BookingLink = { href: string; label: string; note: string }

/**
 * What the whole site needs to know of a loyalty program, light enough for every page. Its price tables and rules are
 * in `program-rules.ts`. A new program is a folder with both, its id in lib/core/program.ts, and a line in each list.
 */
export type ProgramFacts = {
  /** In a column or a button: Qantas. */
  name: string
  /** The program in full. */
  fullName: string
  /** Qantas Points. */
  points: string
  /** The airline whose program it is, and its code. */
  airline: string
  carrier: string
  /** What the addresses of its pages begin with. */
  path: `/${string}`
  pages: { finder: PagePath; whereCanIGo: PagePath }
  /** Names that sources of seats know it by, in lower case. */
  aliases: readonly string[]
  /** Days ahead its own seats open to every member. */
  openDays: number
  benefits: Record<Audience, StatedBenefits>
  /** Where a seat is booked: the airline's own search, filled in for so many people. */
  bookingLink: (seat: BookedSeat, people: number) => BookingLink
}

export const programFacts: Record<Program, ProgramFacts> = { qantas: qantasFacts, velocity: velocityFacts }
