/**
 * What `make` gives, made when it is first asked for and then kept. For what is dear to make and may never be needed:
 * the first formatter of Intl holds a phone's page up for 200 ms, which a module that makes one at once spends for all.
 */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
