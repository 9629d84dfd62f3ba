'use client'

import { Check, Copy } from 'lucide-react'
import { Button } from './button.tsx'
import { useClipboard } from './use-clipboard.ts'

/** A text with a button that copies it. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const { state, copy } = useClipboard()
  const done = state === 'copied'
  return (
    <div className="space-y-3">
      <p className="rounded-lg border border-line bg-paper p-4 text-16 whitespace-pre-line">{text}</p>
      <Button kind="primary" onClick={() => void copy(text)}>
        {done ? <Check aria-hidden="true" className="size-4" /> : <Copy aria-hidden="true" className="size-4" />}
        {done ? 'Copied' : label}
      </Button>
    </div>
  )
}
