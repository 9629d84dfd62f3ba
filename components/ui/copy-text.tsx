'use client'

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button.tsx'

/** A text with a button that copies it. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState<string | null>(null)
  const done = copied === text

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch {
      // The text can still be selected by hand.
      setCopied(null)
    }
  }

  return (
    <div className="space-y-3">
      <p className="rounded-lg border border-line bg-paper p-4 text-16 whitespace-pre-line">{text}</p>
      <Button kind="primary" onClick={() => void copy()}>
        {done ? <Check aria-hidden="true" className="size-4" /> : <Copy aria-hidden="true" className="size-4" />}
        {done ? 'Copied' : label}
      </Button>
    </div>
  )
}
