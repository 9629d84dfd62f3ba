import { compilePattern, PatternError } from './regex.ts'
import { type Builtin, builtin } from './signature.ts'
import { BytesValue, type Failure, fail, PathValue, type RuleValue } from './values.ts'

/** Runs `use`, turning the pattern's own error into an evaluation error. */
function withPattern(use: () => RuleValue | Failure): RuleValue | Failure {
  try {
    return use()
  } catch (error) {
    if (error instanceof PatternError) return fail(error.message)
    throw error
  }
}

/** Methods of String. `size` counts UTF-16 units, as Google's emulator does. */
export const stringMethods: Record<string, Builtin> = {
  lower: builtin(['string'], (text) => text.toLowerCase()),
  upper: builtin(['string'], (text) => text.toUpperCase()),
  trim: builtin(['string'], (text) => text.trim()),
  size: builtin(['string'], (text) => BigInt(text.length)),
  toUtf8: builtin(['string'], (text) => new BytesValue(Buffer.from(text, 'utf8'))),
  matches: builtin(['string', 'string'], (text, pattern) => withPattern(() => compilePattern(pattern).testExact(text))),
  split: builtin(['string', 'string'], (text, pattern) => withPattern(() => split(text, pattern))),
  replace: builtin(['string', 'string', 'string'], replace),
}

/**
 * Replaces matches. In `substitute`, `$1` is what the first group matched, and a backslash makes the next character
 * literal.
 */
function replace(text: string, pattern: string, substitute: string): RuleValue | Failure {
  return withPattern(() => {
    let missing: string | null = null
    const replaced = compilePattern(pattern)
      .matcher(text)
      .replaceAll((...match: unknown[]) => {
        // The groups are followed by the offset and the whole text.
        const groups = match.slice(
          0,
          match.findIndex((part) => typeof part === 'number'),
        )
        return substitute.replace(/\\(.)|\$(\d)/gs, (_, literal: string | undefined, group: string) => {
          if (literal === undefined && Number(group) >= groups.length) missing = group
          return literal ?? String(groups[Number(group)] ?? '')
        })
      })
    return missing === null ? replaced : fail(`The pattern has no group ${missing}.`)
  })
}

/** Splits a text, dropping empty parts at the end. */
function split(text: string, pattern: string): string[] {
  const parts = compilePattern(pattern).split(text)
  while (parts.length > 1 && parts.at(-1) === '') parts.pop()
  return parts
}

/** Google's rules write base64 in the URL-safe alphabet, padded. */
const urlSafe = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_')

export const bytesMethods: Record<string, Builtin> = {
  size: builtin(['bytes'], ({ bytes }) => BigInt(bytes.length)),
  toBase64: builtin(['bytes'], ({ bytes }) => urlSafe(Buffer.from(bytes).toString('base64'))),
  toHexString: builtin(['bytes'], ({ bytes }) => Buffer.from(bytes).toString('hex').toUpperCase()),
}

export const pathMethods: Record<string, Builtin> = {
  bind: builtin(['path', 'map'], (path, map) => {
    const segments = [...path.segments]
    const bound = new Map(path.bound)
    for (const [i, name] of path.unbound) {
      const value = map.get(name)
      if (typeof value !== 'string' || value === '' || value.includes('/'))
        return fail(`bind() needs a segment for $(${name}).`)
      segments[i] = value
      bound.set(name, value)
    }
    return new PathValue(segments, new Map(), bound)
  }),
}
