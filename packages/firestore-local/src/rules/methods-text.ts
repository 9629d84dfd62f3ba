import { PatternError, toFullRegExp, toRegExp, toSeparator } from './regex.ts'
import { type Builtin, builtin } from './signature.ts'
import { BytesValue, type Failure, fail, PathValue, type RuleValue } from './values.ts'

/** The pattern's use, or the pattern's own error as an evaluation error. */
function withPattern(use: () => RuleValue | Failure): RuleValue | Failure {
  try {
    return use()
  } catch (error) {
    if (error instanceof PatternError) return fail(error.message)
    throw error
  }
}

/** Methods of String. Sizes and positions count code points. */
export const stringMethods: Record<string, Builtin> = {
  lower: builtin(['string'], (text) => text.toLowerCase()),
  upper: builtin(['string'], (text) => text.toUpperCase()),
  trim: builtin(['string'], (text) => text.trim()),
  size: builtin(['string'], (text) => BigInt(countCharacters(text))),
  toUtf8: builtin(['string'], (text) => new BytesValue(Buffer.from(text, 'utf8'))),
  matches: builtin(['string', 'string'], (text, pattern) => withPattern(() => toFullRegExp(pattern).test(text))),
  split: builtin(['string', 'string'], (text, pattern) => withPattern(() => text.split(toSeparator(pattern)))),
  replace: builtin(['string', 'string', 'string'], replace),
}

function countCharacters(text: string): number {
  let count = text.length
  // A character beyond the first 65,536 takes two units, of which only the second is counted out.
  for (let i = 0; i < text.length - 1; i++) if ((text.codePointAt(i) ?? 0) > 0xffff) count -= 1
  return count
}

function replace(text: string, pattern: string, substitute: string): RuleValue | Failure {
  if (substitute.includes('\\')) return fail('Back references in replace() are not supported.')
  return withPattern(() => text.replace(toRegExp(pattern), () => substitute))
}

export const bytesMethods: Record<string, Builtin> = {
  size: builtin(['bytes'], ({ bytes }) => BigInt(bytes.length)),
  toBase64: builtin(['bytes'], ({ bytes }) => Buffer.from(bytes).toString('base64')),
  toHexString: builtin(['bytes'], ({ bytes }) => Buffer.from(bytes).toString('hex')),
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
