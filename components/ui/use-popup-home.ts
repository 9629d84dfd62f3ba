'use client'

import { type RefCallback, type RefObject, useRef } from 'react'

type PopupHome = {
  /** Where to put the control's popup: the landmark that contains the control. */
  home: RefObject<HTMLElement | null>
  /** The control's ref. */
  control: RefCallback<HTMLElement>
}

/**
 * Puts a popup into the same landmark as its control: at the end of the document it would be outside all landmarks, and
 * people who navigate by landmark would miss it. If the control is in a dialog, the popup is put beside the dialog,
 * where nothing clips it.
 */
export function usePopupHome(): PopupHome {
  const home = useRef<HTMLElement | null>(null)
  const control = (element: HTMLElement | null) => {
    const around = element?.closest<HTMLElement>('main, header, footer, [role=dialog]') ?? null
    home.current = around?.getAttribute('role') === 'dialog' ? null : around
  }
  return { home, control }
}
