'use client'

import { Check, Copy } from 'lucide-react'
import { Button } from './button.tsx'
import { useClipboard } from './use-clipboard.ts'

/** A text with a button that copies it. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const { state, copy } = useClipboard()
  const words = { idle: label, copied: 'Copied', failed: 'Couldn’t copy. Select the text instead.' }
  const Icon = state === 'copied' ? Check : Copy
  return (
    <div className="space-y-3">
      <p className="rounded-lg border border-line bg-paper p-4 text-16 whitespace-pre-line">{text}</p>
      <Button kind="primary" onClick={() => void copy(text)}>
        <Icon aria-hidden="true" className="size-4" />
        <span aria-live="polite">{words[state]}</span>
      </Button>
    </div>
  )
}
