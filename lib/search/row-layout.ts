/** Computes the offset of the top of each of `total` rows and, at the end, the bottom of the last one. */
export function layOutRows(total: number, heightOf: (index: number) => number): Float64Array {
  const starts = new Float64Array(total + 1)
  for (let index = 0; index < total; index++) starts[index + 1] = (starts[index] ?? 0) + heightOf(index)
  return starts
}

/** A section of the rows' total height, such as the part visible in a frame. */
export type Stretch = { top: number; bottom: number }

/** The rows that are at least partly within a stretch, in order. */
export function rowsWithin(starts: Float64Array, { top, bottom }: Stretch): number[] {
  const rows: number[] = []
  for (let index = rowAt(starts, top); index < starts.length - 1 && (starts[index] ?? 0) < bottom; index++) {
    rows.push(index)
  }
  return rows
}

/** Finds the row at a distance from the top: above all rows it is the first, below all rows the last. */
function rowAt(starts: Float64Array, distance: number): number {
  let [low, high] = [0, Math.max(0, starts.length - 2)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= distance) low = middle
    else high = middle - 1
  }
  return low
}

/**
 * The scroll position, nearest to the current one, at which a row is entirely within the visible stretch; a row taller
 * than that is shown from its top.
 */
export function scrollTopFor(starts: Float64Array, index: number, { top, bottom }: Stretch): number {
  const [start, end] = [starts[index] ?? 0, starts[index + 1] ?? 0]
  if (start < top || end - start > bottom - top) return start
  return end > bottom ? top + end - bottom : top
}
