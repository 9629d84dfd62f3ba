import type { Position } from './ast.ts'
import { RulesSyntaxError } from './contract.ts'

export type Token = { at: Position; offset: number; end: number } & (
  | { kind: 'name' | 'punct' | 'string'; text: string }
  | { kind: 'int'; text: string; value: bigint }
  | { kind: 'float'; text: string; value: number }
  | { kind: 'bytes'; text: string; value: Uint8Array }
  | { kind: 'eof'; text: string }
)

const blank = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y
const word = /[A-Za-z_][A-Za-z0-9_]*/y
const number = /\d+\.\d+|\d+\.(?![A-Za-z_.])|\.\d+|\d+/y
const punctuation = /&&|\|\||[=!<>]=|[-+*/%<>!?:.,;=(){}[\]]/y
const pathSegment = /\([A-Za-z0-9_-]+\)|[A-Za-z0-9_.~%@-]+/y
const simpleEscapes: Record<string, string> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '/': '/',
}
const maxInt = 2n ** 63n - 1n

/**
 * Splits rules source into tokens, one at a time. Only the parser knows whether `/` divides or begins a path, so it may
 * set `offset` back and read a path's raw segments instead.
 */
export class Scanner {
  offset = 0
  readonly #source: string
  readonly #file: string
  readonly #lineStarts: number[] = [0]

  constructor(source: string, file: string) {
    this.#source = source
    this.#file = file
    for (let i = source.indexOf('\n'); i >= 0; i = source.indexOf('\n', i + 1)) this.#lineStarts.push(i + 1)
  }

  position(offset: number): Position {
    let low = 0
    let high = this.#lineStarts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (this.#lineStarts[low] ?? 0) + 1 }
  }

  error(at: Position, message: string): RulesSyntaxError {
    return new RulesSyntaxError(this.#file, at.line, at.column, message)
  }

  /** Returns the character at `offset`, or '' at the end. */
  charAt(offset: number): string {
    return this.#source.charAt(offset)
  }

  token(): Token {
    this.#match(blank)
    const offset = this.offset
    const at = this.position(offset)
    const place = { at, offset }
    if (this.#source.startsWith('/*', offset)) throw this.error(at, 'this comment is never closed')
    if (offset >= this.#source.length) return { kind: 'eof', text: 'the end of the file', ...place, end: offset }
    if (/b['"]/y.test(this.#source.slice(offset, offset + 2))) return this.#bytes(place)
    const name = this.#match(word)
    if (name) return { kind: 'name', text: name, ...place, end: this.offset }
    const digits = this.#match(number)
    if (digits) return this.#number(digits, place)
    const quote = this.#source.charAt(offset)
    if (quote === "'" || quote === '"') return this.#string(place)
    const text = this.#match(punctuation)
    if (text) return { kind: 'punct', text, ...place, end: this.offset }
    throw this.error(at, `unexpected character '${String.fromCodePoint(this.#source.codePointAt(offset) ?? 0)}'`)
  }

  /** Reads one literal segment of a path at `offset`; returns null when none begins there. */
  pathSegment(): string | null {
    return this.#match(pathSegment)
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.offset
    const found = pattern.exec(this.#source)
    if (!found) return null
    this.offset = pattern.lastIndex
    return found[0]
  }

  #number(text: string, place: { at: Position; offset: number }): Token {
    const next = this.#source.charAt(this.offset)
    if (/[A-Za-z_]/.test(next)) throw this.error(place.at, `'${text}${next}' is not a number`)
    if (text.includes('.')) return { kind: 'float', text, value: Number(text), ...place, end: this.offset }
    const value = BigInt(text)
    // One more than the maximum may still be the digits of the negated minimum; the parser checks that.
    if (value > maxInt + 1n) throw this.error(place.at, `${text} does not fit a 64-bit integer`)
    return { kind: 'int', text, value, ...place, end: this.offset }
  }

  #string(place: { at: Position; offset: number }): Token {
    const text = this.#quoted(false)
    return { kind: 'string', text, ...place, end: this.offset }
  }

  #bytes(place: { at: Position; offset: number }): Token {
    this.offset += 1
    const text = this.#quoted(true)
    return { kind: 'bytes', text, value: Uint8Array.from(Buffer.from(text, 'latin1')), ...place, end: this.offset }
  }

  /** Reads the text between quotes. In a bytes literal an escape is one byte, and other text is encoded as UTF-8. */
  #quoted(bytes: boolean): string {
    const start = this.offset
    const quote = this.#source.charAt(this.offset++)
    let text = ''
    for (;;) {
      const c = this.#source.charAt(this.offset)
      if (c === '' || c === '\n') throw this.error(this.position(start), 'this string is never closed')
      if (c === quote) break
      const plain = c === '\\' ? this.#escape(bytes) : String.fromCodePoint(this.#source.codePointAt(this.offset) ?? 0)
      if (c !== '\\') this.offset += plain.length
      text += bytes && c !== '\\' ? Buffer.from(plain, 'utf8').toString('latin1') : plain
    }
    this.offset += 1
    return text
  }

  #escape(bytes: boolean): string {
    const at = this.position(this.offset)
    const letter = this.#source.charAt(this.offset + 1)
    const simple = simpleEscapes[letter]
    if (simple !== undefined) {
      this.offset += 2
      return simple
    }
    const octal = /^[0-3][0-7]{2}/.exec(this.#source.slice(this.offset + 1, this.offset + 4))?.[0]
    if (octal !== undefined) {
      this.offset += 4
      return String.fromCodePoint(Number.parseInt(octal, 8))
    }
    const digits = { x: 2, u: 4, U: 8 }[letter]
    const hex = digits ? this.#source.slice(this.offset + 2, this.offset + 2 + digits) : ''
    const code = Number.parseInt(hex, 16)
    const valid = digits === hex.length && /^[0-9a-fA-F]+$/.test(hex) && code <= (bytes ? 0xff : 0x10ffff)
    if (!valid) throw this.error(at, `unknown escape '\\${letter}' (a backslash itself is written '\\\\')`)
    this.offset += 2 + hex.length
    return String.fromCodePoint(code)
  }
}
