'use client'

import type { ReturnTrip } from '@/lib/availability/journeys-contract.ts'
import { daysBetween } from '@/lib/core/dates.ts'
import type { Program } from '@/lib/core/program.ts'
import { pickQuestion, type Question } from '@/lib/search/finder-state.ts'
import { ReadReturns } from '@/lib/search/read-returns.ts'
import { journeyAddress } from '@/lib/search/request.ts'
import { useAnswer } from '../use-answer.ts'

/** A day to leave and a day to come home. */
export type Pair = { out: string; back: string }

/** Every way to fly on two days, asked for on their own; null asks nothing. */
export function usePair(program: Program, question: Question, pair: Pair | null) {
  const nights = pair === null ? 0 : daysBetween(pair.out, pair.back)
  const asked = pair && {
    ...pickQuestion(question),
    when: { kind: 'range' as const, start: pair.out, end: pair.out },
    leaveOn: [],
    stay: { least: nights, most: nights },
  }
  return useAnswer(asked && journeyAddress(program, asked, { kind: 'return', week: null }), ReadReturns)
}

/** The cheapest trip of two days among those of an answer; undefined where the answer is about other days. */
export function cheapestOn(trips: readonly ReturnTrip[], pair: Pair): ReturnTrip | undefined {
  // An answer has its cheapest trips first.
  return trips.find(({ out, back }) => out.date === pair.out && back.date === pair.back)
}
