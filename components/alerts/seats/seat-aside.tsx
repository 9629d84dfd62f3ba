import { wantedWords } from '@/lib/alerts/compose/alert-words.ts'
import type { SeatAlertDraft } from '@/lib/alerts/compose/seat-alert-address.ts'
import { formatDate } from '@/lib/core/formats.ts'
import { Panel } from '../../ui/panel.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { SeatsNow } from './seats-now.tsx'

type SeatAsideProps = { draft: SeatAlertDraft; change: (part: Partial<SeatAlertDraft>) => void }

/** Beside the form: what the alert says in one sentence, and the cabin as it is now. */
export function SeatAside({ draft, change }: SeatAsideProps) {
  const { flight, date, wanted } = draft
  const party = wanted.kind === 'pair' ? wanted.together : 1
  const question = new URLSearchParams({ flight: flight ?? '', date: date ?? '', party: String(party) })
  return (
    <aside aria-label="What this alert watches" className="lg:sticky lg:top-20">
      <Panel className="space-y-3 text-14">
        <h2 className="text-16 font-semibold">This alert</h2>
        {flight && date ? (
          <>
            <p>
              Writes to you when {wantedWords(wanted)} on {flight}, {formatDate(date, 'long')}, becomes free.
            </p>
            <p>
              <TextLink href={`/flight-seat-availability-checker?${question}`}>See this cabin now</TextLink>, and pick
              seats on its map.
            </p>
            <SeatsNow draft={{ ...draft, flight, date }} change={change} />
          </>
        ) : (
          <p className="text-muted">Give the flight and the day, and this fills in.</p>
        )}
        <p className="text-muted">
          Airlines free seats when other passengers change plans. A free seat is not held for you: you choose it with
          the airline.
        </p>
      </Panel>
    </aside>
  )
}
