import type { CabinLayout } from '@/lib/network/aircraft/cabin.ts'
import { cabinFills } from './cabin-picture.tsx'

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
