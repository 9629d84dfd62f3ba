'use client'

import { CopyButton } from './copy-button.tsx'

type CodeToCopyProps = {
  /** What the code is, shown above it and read by screen readers. */
  label: string
  code: string
  /** The id by which a test finds the code to run. */
  id?: string
}

/** Code to run, in a frame that scrolls sideways, with a button that copies it. */
export function CodeToCopy({ label, code, id }: CodeToCopyProps) {
  return (
    <div className="rounded-2xl border border-line bg-card">
      <div className="flex items-center justify-between gap-3 border-b border-line py-1 pr-1 pl-4">
        <span className="font-mono text-12 text-muted">{label}</span>
        <CopyButton kind="quiet" text={() => code} label="Copy" of={label} />
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
