import type { PlacedSeat } from '@/lib/network/aircraft/geometry.ts'

/**
 * All seats that look alike are drawn as one path, so a whole aircraft takes a few dozen elements instead of hundreds:
 * quick to render and small to send.
 */

function rounded(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** The cushions: rectangles with round corners at the front and square ones under the back rest. */
export function cushionPath(seats: readonly PlacedSeat[]): string {
  return seats
    .map(({ x, y, width, height }) => {
      const side = height - 5
      return `M${rounded(x)} ${rounded(y + height)}v${-side}q0-5 5-5h${width - 10}q5 0 5 5v${side}z`
    })
    .join('')
}

/** The back rests: a bar across the rear of each seat. */
export function backPath(seats: readonly PlacedSeat[]): string {
  return seats.map(({ x, y, width, height }) => `M${rounded(x + 1)} ${rounded(y + height - 1)}h${width - 2}`).join('')
}

/** A cross over each seat. */
export function crossPath(seats: readonly PlacedSeat[]): string {
  return seats
    .map(({ x, y, width, height }) => {
      const size = 7
      const left = rounded(x + (width - size) / 2)
      const top = rounded(y + (height - size) / 2 - 1)
      return `M${left} ${top}l${size} ${size}m0-${size}l-${size} ${size}`
    })
    .join('')
}

/** A tick in each seat. */
export function tickPath(seats: readonly PlacedSeat[]): string {
  return seats
    .map(({ x, y, width, height }) => `M${rounded(x + width / 2 - 4)} ${rounded(y + height / 2 - 2)}l3 3 5-6`)
    .join('')
}

/** A dash in front of each seat, for extra legroom. */
export function legroomPath(seats: readonly PlacedSeat[]): string {
  return seats.map(({ x, y, width }) => `M${rounded(x + 3)} ${rounded(y - 2.5)}h${width - 6}`).join('')
}

/** A frame around each seat. */
export function framePath(seats: readonly PlacedSeat[]): string {
  return seats
    .map(
      ({ x, y, width, height }) => `M${rounded(x - 1.5)} ${rounded(y - 1.5)}h${width + 3}v${height + 3}h${-width - 3}z`,
    )
    .join('')
}
