import type { CabinLayout, Deck } from '@/lib/network/aircraft/cabin.ts'
import type { Variant } from '@/lib/network/aircraft/fleet.ts'
import type { SeatMapWords } from '@/lib/network/aircraft/seat-map-pages.ts'
import { cabinColours } from '../../mail/mail-style.ts'
import { CardFrame } from './card-frame.tsx'

const width = 1056
const decks: readonly Deck[] = ['upper', 'main']
/** The gap between two cabins, in rows. */
const gapRows = 1

/** An aircraft's seats, nose to the left: filled if their numbers are known, outlined if only the count is. */
export function SeatMapCard({ words, layout }: { words: SeatMapWords; layout: Variant | undefined }) {
  const drawn = decks.map((deck) => layout?.cabins.filter((cabin) => cabin.deck === deck) ?? [])
  return (
    <CardFrame
      kicker="Seat maps"
      drawing={
        <div style={{ display: 'flex', flexDirection: 'column', gap: 14 }}>
          {drawn
            .filter((cabins) => cabins.length > 0)
            .map((cabins) => (
              <DeckDrawing key={cabins[0]?.deck} cabins={cabins} />
            ))}
        </div>
      }
      title={words.title}
      summary={words.summary}
    />
  )
}

type Seat = { x: number; y: number; cabin: CabinLayout }

/** Every seat of one deck, in rows across the fuselage. */
function DeckDrawing({ cabins }: { cabins: readonly CabinLayout[] }) {
  const rows = cabins.reduce((sum, { schematicRows }) => sum + schematicRows + gapRows, 0)
  const step = Math.min(26, width / rows)
  let row = 0
  const seats = cabins.flatMap((cabin): Seat[] => {
    const across = placesAcross(cabin.pattern)
    const start = row
    row += cabin.schematicRows + gapRows
    return Array.from({ length: cabin.schematicRows }, (_, index) => start + index).flatMap((at) =>
      across.map((place) => ({ x: at * step, y: place * 12, cabin })),
    )
  })
  const height = Math.max(0, ...seats.map(({ y }) => y)) + 12
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="presentation">
      {seats.map(({ x, y, cabin }) => (
        <rect
          key={`${x} ${y}`}
          x={x + 1}
          y={y + 1}
          width={step * 0.8}
          height="9"
          rx="2"
          fill={cabin.drawable ? cabinColours[cabin.letter] : 'none'}
          stroke={cabinColours[cabin.letter]}
          strokeWidth="1.5"
        />
      ))}
    </svg>
  )
}

/** The positions of the seats in a row, with an aisle as wide as a seat: `3-3` is 0, 1, 2, 4, 5, 6. */
function placesAcross(pattern: string): number[] {
  const row = pattern.split('-').map((count) => 'x'.repeat(Number(count) || 0))
  return [...row.join('-')].flatMap((mark, place) => (mark === 'x' ? [place] : []))
}
