import type { CabinLayout, Drawing } from '@/lib/network/aircraft/cabin.ts'
import { featuresOf, isAbout } from '@/lib/network/aircraft/seat-notes.ts'
import { rowsOf, type SeatRow } from '@/lib/network/aircraft/seats.ts'
import { cabinTitle } from './cabin-picture.tsx'
import type { Occupancy, SeatState } from './occupancy.ts'

type SeatTableProps = { drawing: Drawing; occupancy: Occupancy | null }

/** The same aircraft in words, row by row, for readers who don't see the drawing. */
export function SeatTable({ drawing, occupancy }: SeatTableProps) {
  return (
    <details className="mt-5 text-14 print:hidden">
      <summary className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4 lg:min-h-9">
        Show every row as a table
      </summary>
      <div className="space-y-6 pt-3">
        {drawing.cabins.map((cabin) => (
          <CabinTable key={`${cabin.name} ${cabin.deck}`} cabin={cabin} drawing={drawing} occupancy={occupancy} />
        ))}
      </div>
    </details>
  )
}

function CabinTable({ cabin, drawing, occupancy }: SeatTableProps & { cabin: CabinLayout }) {
  const title = `${cabinTitle(cabin.name)}, ${cabin.seats} seats, ${cabin.pattern} across`
  if (!cabin.drawable) {
    return (
      <p>
        <span className="font-semibold">{title}.</span> We don’t know the seat numbers, so this cabin’s drawing is
        indicative.
      </p>
    )
  }
  return (
    <table className="w-full text-left">
      <caption className="pb-1 text-left font-semibold">{title}</caption>
      <thead className="text-12 text-muted">
        <tr>
          <th scope="col" className="w-14 py-1 font-medium">
            Row
          </th>
          {occupancy ? <StateHeads /> : <th scope="col">Seats</th>}
          <th scope="col" className="font-medium">
            Notes
          </th>
        </tr>
      </thead>
      <tbody className="figures">
        {rowsOf(cabin).map((row) => (
          <tr key={row.row} className="border-t border-line align-top">
            <th scope="row" className="py-1 font-mono font-medium">
              {row.row}
            </th>
            {occupancy ? (
              <StateCells row={row} occupancy={occupancy} />
            ) : (
              <td className="py-1 pr-3 font-mono">{lettersOf(row)}</td>
            )}
            <td className="py-1 text-muted">{rowNotes(row, cabin, drawing)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const states: readonly { state: SeatState; title: string }[] = [
  { state: 'free', title: 'Free' },
  { state: 'taken', title: 'Taken' },
  { state: 'blocked', title: 'Blocked' },
]

function StateHeads() {
  return states.map(({ state, title }) => (
    <th key={state} scope="col" className="font-medium">
      {title}
    </th>
  ))
}

function StateCells({ row, occupancy }: { row: SeatRow; occupancy: Occupancy }) {
  return states.map(({ state }) => (
    <td key={state} className="py-1 pr-3 font-mono">
      {row.seats
        .filter(({ name }) => name !== null && occupancy.states[name] === state)
        .map(({ letter }) => letter)
        .join(' ')}
    </td>
  ))
}

/** `A B C aisle D E F` */
function lettersOf({ seats }: SeatRow): string {
  return seats
    .map(({ letter, block }, at) => {
      const isAfterAisle = at > 0 && seats[at - 1]?.block !== block
      return `${isAfterAisle ? 'aisle ' : ''}${letter ?? 'seat'}`
    })
    .join(' ')
}

function rowNotes({ seats }: SeatRow, cabin: CabinLayout, { advice }: Drawing): string {
  const [first] = seats
  const features = first ? featuresOf(first, cabin).slice(1) : []
  const said = advice.filter((one) => seats.some((seat) => isAbout(one, seat)))
  return [...features, ...said.map(({ kind, fact }) => `${kind === 'best' ? 'Good' : 'Avoid'}: ${fact}`)].join('; ')
}
