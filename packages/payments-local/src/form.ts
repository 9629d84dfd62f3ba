/**
 * A value of a form with bracketed names: text, a list, or a map of values. A list's brackets are empty or hold
 * numbers.
 */
export type FormValue = string | FormValue[] | { [name: string]: FormValue }

/** Parses `a[b][0]=x&c=y`, the format of the provider's client. Empty text is kept, because it unsets a field. */
export function parseForm(text: string): Record<string, FormValue> {
  const root: Record<string, FormValue> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...inner] = name.split('[').map((part) => part.replace(/\]$/, ''))
    put(root, [first, ...inner], value)
  }
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, withLists(value)]))
}

function put(into: Record<string, FormValue>, path: string[], value: string): void {
  const [head = '', ...rest] = path
  const key = head === '' ? String(Object.keys(into).length) : head
  if (rest.length === 0) {
    define(into, key, value)
    return
  }
  const inner = Object.hasOwn(into, key) ? into[key] : undefined
  const child = typeof inner === 'object' && !Array.isArray(inner) ? inner : {}
  define(into, key, child)
  put(child, rest, value)
}

/** Sets an own property whatever its name, even `__proto__`. */
function define(into: Record<string, FormValue>, key: string, value: FormValue): void {
  Object.defineProperty(into, key, { value, enumerable: true, writable: true, configurable: true })
}

function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, withLists(inner)] as const)
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
