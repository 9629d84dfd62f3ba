/** Lists seats by name: the first eight, then how many more there are. */
export function seatList(seats: readonly string[]): string {
  const rest = seats.length - 8
  return rest > 0 ? `${seats.slice(0, 8).join(', ')} and ${rest} more` : seats.join(', ')
}
