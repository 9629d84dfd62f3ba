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
