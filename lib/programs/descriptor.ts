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

/** A benefit that the published table does not mention. `getPlanLimits` decides what applies instead. */
export type NotShown = null

/** One program's part of the published table of benefits, for one plan. */
export type StatedBenefits = {
  /** Passengers on one flight. */
  seats: number | NotShown
  daysAhead: number | NotShown
  liveSearch: LiveSearch | 'none' | NotShown
  /** Days a where-can-I-go search may span. */
  whereCanIGoDays: number
  /**
   * How many days ahead a status run and a oneworld itinerary may be searched; undefined if the program has no such
   * search.
   */
  statusRunDays?: number
  oneworldDays?: number
}

/**
 * A reward seat on one day. `domestic`: within Australia. `stops` null: there are stops, but the source did not name
 * them.
 */
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
 * A link to the airline's own search for a seat. The airlines do not publish these addresses; they were recorded from
 * links others use, so a link may one day open an empty form.
 */
export type BookingLink = { href: string; label: string; note: string }

/**
 * The facts of a loyalty program that the whole site needs, light enough for every page. Its price tables and rules are
 * in `program-rules.ts`. To add a program, add a folder with both, its id in lib/core/program.ts, and a line in each
 * list.
 */
export type ProgramFacts = {
  /** The short name, for columns and buttons: Qantas. */
  name: string
  /** The full name: Qantas Frequent Flyer. */
  fullName: string
  /** Qantas Points. */
  points: string
  /** The airline that runs the program, and its code. */
  airline: string
  carrier: string
  /** The path that the addresses of its pages begin with. */
  path: `/${string}`
  pages: { finder: PagePath; whereCanIGo: PagePath }
  /** Lower-case names by which sources of seats refer to it. */
  aliases: readonly string[]
  /** How many days ahead the airline's own reward seats open to every member. */
  openDays: number
  benefits: Record<Audience, StatedBenefits>
  /** Builds the link to the airline's own search for a seat, filled in for this many people. */
  bookingLink: (seat: BookedSeat, people: number) => BookingLink
}

type Classes = Partial<Record<Cabin, readonly string[]>>

export type BookingClassTable = {
  /** Whether the lists are complete: a class that is not listed is then sold for cash fares. */
  listsAll: boolean
  rows: readonly { carrier: string; reward: Classes; dynamic: Classes }[]
}

/** A table as it appears in its data file. */
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
  /** The lowest and highest price, which differ where demand picks a tier; null where that tier is not published. */
  points: { low: number | null; high: number | null }
  /** Every published amount, cheapest first. */
  amounts: readonly number[]
  /** True when there is one price regardless of demand. */
  fixed: boolean
  zone: number
  /** Statute miles flown. */
  miles: number
  /** The table the price was read from; for a trip priced in several parts, that of the first part. */
  table: TableReference
}

/** A booking class in which an airline sells seats for points, and whether upgrades use it too. */
export type RewardLetter = { code: string; cabin: Cabin; isUpgrade: boolean }

/**
 * What a program's points buy according to its published tables. All prices are for one adult, one way, on a booking
 * date; `NotPublished` says why there is no price. Light facts for every page are in `program-facts.ts`.
 */
export type ProgramRules = {
  /** Prices a non-stop flight. @throws NetworkError `unknown-airport`; RuleError `before-any-table` */
  priceFlight(flight: {
    from: string
    to: string
    carrier: string
    cabin: Cabin
    bookedOn: LocalDate
  }): RewardPrice | NotPublished
  /** Prices a journey of which only the miles are known. @throws RuleError `before-any-table` */
  priceMiles(journey: {
    miles: number
    carrier: string
    cabin: Cabin
    /** True for a journey within Australia. */
    domestic: boolean
    bookedOn: LocalDate
  }): RewardPrice | NotPublished
  /** Prices flights booked as one. @throws NetworkError; RuleError `before-any-table`, `bad-trip` */
  priceTrip(segments: readonly Segment[], bookedOn: LocalDate): RewardPrice | NotPublished
  /**
   * Says whether a fare brand, as the airline's answers spell it, is a reward; null for a brand that both kinds are
   * sold in.
   */
  classifyBrand(brand: string): 'reward' | 'dynamic' | null
  /** Which booking classes are reward seats and which are cash fares. */
  bookingClasses: BookingClassTable
  /**
   * The booking classes of an airline that the program's points can book, with their sources; empty where none are
   * published.
   */
  findRewardLetters(carrier: string): { letters: readonly RewardLetter[]; sources: readonly LetterSource[] }
  /** Its tables by file in its folder `data/`. */
  tables: readonly (readonly [file: string, tables: readonly RegisteredData[]])[]
}

export type LetterSource = { title: string; provenance: Provenance }
