/** Deeper than anything a page sends, and far from where a reader that calls itself runs out of room. */
const deepest = 40

/** Whether parsed JSON is shallow enough, and free of the marks by which the framework writes numbers JSON has not. */
export function isReadable(body: unknown): boolean {
  let level: object[] = isObject(body) ? [body] : []
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest || level.some((value) => '@type' in value)) return false
    level = level.flatMap((value) => Object.values(value).filter(isObject))
  }
  return true
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
