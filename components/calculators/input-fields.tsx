'use client'

import type { Fields } from '@/lib/calculators/fields.ts'
import type { Tool } from '../ui/calculator.tsx'
import type { SelectOption } from '../ui/select-box.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { NumberFields, type NumberInput } from './number-fields.tsx'

/** A choice among options, bound to an input of the calculator. */
type SelectInput<State> = {
  [Name in keyof State & string]: State[Name] extends string
    ? { name: Name; label: string; options: readonly SelectOption<State[Name]>[]; className?: string }
    : never
}[keyof State & string]

/** A number or, with options, a choice. */
export type Input<State> = NumberInput<State> | SelectInput<State>

type InputFieldsProps<State> = Tool<State> & { fields: Fields<State>; inputs: readonly Input<State>[] }

/** Renders a calculator's fields in order, each bound to its input. */
export function InputFields<State extends object>({ inputs, ...tool }: InputFieldsProps<State>) {
  return inputs.map((input) => {
    if (!('options' in input)) return <NumberFields key={input.name} {...tool} inputs={[input]} />
    const { name, ...select } = input
    return (
      <SelectField<string>
        key={name}
        {...select}
        value={tool.state[name] as string}
        // A computed key widens to `string`; the type of `inputs` has checked it and its options.
        onChange={(value) => tool.change({ [name]: value } as unknown as Partial<State>)}
      />
    )
  })
}
