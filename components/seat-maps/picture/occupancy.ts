/** What a source says of a seat. `blocked` is held back by the airline. */
export type SeatState = 'free' | 'taken' | 'blocked'

/** What is drawn over an aircraft once somebody has looked at a flight. */
export type Occupancy = {
  /** By seat name; a seat that is not in it was not named by the source. */
  states: Readonly<Record<string, SeatState>>
  /** Free seats that belong to a group large enough for the party. */
  together: readonly string[]
  /** Seats picked by the reader. */
  chosen: readonly string[]
}
