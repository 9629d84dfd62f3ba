import { isGuestChatId } from './chat.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const key = 'guest-chat'

/** The chat that was begun in this browser; its id is the key to it. */
export function recallGuestChat(store: Store): string | null {
  try {
    const kept = store.getItem(key)
    return kept !== null && isGuestChatId(kept) ? kept : null
  } catch {
    return null
  }
}

/** Keeps it for the next visit; null forgets it. Where storing is forbidden a chat lasts as long as the page. */
export function keepGuestChat(store: Store, id: string | null): void {
  try {
    if (id === null) store.removeItem(key)
    else store.setItem(key, id)
  } catch {
    // The page still holds it.
  }
}
