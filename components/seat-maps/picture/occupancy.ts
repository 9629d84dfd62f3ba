/** What a source says about a seat. The airline holds back `blocked` ones. */
export type SeatState = 'free' | 'taken' | 'blocked'

/** What is drawn on an aircraft once the seats of a flight have been looked up. */
export type Occupancy = {
  /** By seat name. The source didn't name the seats missing from it. */
  states: Readonly<Record<string, SeatState>>
  /** Free seats that belong to a group large enough for the party. */
  together: readonly string[]
  /** Seats picked by the visitor. */
  chosen: readonly string[]
}
