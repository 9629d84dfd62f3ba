import type { Store } from '../core/signed-in-marker.ts'

/** The storage key of a reminder requested while signed out. It is kept on this device until the visitor logs in. */
const key = 'reminder-wanted'

export function saveWantedReminder(store: Store, reminder: object): void {
  try {
    store.setItem(key, JSON.stringify(reminder))
  } catch {
    // Where storage is forbidden, the member has to ask again after logging in.
  }
}

export function isReminderWanted(store: Store): boolean {
  try {
    return store.getItem(key) !== null
  } catch {
    return false
  }
}

/** Returns the stored reminder and removes it, so that it is not set a second time; null when there is none. */
export function takeWantedReminder(store: Store): unknown {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? 'null')
    store.removeItem(key)
    return kept
  } catch {
    return null
  }
}
