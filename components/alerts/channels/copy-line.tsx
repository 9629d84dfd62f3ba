'use client'

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/button.tsx'

/** A line of text to take away. */
export function CopyLine({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false)
  const Icon = copied ? Check : Copy
  const copy = () => {
    // The clipboard needs a secure context and may be refused; the text itself can be selected then.
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <div>
      <p className="text-12 text-muted">{label}</p>
      <div className="flex items-center gap-1">
        <code className="min-w-0 flex-1 rounded-md bg-seats-0 px-2 py-1.5 font-mono text-12 wrap-anywhere">{text}</code>
        <IconButton label={copied ? `${label} copied` : `Copy ${label.toLowerCase()}`} onClick={copy}>
          <Icon aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
    </div>
  )
}
