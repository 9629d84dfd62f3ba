/** Deeper than anything a page sends, and far from where a reader that calls itself runs out of room. */
const deepest = 40

/**
 * Whether parsed JSON is what a callable is sent, `data` and nothing beside it, shallow, and free of the marks by which
 * the framework writes numbers JSON has not. What stands beside `data` the framework would write to the log, and end at
 * a body that names its own `hasOwnProperty`.
 */
export function isReadable(body: unknown): boolean {
  if (!isObject(body)) return true
  if (body instanceof Uint8Array || Object.keys(body).some((key) => key !== 'data')) return false
  let level = [body]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest || level.some((value) => '@type' in value)) return false
    level = level.flatMap((value) => Object.values(value).filter(isObject))
  }
  return true
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
