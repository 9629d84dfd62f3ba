'use client'

import type { Together } from '@/lib/network/aircraft/together.ts'
import { Button } from '../ui/button.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { SelectField } from '../ui/select-field.tsx'

type TogetherListProps = {
  groups: readonly Together[]
  party: number
  chosen: readonly string[]
  onChoose: (seats: string[]) => void
  onParty: (party: number) => void
}

const most = 12
const parties = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Where the party sits side by side, front to back; one tap chooses a group on the map. */
export function TogetherList({ groups, party, chosen, onChoose, onParty }: TogetherListProps) {
  return (
    <section aria-labelledby="together">
      <h3 id="together" className="mb-2 text-16 font-semibold">
        Seats together
      </h3>
      <SelectField
        label="People side by side"
        value={String(party)}
        options={parties.map((size) => ({ value: size, label: size }))}
        onChange={(size) => onParty(Number(size))}
      />
      {groups.length === 0 ? (
        <p className="mt-3 text-14 text-muted">
          No {party} free seats side by side in the cabins we can number. Set an alert below, or look for fewer.
        </p>
      ) : (
        <ul className="mt-3 flex flex-wrap gap-2">
          {groups.slice(0, most).map(({ cabin, seats }) => {
            const name = seats.join(' ')
            const isChosen = seats.every((seat) => chosen.includes(seat)) && chosen.length === seats.length
            return (
              <li key={name}>
                <Button
                  aria-pressed={isChosen}
                  onClick={() => onChoose(isChosen ? [] : [...seats])}
                  className={`font-mono ${isChosen ? 'outline-2 outline-ink' : ''}`}
                >
                  <CabinChip cabin={cabin.letter} />
                  {name}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      {groups.length > most ? (
        <p className="mt-2 text-14 text-muted">and {groups.length - most} more, ticked on the map.</p>
      ) : null}
    </section>
  )
}
