/** Called with the address when the router starts a navigation. */
type Listener = (address: string) => void

const listeners = new Set<Listener>()

/** Called by the router, through instrumentation-client.ts, for links, code and the Back button alike. */
export function announceTransition(address: string): void {
  for (const listener of listeners) listener(address)
}

/** Adds a listener; returns a function that removes it. */
export function onTransitionStart(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
