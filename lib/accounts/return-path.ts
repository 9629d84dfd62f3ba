import { z } from 'zod'

/** The page a visitor was on when logging in took them to their dashboard, which then offers the way back. */
const key = 'going-on'
const Path = z
  .string()
  .max(8_000)
  .regex(/^\/(?![/\\])/)

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function storeReturnPath(store: Store, path: string): void {
  try {
    store.setItem(key, path)
  } catch {
    // If storage is forbidden, the browser's own back button remains.
  }
}

/** Returns the path kept last and removes it; null if there is none. */
export function takeReturnPath(store: Store): string | null {
  try {
    const path = Path.safeParse(store.getItem(key))
    store.removeItem(key)
    return path.data ?? null
  } catch {
    return null
  }
}
