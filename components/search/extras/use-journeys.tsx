'use client'

import type { ReactNode } from 'react'
import { JourneyAnswer, type JourneyResult } from '@/lib/availability/journeys-contract.ts'
import type { Program } from '@/lib/core/program.ts'
import { pickQuestion, type Question } from '@/lib/search/finder-state.ts'
import { type JourneyRequest, journeyAddress } from '@/lib/search/request.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useExtraAnswer } from './extra-frame.tsx'

type Kind = JourneyRequest['kind']
type Result<K extends Kind> = Extract<JourneyResult, { kind: K }>

/** Returns journeys of one kind, or what to show instead. */
export function useJourneys<K extends Kind>(
  program: Program,
  question: Question,
  request: JourneyRequest & { kind: K },
): { result: Result<K> | null; sample: boolean; standIn: ReactNode } {
  const address = journeyAddress(program, pickQuestion(question), request)
  const { data, standIn } = useExtraAnswer(address, JourneyAnswer)
  // Until the new answer is here, the previous one may be of another kind.
  if (data?.result.kind === request.kind) return { result: data.result as Result<K>, sample: data.sample, standIn }
  return { result: null, sample: false, standIn: standIn ?? <Skeleton className="h-48" /> }
}
