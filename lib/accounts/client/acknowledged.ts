import { reportFault } from './report.ts'

/** `saved` once the server has it; `waiting` while offline: the page sends it when the connection is back. */
export type Written = 'saved' | 'waiting'

type Connection = Pick<Navigator, 'onLine'>
type Events = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/**
 * Waits for the server to accept a write, but not for a connection: while offline, the SDK holds the write back and its
 * promise stays pending. Rejects with the server's error if it refuses the write; a later refusal is reported.
 */
export async function acknowledged(
  write: Promise<void>,
  connection: Connection = navigator,
  events: Events = window,
): Promise<Written> {
  let onOffline = () => {}
  const offline = new Promise<Written>((resolve) => {
    onOffline = () => resolve('waiting')
    if (connection.onLine) events.addEventListener('offline', onOffline)
    else onOffline()
  })
  const outcome = await Promise.race([write.then((): Written => 'saved'), offline]).finally(() =>
    events.removeEventListener('offline', onOffline),
  )
  if (outcome === 'waiting') write.catch((error: unknown) => reportFault('a write made without a connection', error))
  return outcome
}
