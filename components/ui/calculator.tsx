'use client'

import { useSearchParams } from 'next/navigation'
import { createParser, useQueryStates } from 'nuqs'
import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { type ReactNode, Suspense } from 'react'
import { type Fields, findBadValues } from '@/lib/calculators/fields.ts'
import { BadParameters } from './bad-parameters.tsx'

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
    <NuqsAdapter>
      <Suspense fallback={<Waiting>{children({ state: defaults, change: () => {} })}</Waiting>}>
        <AddressedCalculator {...props} />
      </Suspense>
    </NuqsAdapter>
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
  const [state, setState] = useQueryStates(toParsers(fields, defaults), { history: 'replace' })
  const bad = findBadValues(fields, new URLSearchParams(useSearchParams()))
  return (
    <>
      {children({ state: state as State, change: (change) => void setState(change as Record<string, Plain>) })}
      {bad.length > 0 ? (
        <div className="mt-3">
          <BadParameters bad={bad} />
        </div>
      ) : null}
    </>
  )
}

/** Any value an address can hold; the fields know which. */
type Plain = NonNullable<unknown>

function toParsers<State extends object>(fields: Fields<State>, defaults: State) {
  const plain = defaults as Record<string, Plain>
  return Object.fromEntries(
    Object.entries(fields as Fields<Record<string, Plain>>).map(([name, { read, write }]) => {
      const parser = createParser<Plain>({ parse: read, serialize: write, eq: (a, b) => write(a) === write(b) })
      return [name, parser.withDefault(plain[name] ?? '')]
    }),
  )
}
