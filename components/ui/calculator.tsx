'use client'

import { useSearchParams } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'
import { type Fields, findBadValues } from '@/lib/calculators/fields.ts'
import { BadParameters } from './bad-parameters.tsx'
import { useAddressState } from './use-address-state.ts'

/** What an island draws from: its inputs, and a way to change them. */
export type Tool<State> = { state: State; change: (change: Partial<State>) => void }

type CalculatorProps<State> = {
  fields: Fields<State>
  /** What is asked before anybody changes anything, and wherever the address is silent or wrong. */
  defaults: State
  children: (tool: Tool<State>) => ReactNode
}

/**
 * A calculator's inputs in the address bar. The prerendered page holds the answer to the defaults; the browser draws
 * it again for what its address says. Until then its fields take nothing, or what was typed would be lost.
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
