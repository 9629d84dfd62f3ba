import type { BinaryOp, Expr, Position } from './ast.ts'
import { Scanner, type Token } from './scanner.ts'

/** Lowest precedence first, as in the rules language's table of operators; `is` has the same precedence as `in`. */
const levels: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in', 'is'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
]
const maxNesting = 99
const keywords = new Set(['true', 'false', 'null', 'in', 'is', 'if', 'let', 'return', 'function', 'match', 'allow'])

/** Parses expressions; the file parser extends it with statements. Every error names the exact place. */
export class ExpressionParser {
  current: Token
  readonly scanner: Scanner
  #nesting = 0

  constructor(source: string, file: string) {
    this.scanner = new Scanner(source, file)
    this.current = this.scanner.token()
  }

  expression(): Expr {
    if (++this.#nesting > maxNesting) throw this.scanner.error(this.current.at, 'this expression is nested too deeply')
    const test = this.#level(0)
    this.#nesting -= 1
    if (!this.is('?')) return test
    this.advance()
    const yes = this.expression()
    this.expect(':')
    const no = this.expression()
    return { kind: 'conditional', test, yes, no, at: test.at }
  }

  advance(): Token {
    const token = this.current
    this.current = this.scanner.token()
    return token
  }

  /** Whether the current token is this punctuation or keyword. */
  is(text: string): boolean {
    return (this.current.kind === 'punct' || this.current.kind === 'name') && this.current.text === text
  }

  expect(text: string): Token {
    if (!this.is(text)) throw this.unexpected(`'${text}'`)
    return this.advance()
  }

  unexpected(wanted: string): Error {
    const { kind, text, at } = this.current
    const found = kind === 'eof' ? text : kind === 'string' ? 'a string' : `'${text}'`
    return this.scanner.error(at, `expected ${wanted}, found ${found}`)
  }

  identifier(what: string): { name: string; at: Position } {
    if (this.current.kind !== 'name' || keywords.has(this.current.text)) throw this.unexpected(what)
    const token = this.advance()
    return { name: token.text, at: token.at }
  }

  #level(depth: number): Expr {
    const operators = levels[depth]
    if (!operators) return this.#unary()
    let left = this.#level(depth + 1)
    while (operators.some((op) => this.is(op))) {
      const op = this.advance()
      left = op.text === 'is' ? this.#typeTest(left, op.at) : binary(op, left, this.#level(depth + 1))
    }
    return left
  }

