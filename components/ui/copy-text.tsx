'use client'

import { CopyButton } from './copy-button.tsx'

/** A text with a button that copies it. */
export function CopyText({ text, label }: { text: string; label: string }) {
  return (
    <div className="space-y-3">
      <p className="rounded-lg border border-line bg-paper p-4 text-16 whitespace-pre-line">{text}</p>
      <CopyButton kind="primary" text={() => text} label={label} />
    </div>
  )
}
