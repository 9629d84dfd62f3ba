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

/** The same for each key, such as a formatter for each time zone. */
export function onFirstUseOf<Value extends object>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}

/**
 * The same for servers, once in the whole process, under a name of its own on globalThis: Next.js loads a module once
 * for every bundle it is part of.
 */
export function oncePerProcess<Value extends object>(name: `pointsward${string}`, make: () => Value): () => Value {
  const holder = globalThis as { [name: string]: unknown }
  return () => {
    holder[name] ??= make()
    return holder[name] as Value
  }
}
