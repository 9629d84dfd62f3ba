'use client'

import { SummaryAnswer } from '@/lib/availability/summary-contract.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { useAnswer } from './use-answer.ts'

/** How many offers stay below a ceiling, while it is still being typed. `address` counts them with it set. */
export function CeilingCount({ address }: { address: string }) {
  const { data, isPlaceholderData } = useAnswer(address, SummaryAnswer)
  if (!data || isPlaceholderData) return null
  return data.total === 1 ? '1 offer stays below.' : `${formatNumber(data.total)} offers stay below.`
}
