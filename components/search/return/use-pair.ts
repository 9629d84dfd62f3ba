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

/** Requests every trip on one pair of days; with null it requests nothing. */
export function usePair(program: Program, question: Question, pair: Pair | null) {
  const nights = pair === null ? 0 : daysBetween(pair.out, pair.back)
  const pairQuestion = pair && {
    ...pickQuestion(question),
    when: { kind: 'range' as const, start: pair.out, end: pair.out },
    leaveOn: [],
    stay: { min: nights, max: nights },
  }
  return useAnswer(pairQuestion && journeyAddress(program, pairQuestion, { kind: 'return', week: null }), ReadReturns)
}

/** Returns the cheapest of the trips on a pair of days; undefined if none is on those days. */
export function cheapestOn(trips: readonly ReturnTrip[], pair: Pair): ReturnTrip | undefined {
  // Answers list the cheapest trips first.
  return trips.find(({ out, back }) => out.date === pair.out && back.date === pair.back)
}
