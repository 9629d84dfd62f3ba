/** Assertions that run in a browser page as well as in Node. Each throws an Error that shows both values. */

type Comparable = { isEqual(other: unknown): boolean }

function isComparable(value: unknown): value is Comparable {
  return typeof value === 'object' && value !== null && 'isEqual' in value && typeof value.isEqual === 'function'
}

/**
 * Deep equality that distinguishes -0 from 0, treats NaN as equal to itself, and uses `isEqual` of the SDK's classes.
 */
export function isSame(actual: unknown, expected: unknown): boolean {
  if (Object.is(actual, expected)) return true
  if (typeof actual !== 'object' || typeof expected !== 'object' || actual === null || expected === null) return false
  if (isComparable(expected)) return isComparable(actual) && actual.isEqual(expected)
  if (Array.isArray(actual) !== Array.isArray(expected)) return false
  const keys = Object.keys(expected)
  if (Object.keys(actual).length !== keys.length) return false
  return keys.every((key) => key in actual && isSame(Reflect.get(actual, key), Reflect.get(expected, key)))
}

/** A short text for any value, for messages. */
export function show(value: unknown): string {
  const text = JSON.stringify(value, (_, part) => {
    if (typeof part === 'bigint') return `${part}n`
    if (typeof part === 'number' && (Object.is(part, -0) || !Number.isFinite(part))) {
      return Object.is(part, -0) ? '-0' : String(part)
    }
    return part
  })
  return text === undefined ? String(value) : text.length > 1500 ? `${text.slice(0, 1500)}…` : text
}

export function equal(actual: unknown, expected: unknown, what = 'value'): void {
  if (!isSame(actual, expected)) throw new Error(`${what}: got ${show(actual)}, expected ${show(expected)}`)
}

export function ok(condition: boolean, what: string): void {
  if (!condition) throw new Error(`not so: ${what}`)
}

export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}

/**
 * Asserts that the promise is rejected with one of these codes: `not-found` in the client SDKs, a number in the admin
 * SDK.
 */
export async function refused(promise: Promise<unknown>, ...codes: (string | number)[]): Promise<void> {
  const outcome = await promise.then(
    () => 'it succeeded',
    (error: unknown) =>
      codes.some((code) => code === codeOf(error)) ? null : `code ${show(codeOf(error))}: ${String(error)}`,
  )
  if (outcome !== null) throw new Error(`should be refused with ${codes.join(' or ')}, but ${outcome}`)
}

/** Asserts that the promise is rejected as invalid. The lite SDK reads any HTTP 400 as `failed-precondition`. */
export async function refusedAsInvalid(promise: Promise<unknown>): Promise<void> {
  await refused(promise, 'invalid-argument', 'failed-precondition')
}
