/**
 * What rows can be sorted by. `value` is straight-line statute miles per point, most first; `duration` is shortest
 * first; `seats` is most first. Unknown values come last. Charges in other currencies come after those in AUD.
 */
export const sortKeys = ['date', 'points', 'charges', 'seats', 'duration', 'value'] as const
