import { StatusError } from '../status.ts'

/** Firestore's own ceiling for one request. */
export const maxRequestBytes = 11_534_336

export const requestTooLarge = () =>
  new StatusError('INVALID_ARGUMENT', `Request payload size exceeds the limit: ${maxRequestBytes} bytes.`)
