'use client'

import { Check, Copy, type LucideIcon } from 'lucide-react'
import { Button, type ButtonKind } from './button.tsx'
import { type ClipboardState, useClipboard } from './use-clipboard.ts'

type CopyButtonProps = {
  /** Returns the text when the button is pressed: an address may be that of the page by then. */
  text: () => string
  label: string
  /** What is copied, for screen readers, if the label doesn’t say. */
  of?: string
  /** What to do if the browser refuses to copy. */
  refused?: string
  /** Null for a button without one. */
  icon?: LucideIcon | null
  kind?: ButtonKind
  /** True if phones only have room for the icon. */
  isTight?: boolean
}

/** A button that copies a text, and says whether that worked. */
export function CopyButton({ text, label, of, refused, icon = Copy, kind, isTight = false }: CopyButtonProps) {
  const { state, copy } = useClipboard()
  const Icon = icon && state === 'copied' ? Check : icon
  return (
    <Button kind={kind} onClick={() => void copy(text())} className={isTight ? 'max-sm:w-11 max-sm:px-0' : ''}>
      {Icon ? <Icon aria-hidden="true" className="size-4" /> : null}
      <span aria-live="polite" className={isTight ? 'max-sm:sr-only' : ''}>
        {copyWords(state, label, refused)}
        {of ? <span className="sr-only"> {of}</span> : null}
      </span>
    </Button>
  )
}

/** Returns the words on the button. */
export function copyWords(state: ClipboardState, label: string, refused = 'Select it and copy'): string {
  return { idle: label, copied: 'Copied', failed: refused }[state]
}
