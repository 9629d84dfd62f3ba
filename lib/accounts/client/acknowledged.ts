import { reportFault } from './report.ts'

/**
 * `saved` once the server has it; `waiting` while offline: the page sends it when the connection is back. `refusal` then
 * gives the server's error, or null once it has the write.
 */
export type Written = { state: 'saved' } | { state: 'waiting'; refusal: Promise<unknown> }

type Connection = Pick<Navigator, 'onLine'>
type Events = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/**
 * Waits for the server to accept a write, but not for a connection: while offline, the SDK holds the write back and its
 * promise stays pending. Rejects with the server's error if it refuses the write; a later refusal is
 * reported as well.
 */
export async function acknowledged(
  write: Promise<void>,
  connection: Connection = navigator,
  events: Events = window,
): Promise<Written> {
  let onOffline = () => {}
  const offline = new Promise<'waiting'>((resolve) => {
    onOffline = () => resolve('waiting')
    if (connection.onLine) events.addEventListener('offline', onOffline)
    else onOffline()
  })
  const state = await Promise.race([write.then(() => 'saved' as const), offline]).finally(() =>
    events.removeEventListener('offline', onOffline),
  )
  if (state === 'saved') return { state }
  const refusal = write.then(
    () => null,
    (error: unknown) => {
      reportFault('a write made without a connection', error)
      return error
    },
  )
  return { state, refusal }
}
