'use client'
'use no memo'

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'

/** Wraps the prerendered radio buttons. /theme.js applies the stored theme before the first paint of the next page. */
export function ThemeChoice({ className, children }: { className: string; children: ReactNode }) {
  const frame = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const mark = () => {
      const button = frame.current?.querySelector<HTMLInputElement>(`[value=${currentTheme()}]`)
      if (button) button.checked = true
    }
    mark()
    const observer = new MutationObserver(mark)
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [])
  return (
    <fieldset
      ref={frame}
      onChange={({ target }: FormEvent) => chooseTheme((target as HTMLInputElement).value)}
      className={className}
    >
      {children}
    </fieldset>
  )
}

function currentTheme(): string {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

function chooseTheme(theme: string): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Storage may be forbidden; the choice then lasts until the next full page load.
  }
}