  #typeTest(operand: Expr, at: Position): Expr {
    if (this.current.kind !== 'name') throw this.unexpected('a type name')
    return { kind: 'is', operand, type: this.advance().text, at }
  }

  #unary(): Expr {
    if (!this.is('!') && !this.is('-')) return this.#postfix(this.#primary())
    if (++this.#nesting > maxNesting) throw this.scanner.error(this.current.at, 'this expression is nested too deeply')
    const op = this.advance()
    const operand = this.#isMinimum(op) ? this.#minimum() : this.#unary()
    this.#nesting -= 1
    return { kind: op.text === '!' ? 'not' : 'negate', operand, at: op.at }
  }

  #isMinimum(op: Token): boolean {
    return op.text === '-' && this.current.kind === 'int' && this.current.value === 2n ** 63n
  }

  /** The digits of -2^63, which would not fit without the minus sign; kept unchanged for the negation that follows. */
  #minimum(): Expr {
    return { kind: 'literal', value: 2n ** 63n, at: this.advance().at }
  }

  #postfix(start: Expr): Expr {
    let target = start
    for (;;) {
      if (this.is('.')) target = this.#memberOrMethod(target)
      else if (this.is('[')) target = this.#indexOrRange(target)
      else return target
    }
  }

  #memberOrMethod(target: Expr): Expr {
    this.advance()
    if (this.current.kind !== 'name') throw this.unexpected('a property name')
    const { text: name, at } = this.advance()
    if (!this.is('(')) return { kind: 'member', target, name, at }
    return { kind: 'method', target, name, args: this.#args(), at }
  }

  #indexOrRange(target: Expr): Expr {
    const { at } = this.expect('[')
    const index = this.expression()
    if (!this.is(':')) {
      this.expect(']')
      return { kind: 'index', target, index, at }
    }
    this.advance()
    const to = this.expression()
    this.expect(']')
    return { kind: 'range', target, from: index, to, at }
  }

  #args(): Expr[] {
    this.expect('(')
    return this.#sequence(')', () => this.expression())
  }

  /** Parses comma-separated items up to the closing token; a trailing comma is an error. */
  #sequence<T>(close: string, item: () => T): T[] {
    const items: T[] = []
    while (!this.is(close)) {
      if (items.length > 0) this.expect(',')
      items.push(item())
    }
    this.advance()
    return items
  }

  #primary(): Expr {
    const { current } = this
    const { at } = current
    if (current.kind === 'punct') return this.#bracketed()
    if (current.kind === 'eof') throw this.unexpected('an expression')
    if (current.kind !== 'name') return this.#literal()
    if (current.text === 'true' || current.text === 'false' || current.text === 'null') {
      const { text } = this.advance()
      return { kind: 'literal', value: text === 'null' ? null : text === 'true', at }
    }
    const { name } = this.identifier('an expression')
    return this.is('(') ? { kind: 'call', name, args: this.#args(), at } : { kind: 'name', name, at }
  }

  #literal(): Expr {
    const token = this.advance()
    const { at } = token
    if (token.kind === 'int' && token.value === 2n ** 63n)
      throw this.scanner.error(at, `${token.text} does not fit a 64-bit integer`)
    const value = token.kind === 'int' || token.kind === 'float' || token.kind === 'bytes' ? token.value : token.text
    return { kind: 'literal', value, at }
  }

  #bracketed(): Expr {
    const { at, text } = this.current
    if (text === '/') return this.#path()
    if (text === '[') {
      this.advance()
      return { kind: 'list', items: this.#sequence(']', () => this.expression()), at }
    }
    if (text === '{') {
      this.advance()
      return { kind: 'map', entries: this.#sequence('}', () => this.#entry()), at }
    }
    if (text !== '(') throw this.unexpected('an expression')
    this.advance()
    const inner = this.expression()
    this.expect(')')
    return inner
  }

  #entry(): { key: Expr; value: Expr } {
    const key = this.expression()
    this.expect(':')
    return { key, value: this.expression() }
  }

  /**
   * Parses `/databases/$(database)/documents/users/x`. Its segments are raw text, so they are read from the scanner
   * with no whitespace between them.
   */
  #path(): Expr {
    const { at } = this.current
    const segments: (string | Expr)[] = []
    this.scanner.offset = this.current.offset
    while (this.scanner.charAt(this.scanner.offset) === '/') {
      this.scanner.offset += 1
      segments.push(this.#pathSegment())
    }
    this.current = this.scanner.token()
    return { kind: 'path', segments, at }
  }

  #pathSegment(): string | Expr {
    const start = this.scanner.offset
    if (this.scanner.charAt(start) + this.scanner.charAt(start + 1) !== '$(') {
      const text = this.scanner.pathSegment()
      if (text === null) throw this.scanner.error(this.scanner.position(start), "expected a path segment after '/'")
      return text
    }
    this.scanner.offset = start + 2
    this.current = this.scanner.token()
    const inner = this.expression()
    if (!this.is(')')) throw this.unexpected("')'")
    this.scanner.offset = this.current.end
    return inner
  }
}

function binary(op: Token, left: Expr, right: Expr): Expr {
  if (op.text === '&&' || op.text === '||') return { kind: 'logical', op: op.text, left, right, at: op.at }
  return { kind: 'binary', op: op.text as BinaryOp, left, right, at: op.at }
}
