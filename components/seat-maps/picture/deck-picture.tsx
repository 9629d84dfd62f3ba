import type { Drawing } from '@/lib/network/aircraft/cabin.ts'
import type { DeckPlan, PlacedFixture, PlacedSeat } from '@/lib/network/aircraft/geometry.ts'
import { CabinPicture } from './cabin-picture.tsx'
import type { Occupancy } from './occupancy.ts'
import { framePath } from './seat-path.ts'

type DeckPictureProps = {
  plan: DeckPlan
  advice: Drawing['advice']
  occupancy: Occupancy | null
  /** The seat the keyboard is at. */
  current: PlacedSeat | null
}

/** One deck from above, nose at the top. A picture: what it shows stands in words beside and below it. */
export function DeckPicture({ plan, advice, occupancy, current }: DeckPictureProps) {
  const { width, height } = plan
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="block h-auto w-full font-sans [print-color-adjust:exact]"
    >
      <path d={hullPath(width, height)} className="fill-card stroke-line" strokeWidth="1.5" />
      {plan.cabins.map((cabin) => (
        <CabinPicture key={cabin.y} plan={cabin} deckWidth={width} advice={advice} occupancy={occupancy} />
      ))}
      {plan.fixtures.map((fixture) => (
        <FixturePicture key={`${fixture.x} ${fixture.y}`} fixture={fixture} />
      ))}
      {current ? (
        <path
          d={framePath([current])}
          className="fill-accent/20 stroke-accent"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      ) : null}
    </svg>
  )
}

/** A round nose and a narrowing tail between straight sides. */
function hullPath(width: number, height: number): string {
  const [left, right, middle] = [4, width - 4, width / 2]
  const shoulder = 58
  const waist = height - 46
  return [
    `M${left} ${shoulder}`,
    `C${left} 24 ${middle - 30} 3 ${middle} 3`,
    `C${middle + 30} 3 ${right} 24 ${right} ${shoulder}`,
    `V${waist}`,
    `C${right} ${height - 14} ${middle + 34} ${height - 2} ${middle} ${height - 2}`,
    `C${middle - 34} ${height - 2} ${left} ${height - 14} ${left} ${waist}z`,
  ].join('')
}

const fixtureMarks = { lavatory: 'WC', galley: 'Galley' } as const

function FixturePicture({ fixture: { kind, basis, x, y, width, height } }: { fixture: PlacedFixture }) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="3"
        className="fill-paper stroke-edge"
        strokeDasharray={basis === 'recalled' ? '3 2' : undefined}
      />
      <text x={x + width / 2} y={y + height / 2 + 3} textAnchor="middle" className="fill-muted text-[8.5px]">
        {fixtureMarks[kind]}
      </text>
    </g>
  )
}
