import { Bell } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import type { Program } from '@/lib/core/program.ts'
import { alertLinkOf } from '@/lib/search/alert-link.ts'
import type { Question } from '@/lib/search/finder-state.ts'
import { buttonStyle } from '../ui/button.tsx'

/** From a search to an alert for it; an alert about anywhere there is none. */
export function WatchSearch({ program, question }: { program: Program; question: Question }) {
  const href = alertLinkOf(program, question)
  if (href === null) return null
  return (
    <Link href={href as Route} prefetch={false} className={buttonStyle('outline', 'lg:ml-auto')}>
      <Bell aria-hidden="true" className="size-4" />
      Alert me
    </Link>
  )
}
