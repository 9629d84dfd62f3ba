'use client'

import { useSearchParams } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'
import type { Fields } from '@/lib/calculators/fields.ts'
import { findBadValues } from '@/lib/core/address-state.ts'
import { BadParameters } from './bad-parameters.tsx'
import { useAddressState } from './use-address-state.ts'

/** What a calculator renders from: its inputs, and a function to change them. */
export type Tool<State> = { state: State; change: (change: Partial<State>) => void }

type CalculatorProps<State> = {
  fields: Fields<State>
  /** The inputs before the visitor changes any, and wherever the address has none or an invalid one. */
  defaults: State
  children: (tool: Tool<State>) => ReactNode
}

/**
 * Keeps a calculator's inputs in the address bar. The prerendered page shows the answer for the defaults; the browser
 * then renders it for its address. Until then the fields are disabled, because what was typed would be lost.
 */
export function Calculator<State extends object>(props: CalculatorProps<State>) {
  const { defaults, children } = props
  return (
    <Suspense fallback={<Waiting>{children({ state: defaults, change: () => {} })}</Waiting>}>
      <AddressedCalculator {...props} />
    </Suspense>
  )
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled data-waiting className="contents">
      {children}
    </fieldset>
  )
}

function AddressedCalculator<State extends object>({ fields, defaults, children }: CalculatorProps<State>) {
  const [state, change] = useAddressState(fields, defaults)
  const bad = findBadValues(fields, new URLSearchParams(useSearchParams()))
  return (
    <>
      {children({ state, change: (part) => change(part, 'replace') })}
      {bad.length > 0 ? (
        <div className="mt-3">
          <BadParameters bad={bad} />
        </div>
      ) : null}
    </>
  )
}
