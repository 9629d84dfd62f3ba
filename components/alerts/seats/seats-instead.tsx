import { wantedWords } from '@/lib/alerts/compose/alert-words.ts'
import type { SeatAlertDraft } from '@/lib/alerts/compose/seat-alert-address.ts'
import { type SeatWish, untoldOf, wishesInstead } from '@/lib/alerts/seat-reach.ts'
import { untoldWords } from '@/lib/alerts/untold-words.ts'
import { cabinNames } from '@/lib/core/cabin.ts'
import type { SeatsAnswer } from '@/lib/flights/flights-contract.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

type SeatsInsteadProps = {
  draft: SeatAlertDraft
  answer: SeatsAnswer
  /** Seats asked for that the cabin does not have. */
  strangers: readonly string[]
  change: (part: Partial<SeatAlertDraft>) => void
}

/** Why the newest look can't tell whether the wish came true, and what can be watched on this flight instead. */
export function SeatsInstead({ draft, answer, strangers, change }: SeatsInsteadProps) {
  const [newest] = answer.looks
  if (!newest) return null
  const layout = answer.drawing?.cabins ?? []
  const untold = untoldOf(draft, newest, layout)
  const reason = untold
    ? untoldWords(untold, draft, newest.aircraft.name)
    : `${cabinNames[draft.cabin]} on the ${newest.aircraft.name} has no ${strangers.join(', ')}.`
  const offers = wishesInstead(draft, newest, layout)
  return (
    <>
      <div role="status">
        <Notice kind="warn">
          <span className="block first-letter:uppercase">{reason}</span>
        </Notice>
      </div>
      {offers.length > 0 ? (
        <>
          <p>What can be watched on this flight:</p>
          <ul className="flex flex-wrap gap-2">
            {offers.map((offer) => (
              <li key={`${offer.cabin} ${offer.wanted.kind}`}>
                <Button onClick={() => change(offer)}>{offerWords(offer, draft)}</Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {offers.length === 0 && untold?.why !== 'no-layout' ? (
        <p>
          Nothing else can be watched seat by seat on it. Should the airline change the aircraft, the alert is ready.
        </p>
      ) : null}
    </>
  )
}

function offerWords({ cabin, wanted }: SeatWish, draft: SeatAlertDraft): string {
  const words = wantedWords(wanted)
  const whole = cabin === draft.cabin ? words : `${words} in ${cabinNames[cabin]}`
  return whole.charAt(0).toUpperCase() + whole.slice(1)
}
