/** For how long a reload forbids the next one, so that a page that stays broken doesn't reload for ever. */
export const reloadGuardMs = 10_000

const key = 'release-reload'

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Whether this tab may reload itself now; if so, marks that it does. Where nothing can be stored it may not. */
export function claimReload(openStore: () => Store, nowMs: number): boolean {
  try {
    const store = openStore()
    // A marker further ahead than the guard lasts was written before the machine's clock was set back.
    const left = Number(store.getItem(key)) - nowMs
    if (left > 0 && left <= reloadGuardMs) return false
    store.setItem(key, String(nowMs + reloadGuardMs))
    return true
  } catch {
    return false
  }
}
