'use client'

import { type ComponentProps, lazy, Suspense, useEffect } from 'react'
import { localDateOf } from '@/lib/core/clock.ts'
import type { Program } from '@/lib/core/program.ts'
import { AnswerProviders } from '../ui/answer-providers.tsx'
import { useAfterPaint } from '../ui/use-after-paint.ts'
import { ExtrasBar } from './extras/extras-bar.tsx'
import { type FormInSheet, PhoneSearch } from './phone-search.tsx'
import { ResultPanel } from './result-panel.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import type { Told } from './told.ts'
import type { FinderAddress } from './use-finder-state.ts'
import { useSearch } from './use-search.ts'

type FinderResultProps = {
  program: Program
  address: FinderAddress
  form: FormInSheet
  onTold: (told: Told) => void
}

/** Everything about a question that has been asked; fetched once there is one. */
export function FinderResult(props: FinderResultProps) {
  return (
    <AnswerProviders>
      {props.address.state.trip === 'return' ? <AskedReturn {...props} /> : <AskedQuestion {...props} />}
    </AnswerProviders>
  )
}

/** Pairing both ways is fetched by those who ask for it. */
const ReturnResult = lazy(async () => ({ default: (await import('./return/return-result.tsx')).ReturnResult }))

function AskedReturn({ program, address, form }: FinderResultProps) {
  return (
    <>
      <PhoneSearch question={address.state} form={form} />
      <Suspense fallback={<ResultSkeleton />}>
        <ReturnResult program={program} address={address} />
      </Suspense>
    </>
  )
}

function AskedQuestion({ program, address, form, onTold }: FinderResultProps) {
  const { state } = address
  const search = useSearch(program, state, state)
  const today = search.answer ? localDateOf(search.answer.now) : null
  const isBusy = search.status === 'loading' || search.isStale
  useEffect(() => onTold({ today, isBusy }), [today, isBusy, onTold])
  return (
    <>
      <PhoneSearch question={state} form={form} />
      <ResultPanel program={program} address={address} search={search} />
      {search.answer ? <LaterExtras program={program} address={address} answer={search.answer} /> : null}
    </>
  )
}

/** What else can be made of the answer, once its first rows stand there. */
function LaterExtras(props: ComponentProps<typeof ExtrasBar>) {
  return useAfterPaint() ? <ExtrasBar {...props} /> : null
}
