/**
 * Returns a function that calls `make` on first use and keeps its value. For values that are slow to make and may
 * never be needed: the first Intl formatter delays a page on a phone by 200 ms, even where it is never used if a module
 * makes it on import.
 */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
