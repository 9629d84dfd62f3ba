/** The row that a key leads to from another one, or null for a key that moves nowhere. */
export function rowAfterKey(
  key: string,
  from: number,
  { total, page }: { total: number; page: number },
): number | null {
  const to = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + page,
    PageUp: from - page,
    Home: 0,
    End: total - 1,
  }[key]
  return to === undefined || total === 0 ? null : Math.min(total - 1, Math.max(0, to))
}

/** The row that has the focus: where it stood, and what it was. */
export type HeldRow = { index: number; id: string | null }

/** Where that row stands now; in an answer without it the row in its place, and null in one without rows. */
export function placeOfHeld({ index, id }: HeldRow, rows: readonly { id: string }[]): number | null {
  if (rows[index]?.id === id) return index
  const now = rows.findIndex((row) => row.id === id)
  return now >= 0 ? now : rows.length > 0 ? Math.min(index, rows.length - 1) : null
}
