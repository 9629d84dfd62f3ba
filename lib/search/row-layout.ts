/** Where each of `total` rows begins below the one before it, and, at the end, where the last one ends. */
export function layOutRows(total: number, heightOf: (index: number) => number): Float64Array {
  const starts = new Float64Array(total + 1)
  for (let index = 0; index < total; index++) starts[index + 1] = (starts[index] ?? 0) + heightOf(index)
  return starts
}

/** A stretch of the rows' length, such as what a frame shows of it. */
export type Stretch = { top: number; bottom: number }

/** The rows any part of which lies in a stretch, in their order. */
export function rowsWithin(starts: Float64Array, { top, bottom }: Stretch): number[] {
  const rows: number[] = []
  for (let index = rowAt(starts, top); index < starts.length - 1 && (starts[index] ?? 0) < bottom; index++) {
    rows.push(index)
  }
  return rows
}

/** The row at a distance from the top: the first one above it all, the last one below. */
function rowAt(starts: Float64Array, distance: number): number {
  let [low, high] = [0, Math.max(0, starts.length - 2)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= distance) low = middle
    else high = middle - 1
  }
  return low
}

/** How far to scroll so that a row stands wholly in a frame of this height: no further than needed. */
export function scrollTopFor(starts: Float64Array, index: number, { top, bottom }: Stretch): number {
  const [start, end] = [starts[index] ?? 0, starts[index + 1] ?? 0]
  if (start < top || end - start > bottom - top) return start
  return end > bottom ? top + end - bottom : top
}
