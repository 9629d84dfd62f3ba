import type { Route } from 'next'
import { alertLink, type FinderAsk, finderLink } from '@/lib/calculators/finder-link.ts'
import type { Program } from '@/lib/core/program.ts'
import { buttonStyle } from '../ui/button.tsx'
import Link from '../ui/link.tsx'

type SeatsNextProps = FinderAsk & {
  program: Program
  /** The search link's label, if it isn't for the seats just priced. */
  label?: string
}

/** The links after an answer: search for these seats today, or set an alert for when some open. */
export function SeatsNext({ program, label = 'Search these seats', ...ask }: SeatsNextProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Link href={finderLink(program, ask) as Route} className={buttonStyle('primary')}>
        {label}
      </Link>
      <Link href={alertLink(program, ask) as Route} className={buttonStyle()}>
        Alert me when seats open
      </Link>
    </div>
  )
}
