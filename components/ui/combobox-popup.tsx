'use client'

import { Combobox } from '@base-ui/react/combobox'
import { type FocusEvent, type ReactNode, type RefObject, useRef } from 'react'
import { usePopupHome } from './popup.ts'

/**
 * The library's own popup hides the rest of the page from screen readers while the list is open, although the focus
 * stays in the field and Tab leads on. The list is therefore in a plain element, and this hook does what else the
 * library's popup would do: leaving the field closes the list, and closing unmounts it.
 */
export function useComboboxPopup() {
  const actionsRef = useRef<Combobox.Root.Actions | null>(null)
  const { home, control } = usePopupHome()
  return {
    /** For the root, which must also pass its open changes to `onOpenChange`. */
    actionsRef,
    onOpenChange: (open: boolean) => {
      if (!open) actionsRef.current?.unmount()
    },
    /** For the input. A blur without a next element is a phone's keyboard closing or the window losing focus. */
    field: {
      ref: control,
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget) actionsRef.current?.close()
      },
    },
    /** For the popup. */
    home,
  }
}

type ComboboxPopupProps = {
  home: RefObject<HTMLElement | null>
  sideOffset: number
  className: string
  children: ReactNode
}

/** The popup of a combobox: its list, or why there is none. */
export function ComboboxPopup({ home, sideOffset, className, children }: ComboboxPopupProps) {
  return (
    <Combobox.Portal container={home}>
      <Combobox.Positioner
        sideOffset={sideOffset}
        align="start"
        className="z-50"
        // A press in the list must not take the focus from the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        <div className={className}>{children}</div>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}
