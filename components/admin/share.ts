/** Formats a part of a whole as a percentage; a dash if the whole is 0. */
export function share(part: number, whole: number): string {
  if (whole === 0) return '–'
  const percent = (part / whole) * 100
  return `${percent > 0 && percent < 10 ? percent.toFixed(1) : Math.round(percent)}%`
}

/** Returns the months from the first that has anything to show; always includes the last month. */
export function fromFirst<Month>(months: readonly Month[], hasFigures: (month: Month) => boolean): Month[] {
  const first = months.findIndex(hasFigures)
  return months.slice(first === -1 ? -1 : first)
}
