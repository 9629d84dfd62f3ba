import type { Provenance } from '../../core/provenance.ts'

/** What a person must do or spend for a way of earning to count. */
export type Habit =
  | 'cardBonus'
  | 'switchEnergy'
  | 'switchHealth'
  | 'switchCover'
  | 'homeLoan'
  | 'cardSpend'
  | 'groceries'
  | 'fuelLitres'
  | 'shopping'
  | 'hotels'
  | 'overseas'
  | 'savings'

/**
 * A way to earn Qantas Points without flying. `rate` is points a month for one unit of the habit; `once` is paid on
 * joining.
 */
export type EarnMethod = Provenance & {
  id: string
  name: string
  habit: Habit
  /** Points on joining: the certain minimum, and the maximum. */
  once: { least: number; most: number } | null
  /** Points for each unit of the habit in a month, least and most. */
  rate: { least: number; most: number } | null
  words: string
  /** The date as the source gives it. */
  seen: string
}
