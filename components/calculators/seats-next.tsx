import type { Route } from 'next'
import { alertLink, finderLink, type LinkedSearch } from '@/lib/calculators/finder-link.ts'
import type { Program } from '@/lib/core/program.ts'
import { buttonStyle } from '../ui/button.tsx'
import Link from '../ui/link.tsx'

type SeatsNextProps = LinkedSearch & {
  program: Program
  /** The search link's label, if it isn't for the seats just priced. */
  label?: string
}

/** The links after an answer: search for these seats today, or set an alert for when some open. */
export function SeatsNext({ program, label = 'Search these seats', ...search }: SeatsNextProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Link href={finderLink(program, search) as Route} className={buttonStyle('primary')}>
        {label}
      </Link>
      <Link href={alertLink(program, search) as Route} className={buttonStyle()}>
        Alert me when seats open
      </Link>
    </div>
  )
}
