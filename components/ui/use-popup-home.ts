'use client'

import { type RefCallback, type RefObject, useRef } from 'react'

type PopupHome = {
  /** Where the popup of a control is put: the landmark the control stands in. */
  home: RefObject<HTMLElement | null>
  /** The control. */
  control: RefCallback<HTMLElement>
}

/**
 * Popups belong to the part of the page their control is in; at the end of the document they would be outside every
 * landmark, and missed by who goes from one to the next. Inside a dialog they stay beside it, where nothing clips them.
 */
export function usePopupHome(): PopupHome {
  const home = useRef<HTMLElement | null>(null)
  const control = (element: HTMLElement | null) => {
    const around = element?.closest<HTMLElement>('main, header, footer, [role=dialog]') ?? null
    home.current = around?.getAttribute('role') === 'dialog' ? null : around
  }
  return { home, control }
}
