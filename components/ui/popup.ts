'use client'

import { type RefCallback, type RefObject, useRef } from 'react'

/** Classes shared by everything shown on top of the page. */

export const backdropStyle =
  'fixed inset-0 z-40 min-h-dvh bg-black/40 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0'

/** A list opened by a control, such as a menu or combobox. */
export const popupStyle =
  'rounded-xl border border-line bg-card p-1.5 text-ink shadow-xl outline-none transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0'

/** One item of such a list. */
export const popupItemStyle =
  'flex min-h-11 w-full cursor-default items-center gap-2 rounded-md px-3 text-14 outline-none select-none data-disabled:opacity-60 data-highlighted:bg-seats-0 lg:min-h-9'

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
