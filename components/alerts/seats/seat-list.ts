/** Seats by name, as many as a line takes. */
export function seatList(seats: readonly string[]): string {
  const rest = seats.length - 8
  return rest > 0 ? `${seats.slice(0, 8).join(', ')} and ${rest} more` : seats.join(', ')
}
