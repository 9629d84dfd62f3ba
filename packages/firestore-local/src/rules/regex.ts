/**
 * RE2 patterns on JavaScript's engine. The syntax is checked and rewritten piece by piece, so that a pattern means here
 * what it means in RE2 or is refused by name: lookaround and back references (RE2 has none either), flags inside a
 * pattern, `\C`. JavaScript backtracks, so RE2's promise of linear time does not hold; a development server can bear it.
 */
export class PatternError extends Error {}

const posix: Record<string, string> = {
  alnum: '0-9A-Za-z',
  alpha: 'A-Za-z',
  ascii: '\\x00-\\x7F',
  blank: '\\t ',
  cntrl: '\\x00-\\x1F\\x7F',
  digit: '0-9',
  graph: '!-~',
  lower: 'a-z',
  print: ' -~',
  punct: '!-\\/:-@\\[-`\\{-~',
  space: '\\t\\n\\v\\f\\r ',
  upper: 'A-Z',
  word: '0-9A-Za-z_',
  xdigit: '0-9A-Fa-f',
}
/** RE2's Perl classes are ASCII; inside brackets they are written bare. */
const perl: Record<string, string> = { d: '0-9', s: '\\t\\n\\f\\r ', w: '0-9A-Za-z_' }
const controls: Record<string, string> = { a: '\\x07', f: '\\f', n: '\\n', r: '\\r', t: '\\t', v: '\\v' }
const syntaxCharacters = /[\^$\\.*+?()[\]{}|/-]/
const group = /\((?:\?(?:P?<([A-Za-z_]\w*)>|([a-zA-Z-]*)([:)])|.?))?/y
const repeat = /\{\d+(?:,\d*)?\}/y
const codeEscape = /\\(?:x\{([0-9A-Fa-f]{1,6})\}|x([0-9A-Fa-f]{2})|0([0-7]{1,2})|([1-7][0-7]{2}))/y
const category = /\\([pP])(?:\{(\^?)([A-Za-z_]+)\}|([A-Za-z]))/y
const posixClass = /\[:(\^?)([a-z]+):\]/y

/** Patterns built from data would otherwise pile up for as long as the server runs. */
const cacheSize = 500

function cached<T>(make: (pattern: string) => T): (pattern: string) => T {
  const made = new Map<string, T>()
  return (pattern) => {
    const known = made.get(pattern)
    if (known !== undefined) return known
    if (made.size >= cacheSize) made.clear()
    const fresh = make(pattern)
    made.set(pattern, fresh)
    return fresh
  }
}

/** A RE2 pattern as a global, Unicode RegExp without capturing groups. @throws PatternError naming what is wrong */
export const toRegExp = cached((pattern) => new Translator(pattern).regExp())

/** The same, with its groups: for what a replacement names. */
export const toGroupingRegExp = cached((pattern) => new Translator(pattern, '(').regExp())

/** The same, matching whole strings only. */
export const toFullRegExp = cached((pattern) => {
  const { source, flags } = toRegExp(pattern)
  const whole = flags.includes('m') ? `(?<![^])(?:${source})(?![^])` : `^(?:${source})$`
  return new RegExp(whole, flags.replace('g', ''))
})

