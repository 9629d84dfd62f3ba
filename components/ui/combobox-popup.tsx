'use client'

import { Combobox } from '@base-ui/react/combobox'
import { type FocusEvent, type ReactNode, type RefObject, useRef } from 'react'
import { usePopupHome } from './use-popup-home.ts'

/**
 * The library's own popup hides the rest of the page from screen readers while the list is open, though the focus
 * stays in the field and the page can be left by Tab. So the list hangs in a plain element of ours, and what the
 * library's popup did beside that is done here: leaving the field closes it, closing takes it away.
 */
export function useComboboxPopup() {
  const actionsRef = useRef<Combobox.Root.Actions | null>(null)
  const { home, control } = usePopupHome()
  return {
    /** For the root, which has to pass on its changes. */
    actionsRef,
    onOpenChange: (open: boolean) => {
      if (!open) actionsRef.current?.unmount()
    },
    /** For the field. Without a next element it was the keyboard of a phone that went away, or the window. */
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

/** What hangs from the field of a combobox: its list, or why there is none. */
export function ComboboxPopup({ home, sideOffset, className, children }: ComboboxPopupProps) {
  return (
    <Combobox.Portal container={home}>
      <Combobox.Positioner
        sideOffset={sideOffset}
        align="start"
        className="z-50"
        // A press in the list must not take the focus out of the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        <div className={className}>{children}</div>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}
