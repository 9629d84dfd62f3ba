import { countOf, formatNumber } from '../core/formats.ts'
import type { EarnMethod, Habit } from '../programs/qantas/data/earn-methods.ts'
import { earnMethods } from '../programs/qantas/data/earn-methods.ts'
import { type Fields, wholeNumber, yesOrNo } from './fields.ts'
import type { Step } from './working.ts'

/** Habits entered as a number, and what it counts. */
export const spendHabits = {
  cardSpend: '$ a month on cards',
  groceries: '$ a month at Woolworths',
  fuelLitres: 'Litres of fuel a month',
  shopping: '$ a month online',
  hotels: '$ a month on hotels',
  overseas: '$ a month overseas',
  savings: '$ kept in an account',
} as const satisfies Partial<Record<Habit, string>>

/** Habits answered with yes or no. */
export const joinHabits = {
  cardBonus: 'Take a new card',
  homeLoan: 'Move the home loan',
  switchHealth: 'Switch health cover',
  switchCover: 'Switch car or home cover',
  switchEnergy: 'Switch energy',
} as const satisfies Partial<Record<Habit, string>>

type SpendHabit = keyof typeof spendHabits
type JoinHabit = keyof typeof joinHabits

export type EarnState = Record<SpendHabit, number> & Record<JoinHabit, boolean> & { target: number; months: number }

export const earnDefaults: EarnState = {
  target: 150_000,
  months: 6,
  cardSpend: 2_500,
  groceries: 800,
  fuelLitres: 100,
  shopping: 200,
  hotels: 100,
  overseas: 0,
  savings: 0,
  cardBonus: true,
  homeLoan: false,
  switchHealth: false,
  switchCover: false,
  switchEnergy: true,
}

const dollars = wholeNumber(0, 1_000_000)

export const earnFields: Fields<EarnState> = {
  target: wholeNumber(1, 10_000_000),
  months: wholeNumber(1, 60),
  cardSpend: dollars,
  groceries: dollars,
  fuelLitres: wholeNumber(0, 10_000),
  shopping: dollars,
  hotels: dollars,
  overseas: dollars,
  savings: dollars,
  cardBonus: yesOrNo,
  homeLoan: yesOrNo,
  switchHealth: yesOrNo,
  switchCover: yesOrNo,
  switchEnergy: yesOrNo,
}

/** What one method earns within the months: the points that are certain, and the maximum. */
export type PlanLine = { method: EarnMethod; minPoints: number; maxPoints: number }

export type EarnPlan = {
  /** The most points first. */
  lines: readonly PlanLine[]
  minPoints: number
  maxPoints: number
  /** Points short of the target, counting `minPoints`; 0 when it is reached. */
  missing: number
  /** Whole months until `minPoints` reaches the target, or null when it does not within 50 years. */
  monthsToTarget: number | null
  steps: readonly Step[]
}

/** A savings account earns points on at most this many dollars. */
const savingsCap = 50_000

function countUnits(state: EarnState, habit: Habit): number {
  const value = state[habit]
  if (typeof value === 'boolean') return value ? 1 : 0
  return habit === 'savings' ? Math.min(value, savingsCap) : value
}

function toPlanLine(method: EarnMethod, state: EarnState, months: number): PlanLine {
  const units = countUnits(state, method.habit)
  const joined = units > 0 ? method.once : null
  const sum = (end: 'least' | 'most') => Math.floor((joined?.[end] ?? 0) + (method.rate?.[end] ?? 0) * units * months)
  return { method, minPoints: sum('least'), maxPoints: sum('most') }
}

/** Ranks every method by what it earns in the given months, and works out what is missing to the target. */
export function planEarning(state: EarnState): EarnPlan {
  const after = (months: number) => earnMethods.map((method) => toPlanLine(method, state, months))
  const total = (lines: readonly PlanLine[]) => lines.reduce((sum, { minPoints }) => sum + minPoints, 0)
  const lines = after(state.months)
    .filter(({ maxPoints }) => maxPoints > 0)
    .sort((a, b) => b.minPoints - a.minPoints || b.maxPoints - a.maxPoints)
  const minPoints = total(lines)
  const maxPoints = lines.reduce((sum, line) => sum + line.maxPoints, 0)
  const missing = Math.max(0, state.target - minPoints)
  let months: number | null = null
  for (let at = 1; at <= 600 && months === null; at++) if (total(after(at)) >= state.target) months = at
  return {
    lines,
    minPoints,
    maxPoints,
    missing,
    monthsToTarget: months,
    steps: [
      ...lines.slice(0, 5).map(({ method, minPoints: sure, maxPoints: up }) => ({
        what: method.name,
        how: `in ${countOf(state.months, 'month')}`,
        figure: sure === up ? formatNumber(sure) : `${formatNumber(sure)} to ${formatNumber(up)}`,
      })),
      { what: 'Guaranteed total', how: 'without ‘up to’ offers', figure: formatNumber(minPoints) },
    ],
  }
}
