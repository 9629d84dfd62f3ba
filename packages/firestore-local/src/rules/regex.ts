import { RE2JS, RE2JSException } from 're2js'

/** A pattern that RE2 does not accept. */
export class PatternError extends Error {}

/** Limits the cache, because patterns built from data would otherwise accumulate for as long as the server runs. */
const cacheSize = 500
const compiled = new Map<string, RE2JS>()

/** Compiles a pattern in RE2's syntax, which the rules use. @throws PatternError naming what is wrong */
export function compilePattern(pattern: string): RE2JS {
  const known = compiled.get(pattern)
  if (known !== undefined) return known
  try {
    const fresh = RE2JS.compile(pattern)
    if (compiled.size >= cacheSize) compiled.clear()
    compiled.set(pattern, fresh)
    return fresh
  } catch (error) {
    if (error instanceof RE2JSException) throw new PatternError(`invalid regular expression: ${error.message}`)
    throw error
  }
}
