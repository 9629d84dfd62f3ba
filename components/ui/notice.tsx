import type { ReactNode } from 'react'
import { PlainIcon } from './plain-icon.tsx'

const kinds = {
  info: { icon: 'info', style: 'text-accent' },
  warn: { icon: 'warning', style: 'text-warn' },
  danger: { icon: 'fault', style: 'text-danger' },
} as const

type NoticeProps = { kind: keyof typeof kinds; children: ReactNode; action?: ReactNode }

/** Something the visitor should know about what is on screen, and what to do about it. */
export function Notice({ kind, children, action }: NoticeProps) {
  const { icon, style } = kinds[kind]
  return (
    <div className="flex items-start gap-3 rounded-lg border border-line bg-card px-3.5 py-2.5 text-14">
      <PlainIcon name={icon} className={`mt-0.5 size-4 shrink-0 ${style}`} />
      <div className="min-w-0 flex-1">{children}</div>
      {action}
    </div>
  )
}
