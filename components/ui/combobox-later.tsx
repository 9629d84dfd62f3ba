'use client'

import { type ComponentType, useEffect, useId, useState } from 'react'
import { afterFirstMove } from '@/lib/shell/navigation/first-move.ts'
import { controlStyle, Field, type FieldProps, fieldControl } from './field.tsx'
import { LoadFailure } from './load-failure.tsx'
import { useLater } from './use-later.ts'

/** What has been typed before the list came, by somebody who is in the field; null when nobody is. */
export type Begun = { begun: string | null }

type ComboboxLaterProps<Props> = {
  load: () => Promise<ComponentType<Props & Begun>>
  /** Of the combobox, once it is there. */
  props: Props
  /** A value is chosen: its name comes with the list, which is then wanted at once. */
  value?: string | null
}

type Asked = FieldProps & { placeholder: string }

/**
 * A combobox whose code and list come when its visitor first moves. Until then it is a plain text field, and the list goes
 * on with what was typed.
 */
export function ComboboxLater<Props extends Asked>({ load, props, value = null }: ComboboxLaterProps<Props>) {
  const { label, hint, fault = null, className, placeholder } = props
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const { Component: Picker, ask, failed } = useLater(load)
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it appears; a value chosen later is chosen from the list.
  useEffect(() => {
    // Somebody quick is in the field before the page listens, and what they did there told nobody.
    const field = document.getElementById(id)
    if (field instanceof HTMLInputElement && document.activeElement === field) setTyped(field.value)
    if (value === null) return afterFirstMove(ask)
    ask()
  }, [])
  if (Picker) return <Picker {...props} begun={typed} />
  return (
    <Field id={id} label={label} hint={hint} fault={fault} className={className}>
      <input
        {...fieldControl(id, { fault, hint })}
        role="combobox"
        aria-expanded={false}
        value={typed ?? value ?? ''}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        onFocus={({ target }) => setTyped(target.value)}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => setTyped(target.value)}
        className={controlStyle(fault)}
      />
      {failed ? <LoadFailure what="The list" /> : null}
    </Field>
  )
}
