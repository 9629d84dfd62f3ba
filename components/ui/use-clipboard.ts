'use client'

import { useRef, useState } from 'react'

/** `copied` and `failed` last 2.5 seconds. */
export type ClipboardState = 'idle' | 'copied' | 'failed'

/** A function that copies a text to the clipboard, and how the last copy went. */
export function useClipboard(): { state: ClipboardState; copy: (text: string) => Promise<void> } {
  const [state, setState] = useState<ClipboardState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function copy(text: string): Promise<void> {
    try {
      // Without a secure context there is no clipboard, and the browser may refuse to use it.
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('failed')
    }
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState('idle'), 2500)
  }
  return { state, copy }
}
