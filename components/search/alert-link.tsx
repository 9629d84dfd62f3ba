import { Bell } from 'lucide-react'
import type { Route } from 'next'
import type { ReactNode } from 'react'
import type { Program } from '@/lib/core/program.ts'
import { buildAlertLink } from '@/lib/search/alert-link.ts'
import { buttonStyle } from '../ui/button.tsx'
import Link from '../ui/link.tsx'

type AlertLinkProps = {
  program: Program
  watched: Parameters<typeof buildAlertLink>[1]
  className?: string
  /** What a search to anywhere shows instead, because it can't have an alert. */
  instead?: ReactNode
}

/** Links from a search, a row or a trip to an alert for it. */
export function AlertLink({ program, watched, className, instead = null }: AlertLinkProps) {
  const href = buildAlertLink(program, watched)
  if (href === null) return instead
  return (
    <Link href={href as Route} preload={false} className={buttonStyle('outline', className)}>
      <Bell aria-hidden="true" className="size-4" />
      Alert me
    </Link>
  )
}
