type Listener = (uid: string | null) => void
let current: string | null = null
const listeners = new Set<Listener>()

/** Sets who is signed in on this page: their id, or null for a guest. */
export function setVisitor(uid: string | null): void {
  if (uid === current) return
  current = uid
  for (const listener of listeners) listener(uid)
}

/** Calls `listener` with the current visitor, and on every change. Returns a function that removes it. */
export function onVisitorChange(listener: Listener): () => void {
  listeners.add(listener)
  listener(current)
  return () => void listeners.delete(listener)
}
