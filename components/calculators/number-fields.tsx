'use client'

import type { Fields } from '@/lib/calculators/fields.ts'
import type { Codec } from '@/lib/core/url-state.ts'
import type { Tool } from '../ui/calculator.tsx'
import { NumberField } from '../ui/number-field.tsx'

/** The names of a calculator's numeric inputs. */
type NumberName<State> = { [Name in keyof State]: State[Name] extends number ? Name : never }[keyof State] & string

export type NumberInput<State> = {
  name: NumberName<State>
  label: string
  hint?: string
  unit?: string
  className?: string
}

type NumberFieldsProps<State> = Tool<State> & { fields: Fields<State>; inputs: readonly NumberInput<State>[] }

/** Renders number fields, each bound to its input. */
export function NumberFields<State extends object>({ state, change, fields, inputs }: NumberFieldsProps<State>) {
  return inputs.map(({ name, ...input }) => (
    <NumberField
      key={name}
      {...input}
      field={fields[name] as Codec<number>}
      value={state[name] as number}
      // A computed key widens to `string`; the type of `inputs` has checked that it holds a number.
      onChange={(value) => change({ [name]: value } as unknown as Partial<State>)}
    />
  ))
}
