/** Something that went wrong and that the user can do nothing about. */
export type Fault = { what: string; error: unknown }
type Receiver = (fault: Fault) => void

/** The most faults kept until there is a receiver, in case a page fails in a loop. */
const waitingLimit = 20
let waiting: Fault[] = []
let receiver: Receiver | null = null

/** Reports a fault on the console and, where enabled, to the error reports. `what` names what was being done. */
export function reportFault(what: string, error: unknown): void {
  console.error(what, error)
  noteFault(what, error)
}

/** Like `reportFault`, for a fault that is already on the console. */
export function noteFault(what: string, error: unknown): void {
  if (receiver) receiver({ what, error })
  else if (waiting.length < waitingLimit) waiting.push({ what, error })
}

/** Passes every fault to `receive` from now on, after those reported so far. */
export function receiveFaults(receive: Receiver): void {
  receiver = receive
  for (const fault of waiting) receive(fault)
  waiting = []
}
