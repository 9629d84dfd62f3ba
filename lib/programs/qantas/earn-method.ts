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

/** A way to earn Qantas Points on the ground. `rate` is points a month for one unit of the habit; `once` on joining. */
export type EarnMethod = Provenance & {
  id: string
  name: string
  habit: Habit
  /** Points on joining: at the least that is sure, and at the most. */
  once: { least: number; most: number } | null
  /** Points for each unit of the habit in a month, least and most. */
  rate: { least: number; most: number } | null
  words: string
  /** As the source dates it. */
  seen: string
}
