'use client'
'use no memo'

import { useEffect } from 'react'

/** What the platform's popovers leave to us: a menu closes when its link is followed, and arrow keys walk it. */
export function MenuKeys() {
  useEffect(() => {
    document.addEventListener('click', closeBehindLink)
    document.addEventListener('keydown', walkMenus)
    return () => {
      document.removeEventListener('click', closeBehindLink)
      document.removeEventListener('keydown', walkMenus)
    }
  }, [])
  return null
}

function closeBehindLink({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a')) target.closest<HTMLElement>('[popover]')?.hidePopover()
}

/** Left and right go along the bar, down into an open panel, up and down through its links. */
function walkMenus(event: KeyboardEvent): void {
  const { activeElement: at } = document
  const bar = at?.closest<HTMLElement>('[data-menus]')
  if (!bar || !(at instanceof HTMLElement)) return
  const panel = at.closest<HTMLElement>('[popover]')
  const stops = [...(panel ?? bar).querySelectorAll<HTMLElement>(panel ? 'a' : 'li > a, li > button')].filter(
    (stop) => panel !== null || !stop.closest('[popover]'),
  )
  const [back, on] = panel ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  const next = event.key === on ? 1 : event.key === back ? -1 : 0
  if (next !== 0) stops.at((stops.indexOf(at) + next) % stops.length)?.focus()
  else if (event.key === 'ArrowDown' && at instanceof HTMLButtonElement) openPanel(at)
  else return
  event.preventDefault()
}

function openPanel(button: HTMLButtonElement): void {
  const panel = button.popoverTargetElement as HTMLElement | null
  panel?.showPopover()
  panel?.querySelector('a')?.focus()
}
