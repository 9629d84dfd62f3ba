import type { Cabin } from '../core/cabin.ts'
import type { LocalDate } from '../core/clock.ts'
import type { Program } from '../core/program.ts'
import type { NotPublished, Provenance, TableReference } from '../core/provenance.ts'
import type { BookingClassTable } from './booking-classes.ts'
import { qantasRules } from './qantas/rules.ts'
import type { RegisteredData } from './registry.ts'
import type { Segment } from './segment.ts'
import { velocityRules } from './velocity/rules.ts'

/** A published price for one adult, one way. */
export type RewardPrice = {
  status: 'published'
  /** The cheapest and the dearest, which differ where demand picks a tier; null where that tier is not published. */
  points: { low: number | null; high: number | null }
  /** Every published amount, cheapest first. */
  amounts: readonly number[]
  /** True where there is one price, whatever the demand. */
  fixed: boolean
  zone: number
  /** Statute miles flown. */
  miles: number
  /** The table it was read from; of a trip in several parts that of the first. */
  table: TableReference
}

/** A letter under which an airline sells seats for points, and whether upgrades come out of it too. */
export type RewardLetter = { code: string; cabin: Cabin; isUpgrade: boolean }

/**
 * What a program's points buy, by its published tables. All of them answer for one adult, one way, and a day of
 * booking; `NotPublished` says why there is no price. Light facts that every page may carry: `program-facts.ts`.
 */
export type ProgramRules = {
  /** A non-stop flight. @throws NetworkError `unknown-airport`; RuleError `before-any-table` */
  priceFlight(flight: {
    from: string
    to: string
    carrier: string
    cabin: Cabin
    bookedOn: LocalDate
  }): RewardPrice | NotPublished
  /** A journey of which the miles are all that is known. @throws RuleError `before-any-table` */
  priceMiles(journey: {
    miles: number
    carrier: string
    cabin: Cabin
    /** True inside Australia. */
    domestic: boolean
    bookedOn: LocalDate
  }): RewardPrice | NotPublished
  /** Flights that are booked as one. @throws NetworkError; RuleError `before-any-table`, `bad-trip` */
  priceTrip(segments: readonly Segment[], bookedOn: LocalDate): RewardPrice | NotPublished
  /** Whether a brand of fare, as the airline's answers spell it, is a reward; null where both are sold in it. */
  classifyBrand(brand: string): 'reward' | 'dynamic' | null
  /** Which booking classes are reward seats. */
  bookingClasses: BookingClassTable
  /** The letters of an airline that its points book, and where they were read; none where they are not published. */
  findRewardLetters(carrier: string): { letters: readonly RewardLetter[]; sources: readonly LetterSource[] }
  /** Its tables by file in its folder `data/`. */
  tables: readonly (readonly [file: string, tables: readonly RegisteredData[]])[]
}

export type LetterSource = { title: string; provenance: Provenance }

export const programRules: Record<Program, ProgramRules> = { qantas: qantasRules, velocity: velocityRules }
