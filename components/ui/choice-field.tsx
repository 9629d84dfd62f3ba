import { Field } from './field.tsx'
import { SelectBox, type SelectOption } from './select-box.tsx'

type ChoiceFieldProps = {
  id: string
  name: string
  label: string
  value: string
  /** What stands for no choice; without it one must be made. */
  any?: string
  options: readonly SelectOption[]
}

/** A choice of a plain form, which works before any script has come. */
export function ChoiceField({ id, name, label, value, any, options }: ChoiceFieldProps) {
  return (
    <Field id={id} label={label}>
      {/* A new value from the address is a new control: what stood in it before was another question's. */}
      <SelectBox key={value} id={id} name={name} defaultValue={value} none={any} options={options} />
    </Field>
  )
}
