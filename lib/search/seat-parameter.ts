/** The parameter of a finder's address that carries the signed seat link of a message. */
export const SEAT_PARAMETER = 'seat'
