/** A value of a form with bracketed names: text, or a map of values. Lists have numbers or nothing in the brackets. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue }

/** Reads `a[b][0]=x&c=y` as the provider's client writes it. Empty text stays, it unsets a field. */
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

/** As an own property whatever its name, `__proto__` too. */
function define(into: Record<string, FormValue>, key: string, value: FormValue): void {
  Object.defineProperty(into, key, { value, enumerable: true, writable: true, configurable: true })
}

function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, withLists(inner)] as const)
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
