/** Something that went wrong and that the person before the screen can't help. */
export type Fault = { what: string; error: unknown }
type Receiver = (fault: Fault) => void

/** Kept until it is known whether anybody receives them; a page that fails in a loop keeps no more than these. */
const waitingLimit = 20
let waiting: Fault[] = []
let receiver: Receiver | null = null

/** Reports a fault: on the console, and to the error reports where they are on. `what` says what was being done. */
export function reportFault(what: string, error: unknown): void {
  console.error(what, error)
  noteFault(what, error)
}

/** As `reportFault`, for what the console has already been told of. */
export function noteFault(what: string, error: unknown): void {
  if (receiver) receiver({ what, error })
  else if (waiting.length < waitingLimit) waiting.push({ what, error })
}

/** Hands every fault to `receive`, first those that have waited for it. */
export function receiveFaults(receive: Receiver): void {
  receiver = receive
  for (const fault of waiting) receive(fault)
  waiting = []
}
