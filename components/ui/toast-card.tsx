import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

const kinds = {
  done: { icon: CircleCheck, colour: 'text-ok' },
  failed: { icon: CircleAlert, colour: 'text-danger' },
} as const

/** What a toast looks like: a card with an icon that says whether the action succeeded or failed. */
export function ToastCard({ kind, children }: { kind: keyof typeof kinds; children: ReactNode }) {
  const { icon: Icon, colour } = kinds[kind]
  return (
    <div className="flex w-fit max-w-sm items-center gap-2.5 rounded-xl border border-line bg-card py-2.5 pr-4 pl-3.5 text-14 font-medium text-ink shadow-xl">
      <Icon aria-hidden="true" className={`size-4 shrink-0 ${colour}`} />
      {children}
    </div>
  )
}
