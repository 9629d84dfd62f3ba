'use client'

import { type ComponentType, useEffect, useId, useState } from 'react'
import { afterFirstMove } from '@/lib/shell/navigation/first-move.ts'
import { controlStyle, Field, type FieldProps, fieldControl } from './field.tsx'
import { LoadFailure } from './load-failure.tsx'
import { useLater } from './use-later.ts'

/** The text typed before the list loaded, if the visitor is in the field; else null. */
export type Begun = { begun: string | null }

type ComboboxLaterProps<Props> = {
  load: () => Promise<ComponentType<Props & Begun>>
  /** The props of the combobox, once it is loaded. */
  props: Props
  /** A chosen value; its name comes with the list, which is then loaded at once. */
  value?: string | null
}

type PlainFieldProps = FieldProps & { placeholder: string }

/**
 * A combobox whose code and list are loaded at the visitor's first interaction with the page. Until then it is a plain
 * text field, and the list takes over what was typed.
 */
export function ComboboxLater<Props extends PlainFieldProps>({ load, props, value = null }: ComboboxLaterProps<Props>) {
  const { label, hint, fault = null, className, placeholder } = props
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const { Component: Picker, startLoading, failed } = useLater(load)
  // A focused or changed field loads its list again if that failed.
  const type = (text: string) => {
    setTyped(text)
    if (failed) startLoading()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount; a value chosen later comes from the list.
  useEffect(() => {
    // A quick visitor may have focused the field and typed before hydration, when no handler was listening.
    const field = document.getElementById(id)
    if (field instanceof HTMLInputElement && document.activeElement === field) setTyped(field.value)
    if (value === null) return afterFirstMove(startLoading)
    startLoading()
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
        onFocus={({ target }) => type(target.value)}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => type(target.value)}
        className={controlStyle(fault)}
      />
      {failed ? <LoadFailure what="The list" /> : null}
    </Field>
  )
}
