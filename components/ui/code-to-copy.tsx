'use client'

import { Check, Copy } from 'lucide-react'
import { Button } from './button.tsx'
import { useClipboard } from './use-clipboard.ts'

type CodeToCopyProps = {
  /** What the code is, shown above it and read by screen readers. */
  label: string
  code: string
  /** The id by which a test finds the code to run. */
  id?: string
}

/** Code to run, in a frame that scrolls sideways, with a button that copies it. */
export function CodeToCopy({ label, code, id }: CodeToCopyProps) {
  const { state, copy } = useClipboard()
  const copied = state === 'copied'
  const Icon = copied ? Check : Copy
  return (
    <div className="rounded-2xl border border-line bg-card">
      <div className="flex items-center justify-between gap-3 border-b border-line py-1 pr-1 pl-4">
        <span className="font-mono text-12 text-muted">{label}</span>
        <Button kind="quiet" aria-label={`Copy ${label}`} onClick={() => void copy(code)}>
          <Icon aria-hidden="true" className="size-4" />
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <section
        aria-label={`Code: ${label}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="overflow-x-auto p-4"
      >
        <pre className="font-mono text-12 leading-relaxed">
          <code data-code={id}>{code}</code>
        </pre>
      </section>
    </div>
  )
}