/** What to give String.split: plain text where the pattern is no more than that, which is much faster. */
export const toSeparator = cached((pattern) => (/^[\w ,:;@#/-]+$/.test(pattern) ? pattern : toRegExp(pattern)))

class Translator {
  private readonly pattern: string
  private at = 0
  private flags = 'gu'

  private readonly opening: '(' | '(?:'

  constructor(pattern: string, opening: '(' | '(?:' = '(?:') {
    this.pattern = pattern
    this.opening = opening
  }

  regExp(): RegExp {
    const leading = /^\(\?([ims]+)\)/.exec(this.pattern)
    if (leading) {
      this.at = leading[0].length
      for (const flag of new Set(leading[1])) this.flags += flag
    }
    let source = ''
    while (this.at < this.pattern.length) source += this.piece()
    try {
      return new RegExp(source, this.flags)
    } catch (error) {
      throw new PatternError(`invalid regular expression: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.pattern)
    if (found) this.at = pattern.lastIndex
    return found
  }

  private character(): string {
    const c = String.fromCodePoint(this.pattern.codePointAt(this.at) ?? 0)
    this.at += c.length
    return c
  }

  private piece(): string {
    const next = this.pattern.charAt(this.at)
    if (next === '\\') return this.escape(false)
    if (next === '[') return this.brackets()
    if (next === '(') return this.group()
    if (next === '{') return this.take(repeat)?.[0] ?? this.literal()
    if (next === '}' || next === ']') return this.literal()
    const c = this.character()
    if (c === '.') return this.flags.includes('s') ? '[^]' : '[^\\n]'
    // JavaScript's multi-line anchors also stop at \r and two Unicode separators, RE2's at \n alone.
    if (this.flags.includes('m') && c === '^') return '(?<![^\\n])'
    return this.flags.includes('m') && c === '$' ? '(?![^\\n])' : c
  }

  private literal(): string {
    const c = this.character()
    return syntaxCharacters.test(c) ? `\\${c}` : c
  }

  private group(): string {
    const start = this.at
    const [text = '', name, flags, end] = this.take(group) ?? []
    if (text === '(' || name !== undefined) return this.opening
    if (flags === '' && end === ':') return '(?:'
    const shown = this.pattern.slice(start, start + 4)
    throw new PatternError(`'${shown}' is not supported in a regular expression`)
  }

  private escape(inBrackets: boolean): string {
    const code = this.take(codeEscape)
    if (code) return this.codePoint(code)
    const property = this.take(category)
    if (property) return this.property(property)
    this.at += 1
    const c = this.character()
    if (c === 'Q' && !inBrackets) return this.quotedLiteral()
    const lower = perl[c.toLowerCase()]
    if (lower && c in perl) return inBrackets ? lower : `[${lower}]`
    if (lower && !inBrackets) return `[^${lower}]`
    if ((c === 'D' || c === 'W') && !this.flags.includes('i')) return `\\${c}`
    if (controls[c]) return controls[c]
    const anchors: Record<string, string> = { A: '(?<![^])', z: '(?![^])', b: '\\b', B: '\\B' }
    if (!inBrackets && anchors[c]) return anchors[c]
    if (/[0-9A-Za-z]/.test(c) || c === '\0') throw new PatternError(`'\\${c}' is not supported in a regular expression`)
    return syntaxCharacters.test(c) ? `\\${c}` : c
  }

  private codePoint([text, braced, hex, octal, octal3]: RegExpExecArray): string {
    const octals = octal ?? octal3
    const code = octals === undefined ? Number.parseInt(braced ?? hex ?? '', 16) : Number.parseInt(octals, 8)
    if (code > 0x10ffff) throw new PatternError(`'${text}' is no character`)
    return `\\u{${code.toString(16)}}`
  }

  private property([text, letter, negated, long, short]: RegExpExecArray): string {
    const name = long ?? short ?? ''
    const negative = (letter === 'P') !== (negated === '^')
    // One or two letters name a general category, more a script.
    const source = `\\${negative ? 'P' : 'p'}{${name.length <= 2 ? name : `Script=${name}`}}`
    try {
      new RegExp(source, 'u')
    } catch {
      throw new PatternError(`'${text}' names no Unicode category or script`)
    }
    return source
  }

  private quotedLiteral(): string {
    const end = this.pattern.indexOf('\\E', this.at)
    const stop = end < 0 ? this.pattern.length : end
    let source = ''
    while (this.at < stop) source += this.literal()
    if (end >= 0) this.at += 2
    return source === '' ? '' : `(?:${source})`
  }

  private brackets(): string {
    this.at += 1
    let source = '['
    if (this.pattern.charAt(this.at) === '^') {
      source += '^'
      this.at += 1
    }
    // A bracket that closes at once stands for itself.
    for (let first = true; first || this.pattern.charAt(this.at) !== ']'; first = false) source += this.bracketRange()
    this.at += 1
    return `${source}]`
  }

  /** One character, class or range. A hyphen anywhere else is a plain character in RE2, and in JavaScript it is not. */
  private bracketRange(): string {
    const start = this.at
    const low = this.bracketItem()
    const ranges = this.pattern.charAt(this.at) === '-' && this.pattern.charAt(this.at + 1) !== ']'
    if (!ranges || low.isClass) return low.source
    this.at += 1
    const high = this.bracketItem()
    if (high.isClass) throw new PatternError(`'${this.pattern.slice(start, this.at)}' is no range of characters`)
    return `${low.source}-${high.source}`
  }

  private bracketItem(): { source: string; isClass: boolean } {
    if (this.at >= this.pattern.length) throw new PatternError('a bracket in the regular expression is never closed')
    const named = this.take(posixClass)
    if (named) {
      const inside = posix[named[2] ?? '']
      if (!inside || named[1]) throw new PatternError(`'${named[0]}' is not supported in a regular expression`)
      return { source: inside, isClass: true }
    }
    if (this.pattern.charAt(this.at) !== '\\') return { source: this.literal(), isClass: false }
    const isClass = /^\\[dDsSwWpP]/.test(this.pattern.slice(this.at))
    return { source: this.escape(true), isClass }
  }
}
