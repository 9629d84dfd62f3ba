import { controlStyle, Field } from './field.tsx'

type ChoiceFieldProps = {
  id: string
  name: string
  label: string
  value: string
  /** What stands for no choice; without it one must be made. */
  any?: string
  options: readonly { value: string; label: string }[]
}

/** A choice of a plain form, which works before any script has come. */
export function ChoiceField({ id, name, label, value, any, options }: ChoiceFieldProps) {
  return (
    <Field id={id} label={label}>
      {/* A new value from the address is a new control: what stood in it before was another question's. */}
      <select key={value} id={id} name={name} defaultValue={value} className={controlStyle(null, 'truncate')}>
        {any === undefined ? null : <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-card text-ink">
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
