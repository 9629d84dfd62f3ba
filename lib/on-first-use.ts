/**
 * What `make` gives, made when it is first asked for and then kept. For what is dear to make and may never be needed:
 * a formatter of dates takes a phone 20 ms, and a module that makes five holds up the page that loads it by 100.
 */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
