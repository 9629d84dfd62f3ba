/**
 * What rows are ordered by. `value` is statute miles flown for the points, most first; `duration` shortest first;
 * `seats` most first. What is unknown comes last. Charges in other currencies come after those in AUD.
 */
export const sortKeys = ['date', 'points', 'charges', 'seats', 'duration', 'value'] as const
