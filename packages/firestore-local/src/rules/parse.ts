import type { PatternSegment, Position, RulesFile } from './ast.ts'
import { type AllowNode, type FunctionNode, type Let, type MatchNode, type Method, methods } from './ast.ts'
import { ExpressionParser } from './parse-expression.ts'

/** Firestore's limits on a rules file. */
const limits = { params: 7, lets: 10, matchDepth: 11, bytes: 256 * 1024 }

const aliases: Record<string, readonly Method[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  ...Object.fromEntries(methods.map((method) => [method, [method]])),
}

/** Parses a rules file. @throws RulesSyntaxError at the first place that does not fit the grammar */
export function parseRules(source: string, file: string): RulesFile {
  return new FileParser(source, file).file()
}

class FileParser extends ExpressionParser {
  #matchDepth = 0

  constructor(source: string, file: string) {
    super(source, file)
    if (Buffer.byteLength(source) > limits.bytes)
      throw this.scanner.error({ line: 1, column: 1 }, 'a rules file is at most 256 KiB')
  }

  file(): RulesFile {
    const rules: RulesFile = { version: this.#version(), functions: [], serviceFunctions: [], matches: [] }
    let services = 0
    while (this.current.kind !== 'eof') {
      const { at } = this.current
      if (this.is('function')) rules.functions.push(this.#function())
      else if (!this.is('service')) throw this.unexpected("'service' or 'function'")
      else if (++services > 1) throw this.scanner.error(at, 'a second service block is not supported')
      else this.#service(rules)
    }
    if (services === 0) throw this.unexpected("'service cloud.firestore'")
    return rules
  }

  /** Rules without a version are version 1. */
  #version(): 1 | 2 {
    if (!this.is('rules_version')) return 1
    this.advance()
    this.expect('=')
    const { text } = this.current
    if (this.current.kind !== 'string' || (text !== '1' && text !== '2'))
      throw this.scanner.error(this.current.at, "rules_version is '1' or '2'")
    this.advance()
    this.expect(';')
    return text === '1' ? 1 : 2
  }

  #service(rules: RulesFile): void {
    this.advance()
    const { name, at } = this.identifier('a service name')
    this.expect('.')
    const product = this.identifier('a service name').name
    if (name !== 'cloud' || product !== 'firestore')
      throw this.scanner.error(at, `service ${name}.${product} is not supported, only cloud.firestore`)
    this.expect('{')
    while (!this.is('}')) {
      if (this.is('match')) rules.matches.push(this.#match())
      else if (this.is('function')) rules.serviceFunctions.push(this.#function())
      else throw this.unexpected("'match', 'function' or '}'")
    }
    this.advance()
  }

  #match(): MatchNode {
    const { at } = this.advance()
    if (++this.#matchDepth > limits.matchDepth)
      throw this.scanner.error(at, `match blocks nest at most ${limits.matchDepth - 1} deep`)
    const node: MatchNode = { pattern: this.#pattern(), functions: [], allows: [], matches: [], at }
    this.expect('{')
    while (!this.is('}')) {
      if (this.is('match')) node.matches.push(this.#match())
      else if (this.is('function')) node.functions.push(this.#function())
      else if (this.is('allow')) node.allows.push(this.#allow())
      else throw this.unexpected("'allow', 'match', 'function' or '}'")
    }
    this.advance()
    this.#matchDepth -= 1
    return node
  }

  #pattern(): PatternSegment[] {
    if (!this.is('/')) throw this.unexpected("a path beginning with '/'")
    const segments: PatternSegment[] = []
    this.scanner.offset = this.current.offset
    while (this.scanner.charAt(this.scanner.offset) === '/') {
      this.scanner.offset += 1
      segments.push(this.#patternSegment())
    }
    this.current = this.scanner.token()
    return segments
  }

  #patternSegment(): PatternSegment {
    const at = this.scanner.position(this.scanner.offset)
    if (this.scanner.charAt(this.scanner.offset) !== '{') {
      const text = this.scanner.pathSegment()
      if (text === null) throw this.scanner.error(at, "expected a path segment after '/'")
      return { kind: 'literal', text, at }
    }
    this.scanner.offset += 1
    this.current = this.scanner.token()
    const { name: text, at: nameAt } = this.identifier('a wildcard name')
    const recursive = this.is('=')
    if (recursive) for (const mark of ['=', '*', '*']) this.expect(mark)
    if (!this.is('}')) throw this.unexpected("'}'")
    this.scanner.offset = this.current.end
    return { kind: recursive ? 'recursive' : 'single', text, at: nameAt }
  }

  #allow(): AllowNode {
    const { at } = this.advance()
    const node: AllowNode = { methods: new Set(), condition: null, at }
    do {
      if (node.methods.size > 0) this.advance()
      for (const method of this.#method()) node.methods.add(method)
    } while (this.is(','))
    if (this.is(':')) {
      this.advance()
      this.expect('if')
      node.condition = this.expression()
    }
    this.expect(';')
    return node
  }

  #method(): readonly Method[] {
    const { name, at } = this.identifier('a method such as read or write')
    const named = Object.hasOwn(aliases, name) ? aliases[name] : undefined
    if (!named)
      throw this.scanner.error(at, `unknown method '${name}': one of read, write, ${methods.join(', ')} is wanted`)
    return named
  }

  #function(): FunctionNode {
    this.advance()
    const { name, at } = this.identifier('a function name')
    const params = this.#params()
    this.expect('{')
    const lets: Let[] = []
    while (this.is('let')) lets.push(this.#let())
    if (lets.length > limits.lets) throw this.scanner.error(at, `a function has at most ${limits.lets} let bindings`)
    if (!this.is('return')) throw this.unexpected("'let' or 'return'")
    this.advance()
    const result = this.expression()
    if (this.is(';')) this.advance()
    this.expect('}')
    return { name, params, lets, result, at }
  }

  #params(): { name: string; at: Position }[] {
    this.expect('(')
    const params: { name: string; at: Position }[] = []
    while (!this.is(')')) {
      if (params.length > 0) this.expect(',')
      const param = this.identifier('a parameter name')
      if (params.length >= limits.params)
        throw this.scanner.error(param.at, `a function has at most ${limits.params} parameters`)
      params.push(param)
    }
    this.advance()
    return params
  }

  #let(): Let {
    this.advance()
    const { name, at } = this.identifier('a name')
    this.expect('=')
    const value = this.expression()
    this.expect(';')
    return { name, value, at }
  }
}
