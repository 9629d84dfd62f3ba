'use client'

import { Combobox } from '@base-ui/react/combobox'
import { Check } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react'
import { ComboboxPopup, useComboboxPopup } from './combobox-popup.tsx'
import { controlStyle, Field, type FieldProps, fieldControl } from './field.tsx'
import { popupItemStyle, popupStyle } from './popup.ts'

type ComboboxFieldProps<Item> = FieldProps & {
  value: Item | null
  items: readonly Item[]
  onChange: (item: Item | null) => void
  keyOf: (item: Item) => string
  /** The text in the box once the item is chosen, which is also searched while the visitor types. */
  textOf: (item: Item) => string
  /** Renders the item in the list; by default, its text. */
  draw?: (item: Item) => ReactNode
  placeholder?: string
  /** Shown if nothing in the list matches. */
  empty: string
  /** If given, `items` are already filtered by what was typed, e.g. by the search for places. */
  onType?: (text: string) => void
  /** The text typed before the list loaded, if the visitor is in the field; else null. */
  begun?: string | null
}

/** A choice of one item out of many: type to narrow the list down, arrows and Enter to choose. */
export function ComboboxField<Item>(props: ComboboxFieldProps<Item>) {
  const { label, value, items, onChange, keyOf, textOf, placeholder, fault, hint, className, onType } = props
  const { begun = null } = props
  const id = useId()
  const popup = useComboboxPopup()
  const [isOpen, setOpen] = useState(false)
  // Not in the first render: the element that the list is put into is only known after it.
  useEffect(() => setOpen(begun !== null), [begun])
  return (
    <Field id={id} label={label} fault={fault} hint={hint} className={className}>
      <Combobox.Root<Item>
        actionsRef={popup.actionsRef}
        onOpenChange={(open) => {
          setOpen(open)
          popup.onOpenChange(open)
        }}
        items={items}
        value={value}
        autoHighlight
        open={isOpen}
        defaultInputValue={begun ?? undefined}
        filter={onType ? null : undefined}
        itemToStringLabel={textOf}
        isItemEqualToValue={(item, other) => keyOf(item) === keyOf(other)}
        onValueChange={onChange}
        onInputValueChange={onType}
      >
        <Combobox.Input
          {...fieldControl(id, { fault, hint })}
          {...popup.field}
          autoFocus={begun !== null}
          onFocus={({ currentTarget: field }) => begun !== null && field.setSelectionRange(-1, -1)}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          className={controlStyle(fault)}
        />
        <ComboboxList {...props} home={popup.home} />
      </Combobox.Root>
    </Field>
  )
}

type ComboboxListProps<Item> = ComboboxFieldProps<Item> & { home: RefObject<HTMLElement | null> }

function ComboboxList<Item>({ keyOf, textOf, draw = textOf, empty, home }: ComboboxListProps<Item>) {
  return (
    <ComboboxPopup
      home={home}
      sideOffset={6}
      className={`max-h-[min(var(--available-height),24rem)] w-(--anchor-width) max-w-(--available-width) min-w-64 overflow-y-auto overscroll-contain ${popupStyle}`}
    >
      <Combobox.Empty>
        <span className="block px-3 py-2.5 text-14 text-muted">{empty}</span>
      </Combobox.Empty>
      <Combobox.List>
        {(item: Item) => (
          <Combobox.Item key={keyOf(item)} value={item} className={popupItemStyle}>
            <span className="min-w-0 flex-1">{draw(item)}</span>
            <Combobox.ItemIndicator>
              <Check aria-hidden="true" className="size-4 text-accent" />
            </Combobox.ItemIndicator>
          </Combobox.Item>
        )}
      </Combobox.List>
    </ComboboxPopup>
  )
}
