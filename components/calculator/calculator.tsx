'use client'

import { useSearchParams } from 'next/navigation'
import { createParser, useQueryStates } from 'nuqs'
import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { type ReactNode, Suspense } from 'react'
import { badValuesOf, type Fields } from '@/lib/calculators/fields.ts'
import { BadParameters } from '../finder/bad-parameters.tsx'

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
 * it again for what its address says.
 */
export function Calculator<State extends object>(props: CalculatorProps<State>) {
  const { defaults, children } = props
  return (
    <NuqsAdapter>
      <Suspense fallback={children({ state: defaults, change: () => {} })}>
        <AddressedCalculator {...props} />
      </Suspense>
    </NuqsAdapter>
  )
}

function AddressedCalculator<State extends object>({ fields, defaults, children }: CalculatorProps<State>) {
  const [state, setState] = useQueryStates(parsersOf(fields, defaults), { history: 'replace' })
  const bad = badValuesOf(fields, new URLSearchParams(useSearchParams()))
  return (
    <>
      {children({ state: state as State, change: (change) => void setState(change) })}
      {bad.length > 0 ? (
        <div className="mt-3">
          <BadParameters bad={bad} />
        </div>
      ) : null}
    </>
  )
}

function parsersOf<State extends object>(fields: Fields<State>, defaults: State) {
  const names = Object.keys(fields) as (keyof State & string)[]
  return Object.fromEntries(
    names.map((name) => {
      const { read, write } = fields[name]
      const parser = createParser({
        parse: (text: string) => read(text) as NonNullable<State[typeof name]> | null,
        serialize: write,
        eq: (a, b) => write(a) === write(b),
      })
      return [name, parser.withDefault(defaults[name] as NonNullable<State[typeof name]>)]
    }),
  )
}
