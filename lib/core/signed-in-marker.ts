/** The storage key that marks a user as signed in on this browser. It is read before any SDK is loaded. */
export const signedInKey = 'signedIn'

/** When this browser last logged in, in seconds since 1970. Stored because its tabs get their new tokens in turn. */
const newestLogInKey = 'logInAt'

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function isMarked(store: Store): boolean {
  return store.getItem(signedInKey) !== null
}

export function setMarker(store: Store, marked: boolean): void {
  if (marked) store.setItem(signedInKey, 'true')
  else for (const key of [signedInKey, newestLogInKey]) store.removeItem(key)
}

export function noteLogIn(store: Store, second: number): void {
  if (second > readNewestLogIn(store)) store.setItem(newestLogInKey, String(second))
}

/** When this browser last logged in, in seconds since 1970; 0 when not known. */
export function readNewestLogIn(store: Store): number {
  return Number(store.getItem(newestLogInKey)) || 0
}

const forgetful = new Map<string, string>()

/** Used where the browser forbids storage. It lasts as long as the page, and so does the session. */
const pageStore: Store = {
  getItem: (key) => forgetful.get(key) ?? null,
  setItem: (key, value) => forgetful.set(key, value),
  removeItem: (key) => forgetful.delete(key),
}

/** The browser's local storage, or an in-memory one for this page where storage is forbidden. */
export function browserStore(): Store {
  try {
    return window.localStorage
  } catch {
    return pageStore
  }
}
