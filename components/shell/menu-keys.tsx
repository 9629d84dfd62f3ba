'use client'
'use no memo'

import { useEffect } from 'react'

/** Adds what native popovers lack: a menu closes when one of its links is followed, and arrow keys move through it. */
export function MenuKeys() {
  useEffect(() => {
    document.addEventListener('click', closeBehindLink)
    document.addEventListener('keydown', walkMenus)
    // `toggle` doesn't bubble.
    document.addEventListener('toggle', markButton, { capture: true })
    return () => {
      document.removeEventListener('click', closeBehindLink)
      document.removeEventListener('keydown', walkMenus)
      document.removeEventListener('toggle', markButton, { capture: true })
    }
  }, [])
  return null
}

function closeBehindLink({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a')) target.closest<HTMLElement>('[popover]')?.hidePopover()
}

/** Sets `aria-expanded` on a panel's button: CSS can't style the button by its panel, which isn't next to it. */
function markButton(event: Event): void {
  const { target } = event
  if (!(target instanceof HTMLElement && 'menu' in target.dataset)) return
  const isOpen = target.matches(':popover-open')
  document.querySelector(`[popovertarget="${target.id}"]`)?.setAttribute('aria-expanded', String(isOpen))
}

/** Left and right move along the bar, down opens and enters a panel, up and down move through its links. */
function walkMenus(event: KeyboardEvent): void {
  const { activeElement: at } = document
  const panel = at?.closest<HTMLElement>('[data-menu]') ?? null
  const room = panel ?? at?.closest<HTMLElement>('[data-menus]')
  if (!room || !(at instanceof HTMLElement)) return
  const stops = [...room.querySelectorAll<HTMLElement>('a, button')]
  const [back, on] = panel ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  const next = event.key === on ? 1 : event.key === back ? -1 : 0
  if (next !== 0) stops.at((stops.indexOf(at) + next) % stops.length)?.focus()
  else if (event.key === 'ArrowDown' && at instanceof HTMLButtonElement) openPanel(at)
  else return
  event.preventDefault()
}

function openPanel(button: HTMLButtonElement): void {
  const panel = button.popoverTargetElement
  // Through its button, so that Tab leads from the button to the panel.
  if (!panel?.matches(':popover-open')) button.click()
  panel?.querySelector('a')?.focus()
}
