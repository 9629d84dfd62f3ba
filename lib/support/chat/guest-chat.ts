import { isGuestChatId } from './chat.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const key = 'guest-chat'

/** Returns the id of the chat started in this browser; the id is also what gives access to it. */
export function recallGuestChat(store: Store): string | null {
  try {
    const kept = store.getItem(key)
    return kept !== null && isGuestChatId(kept) ? kept : null
  } catch {
    return null
  }
}

/** Stores the id for the next visit; null deletes it. If storage is forbidden, the chat lasts as long as the page. */
export function storeGuestChat(store: Store, id: string | null): void {
  try {
    if (id === null) store.removeItem(key)
    else store.setItem(key, id)
  } catch {
    // The page still holds the id.
  }
}
