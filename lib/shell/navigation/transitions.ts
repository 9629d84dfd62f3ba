/** Tells whoever listens that the router has set out for an address. */
type Listener = (address: string) => void

const listeners = new Set<Listener>()

/** The router calls this, through instrumentation-client.ts, for links, code and the Back button alike. */
export function announceTransition(address: string): void {
  for (const listener of listeners) listener(address)
}

/** Returns how to stop listening. */
export function onTransitionStart(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
