/** A part of a whole in per cent; a dash where there is no whole. */
export function share(part: number, whole: number): string {
  if (whole === 0) return '–'
  const percent = (part / whole) * 100
  return `${percent > 0 && percent < 10 ? percent.toFixed(1) : Math.round(percent)}%`
}

/** The months from the first with anything to tell on; the last one always. */
export function fromFirst<Month>(months: readonly Month[], tells: (month: Month) => boolean): Month[] {
  const first = months.findIndex(tells)
  return months.slice(first === -1 ? -1 : first)
}
