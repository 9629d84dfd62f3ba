'use client'

import type { ReactNode } from 'react'
import { JourneyAnswer, type JourneyResult } from '@/lib/availability/journeys-contract.ts'
import type { Program } from '@/lib/core/program.ts'
import { pickQuestion, type Question } from '@/lib/search/finder-state.ts'
import { type JourneyRequest, journeyAddress } from '@/lib/search/request.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FailedResult } from '../failed-result.tsx'
import { useAnswer } from '../use-answer.ts'

type Kind = JourneyRequest['kind']
type Result<K extends Kind> = Extract<JourneyResult, { kind: K }>

/** Returns journeys of one kind, or what to show instead: a skeleton while loading, or the error. */
export function useJourneys<K extends Kind>(
  program: Program,
  question: Question,
  request: JourneyRequest & { kind: K },
): { result: Result<K> | null; sample: boolean; standIn: ReactNode } {
  const { data, error, refetch } = useAnswer(journeyAddress(program, pickQuestion(question), request), JourneyAnswer)
  if (error)
    return { result: null, sample: false, standIn: <FailedResult error={error} onRetry={() => void refetch()} /> }
  if (data?.result.kind !== request.kind) return { result: null, sample: false, standIn: <Skeleton className="h-48" /> }
  return { result: data.result as Result<K>, sample: data.sample, standIn: null }
}
