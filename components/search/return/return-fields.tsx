'use client'
'use no memo'

import { useEffect } from 'react'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLater } from '../../ui/use-later.ts'
import type { ReturnFieldsProps } from './stay-fields.tsx'

const tripOptions = [
  { value: 'one-way', label: 'One way' },
  { value: 'return', label: 'Return' },
] as const

/** Loads the fields, and prefetches the code that will show the answer. */
async function loadStay() {
  import('./return-result.tsx').catch(() => {})
  return (await import('./stay-fields.tsx')).StayFields
}

/** One way or return; for a return, also the nights away and the cabins home. */
export function ReturnFields(props: ReturnFieldsProps) {
  const { draft, onChange } = props
  const isReturn = draft.trip === 'return'
  const { Component: StayFields, startLoading } = useLater(loadStay)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time the trip becomes a return.
  useEffect(() => {
    if (isReturn) startLoading()
  }, [isReturn])
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 max-sm:w-full">
      <Segmented label="Trip" value={draft.trip} options={tripOptions} onChange={(trip) => onChange({ trip })} />
      {isReturn ? StayFields ? <StayFields {...props} /> : <Skeleton className="h-11 w-126 max-w-full" /> : null}
    </div>
  )
}
