/** The parameter of a finder's address that carries a signed link of a message. */
export const SEAT_PARAMETER = 'seat'
