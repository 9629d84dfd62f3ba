import type { Store } from '../core/signed-in-marker.ts'

/** A reminder that somebody asked for signed out: it waits on this device for their log-in. */
const key = 'reminder-wanted'

export function keepWantedReminder(store: Store, reminder: object): void {
  try {
    store.setItem(key, JSON.stringify(reminder))
  } catch {
    // Where storage is forbidden it is asked for again after the log-in.
  }
}

export function isReminderWanted(store: Store): boolean {
  try {
    return store.getItem(key) !== null
  } catch {
    return false
  }
}

/** What was kept, once, so that a second look at this device does not set it again; null where there is nothing. */
export function takeWantedReminder(store: Store): unknown {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? 'null')
    store.removeItem(key)
    return kept
  } catch {
    return null
  }
}
