import type { ReactNode } from 'react'
import { PlainIcon } from './plain-icon.tsx'

type DisclosureProps = { summary: ReactNode; open?: boolean; onOpen?: () => void; children: ReactNode }

/** Content folded under its heading, such as the answer to a question. Works before any script has loaded. */
export function Disclosure({ summary, open = false, onOpen, children }: DisclosureProps) {
  return (
    <details
      open={open}
      onToggle={onOpen && ((event) => event.currentTarget.open && onOpen())}
      className="group border-b border-line"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-3 text-16 font-medium [&::-webkit-details-marker]:hidden">
        {summary}
        <PlainIcon
          name="chevronDown"
          className="size-4 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="max-w-prose pb-5 text-16 text-muted">{children}</div>
    </details>
  )
}
