import { Field } from './field.tsx'
import { SelectBox, type SelectOption } from './select-box.tsx'

type ChoiceFieldProps = {
  id: string
  name: string
  label: string
  value: string
  /** The label of the option for no choice; without it, one of the options is always chosen. */
  any?: string
  options: readonly SelectOption[]
}

/** A choice in a plain form, which works before any script has loaded. */
export function ChoiceField({ id, name, label, value, any, options }: ChoiceFieldProps) {
  return (
    <Field id={id} label={label}>
      {/* Keyed by value: after a navigation to another value, the control would otherwise keep its old choice. */}
      <SelectBox key={value} id={id} name={name} defaultValue={value} none={any} options={options} />
    </Field>
  )
}
