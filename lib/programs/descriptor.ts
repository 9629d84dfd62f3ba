import type { Cabin } from '../core/cabin.ts'
import type { LocalDate } from '../core/clock.ts'
import type { Audience } from '../core/plan.ts'
import type { NotPublished, Provenance, TableReference } from '../core/provenance.ts'
import type { PagePath } from '../pages/pages.ts'
import type { Segment } from './segment.ts'

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

type Classes = Partial<Record<Cabin, readonly string[]>>

export type BookingClassTable = {
  /** Whether the carriers' lists are whole: a class that is missing is then a class of cash fares. */
  listsAll: boolean
  rows: readonly { carrier: string; reward: Classes; dynamic: Classes }[]
}

/** A table as its data file has it. */
export type RegisteredData = {
  id?: string
  title?: string
  asOf: string
  sources: readonly string[]
  confidence: string
  checkedOn?: string
  validTo?: string | null
  missing?: readonly string[]
}

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
