import type { CabinLayout } from '@/lib/network/aircraft/cabin.ts'
import { drawnAs, toDrawing, type Variant } from '@/lib/network/aircraft/fleet.ts'
import { type CabinPlan, type DeckPlan, type PlacedSeat, toDeckPlans } from '@/lib/network/aircraft/geometry.ts'
import { findVerdict } from '@/lib/network/aircraft/seat-notes.ts'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { cabinFills } from './cabin-picture.tsx'

/** How far a wing is drawn beyond the hull, in the plan's units. Only a stub: its shape isn't in the data. */
const wing = 46

/**
 * The main deck of an aircraft lying on its side, nose to the left: every seat in its cabin's colour, doors, galleys
 * and lavatories where they are known. Only an illustration; the seat map itself is on the aircraft's page.
 */
export function AircraftPicture({ variant, className = 'w-full' }: { variant: Variant; className?: string }) {
  const [plan] = toDeckPlans(toDrawing(variant))
  if (plan === undefined) return null
  const { width, height, cabins, fixtures } = plan
  const seats = cabins.reduce((sum, { cabin }) => sum + cabin.seats, 0)
  const hasExits = cabins.some(({ exits }) => exits.length > 0)
  const isExact = drawnAs(variant) === 'numbered'
  return (
    <figure className={className}>
      <svg
        role="img"
        aria-label={`${variant.name} from above, ${seats} seats on the main deck`}
        viewBox={`0 ${-wing} ${height} ${width + 2 * wing}`}
        className="block h-auto w-full"
      >
        <Wings plan={plan} />
        <path d={hull(plan)} className="fill-card stroke-edge" strokeWidth="2" />
        {fixtures.map((one) => (
          <rect
            key={`${one.x} ${one.y}`}
            {...{ x: one.y, y: width - one.x - one.width, width: one.height, height: one.width, rx: 3 }}
            className="fill-seats-0 stroke-edge"
          />
        ))}
        {cabins.map((cabin) => (
          <Seats key={cabin.y} cabin={cabin} width={width} />
        ))}
      </svg>
      <figcaption className="mt-1 text-12 text-muted">
        {variant.name}, main deck. {hasExits ? 'Marks on the hull are exit rows. ' : ''}
        {isExact ? 'Wings are indicative.' : 'Rows and wings are indicative.'}
      </figcaption>
    </figure>
  )
}

/** How much of the front is drawn, in the plan's units. */
const frontLength = 560

/** The front of an aircraft's main deck, nose to the left: its seats, with those worth choosing and avoiding marked. */
export function AircraftFront({ variant }: { variant: Variant }) {
  const drawing = toDrawing(variant)
  const [plan] = toDeckPlans(drawing)
  if (plan === undefined) return null
  const seats = plan.cabins.flatMap((cabin) => cabin.seats).filter(({ y, height }) => y + height < frontLength)
  const by = (wanted: 'best' | 'avoid' | null) => seats.filter((seat) => findVerdict(seat, drawing) === wanted)
  return (
    <figure>
      <svg
        role="img"
        aria-label={`The front of the ${variant.name} from above, with the best seats and the ones to avoid`}
        viewBox={`0 0 ${frontLength} ${plan.width}`}
        className="block h-auto w-full"
      >
        <path d={hull(plan)} className="fill-card stroke-edge" strokeWidth="2" />
        <path d={outlines(by(null), plan.width)} className="fill-none stroke-edge" />
        <path d={outlines(by('best'), plan.width)} className="fill-accent stroke-accent" />
        <path d={outlines(by('avoid'), plan.width)} className="fill-danger/25 stroke-danger" strokeDasharray="3 2" />
      </svg>
      <figcaption className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-12 text-muted">
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className="size-3 rounded-sm bg-accent" /> Best
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className="size-3 rounded-sm border border-dashed border-danger bg-danger/25" />{' '}
          Avoid
        </span>
        <span>{variant.name}</span>
      </figcaption>
    </figure>
  )
}

function outlines(seats: readonly PlacedSeat[], width: number): string {
  return seats
    .map((seat) => {
      const [x, y] = [Math.round(seat.y), Math.round(width - seat.x - seat.width)]
      return `M${x} ${y}h${Math.round(seat.height)}v${Math.round(seat.width)}h${-Math.round(seat.height)}z`
    })
    .join('')
}

/** All seats of a cabin as one outline, and a gap in the hull at each of its doors. */
function Seats({ cabin: { cabin, seats, exits }, width }: { cabin: CabinPlan; width: number }) {
  return (
    <g className={cabinDisplay[cabin.letter].text} fill="currentColor">
      <path d={outlines(seats, width)} fillOpacity="0.75" />
      {exits.map((at) => (
        <path key={at} d={`M${at - 10} 4h20M${at - 10} ${width - 4}h20`} className="stroke-accent" strokeWidth="6" />
      ))}
    </g>
  )
}

function hull({ width, height }: DeckPlan): string {
  const [top, bottom, middle] = [4, width - 4, width / 2]
  const [shoulder, waist] = [58, height - 60]
  return [
    `M${shoulder} ${top}C24 ${top} 3 ${middle - 30} 3 ${middle}`,
    `C3 ${middle + 30} 24 ${bottom} ${shoulder} ${bottom}`,
    `H${waist}C${height - 20} ${bottom} ${height - 3} ${middle + 26} ${height - 3} ${middle}`,
    `C${height - 3} ${middle - 26} ${height - 20} ${top} ${waist} ${top}z`,
  ].join('')
}

function Wings({ plan: { width, height } }: { plan: DeckPlan }) {
  const [front, back] = [height * 0.36, height * 0.56]
  const shape = (edge: number, tip: number) =>
    `M${front} ${edge}L${front + wing} ${tip}H${back + wing / 3}L${back} ${edge}z`
  return <path d={shape(6, -wing + 2) + shape(width - 6, width + wing - 2)} className="fill-seats-0 stroke-line" />
}

const size = { width: 64, height: 10, gap: 1.5 }

/** An aircraft as a strip of its cabins, front to back, each as wide as its share of the rows. Decorative. */
export function CabinStrip({ cabins }: { cabins: readonly CabinLayout[] }) {
  if (cabins.length === 0) return null
  const rows = cabins.reduce((total, { schematicRows }) => total + schematicRows, 0)
  const room = size.width - size.gap * (cabins.length - 1)
  let x = 0
  const parts = cabins.map((cabin) => {
    const width = (cabin.schematicRows / rows) * room
    const part = { cabin, x, width }
    x += width + size.gap
    return part
  })
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${size.width} ${size.height}`} className="h-2.5 w-16 shrink-0">
      {parts.map(({ cabin, x: left, width }) => (
        <rect
          key={`${cabin.name} ${cabin.deck}`}
          x={left + 0.5}
          y="0.5"
          width={Math.max(1, width - 1)}
          height={size.height - 1}
          rx="1.5"
          className={cabinFills[cabin.letter].free}
          strokeDasharray={cabin.drawable ? undefined : '2 1.5'}
        />
      ))}
    </svg>
  )
}
