import type { Route } from 'next'
import Link from 'next/link'
import type { Program } from '@/lib/availability/observation.ts'
import { alertLink, finderLink } from '@/lib/calculators/finder-link.ts'
import { buttonStyle } from '../../ui/button.tsx'

type SeatsNextProps = { program: Program; from: string; to: string; seats: number }

/** What comes after the price: the seats that are there today, or word when some come. */
export function SeatsNext({ program, ...trip }: SeatsNextProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Link href={finderLink(program, trip) as Route} className={buttonStyle('primary')}>
        Search these seats
      </Link>
      <Link href={alertLink(program, trip) as Route} className={buttonStyle()}>
        Alert me when seats open
      </Link>
    </div>
  )
}
