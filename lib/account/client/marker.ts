/** The marker that somebody is signed in on this browser, read before any SDK is loaded. */
export const signedInKey = 'signedIn'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function isMarked(store: Store): boolean {
  return store.getItem(signedInKey) !== null
}

export function setMarker(store: Store, marked: boolean): void {
  if (marked) store.setItem(signedInKey, 'true')
  else store.removeItem(signedInKey)
}

/** The browser's local storage, or one that forgets where storing is forbidden: such a visitor is always a guest. */
export function browserStore(): Store {
  try {
    return window.localStorage
  } catch {
    return { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  }
}
