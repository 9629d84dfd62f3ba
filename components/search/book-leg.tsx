import { ExternalLink } from 'lucide-react'
import type { Leg } from '@/lib/availability/journeys-contract.ts'
import { formatDate } from '@/lib/core/formats.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { buildBookingLink } from '@/lib/search/booking-link.ts'
import { buttonStyle } from '../ui/button.tsx'

type BookLegProps = { label: string; leg: Leg; seats: number; isTight?: boolean }

/** Links to the airline's own search for one leg of a longer trip, for the people who travel on that leg. */
export function BookLeg({ label, leg, seats, isTight = false }: BookLegProps) {
  const { href } = buildBookingLink(leg, seats)
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle('primary', isTight ? 'px-2.5' : '')}
    >
      {label}
      {isTight ? null : <ExternalLink aria-hidden="true" className="size-4" />}
      <span className="sr-only">
        {' '}
        at {programFacts[leg.program].name}, {formatDate(leg.date)} (opens a new tab)
      </span>
    </a>
  )
}
