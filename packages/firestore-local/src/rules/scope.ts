import type { FunctionNode, Position } from './ast.ts'
import { RulesSyntaxError } from './contract.ts'
import type { Run } from './run.ts'
import type { Result } from './unknown.ts'

/**
 * A function ready to be called. `size` is the number of its locals; `depth` is its deepest chain of calls, itself
 * included.
 */
export type CompiledFunction = { size: number; depth: number; body: (run: Run, frame: Result[]) => Result }

export type Declared = { node: FunctionNode; scope: Scope; compiled: CompiledFunction | 'compiling' | null }
type Variable = { kind: 'wildcard' | 'local'; index: number }

/** Names that always mean the language's own objects and cannot be declared. */
const globals = new Set(['request', 'resource'])

/**
 * The names visible to an expression: those of its own block, then those of the enclosing blocks. Wildcards are
 * numbered along the chain of match blocks, locals within their function.
 */
export class Scope {
  readonly file: string
  readonly #outer: Scope | null
  readonly #variables = new Map<string, Variable>()
  readonly #functions = new Map<string, Declared>()

  constructor(outer: Scope | null, file: string) {
    this.#outer = outer
    this.file = file
  }

  error(at: Position, message: string): RulesSyntaxError {
    return new RulesSyntaxError(this.file, at.line, at.column, message)
  }

  inner(): Scope {
    return new Scope(this, this.file)
  }

  addVariable(name: string, variable: Variable, at: Position): void {
    if (globals.has(name)) throw this.error(at, `'${name}' is a name of the language`)
    if (this.#variables.has(name)) throw this.error(at, `'${name}' is declared twice`)
    this.#variables.set(name, variable)
  }

  addFunction(node: FunctionNode): Declared {
    if (this.#functions.has(node.name)) throw this.error(node.at, `function '${node.name}' is declared twice`)
    const declared: Declared = { node, scope: this, compiled: null }
    this.#functions.set(node.name, declared)
    return declared
  }

  variable(name: string): Variable | undefined {
    return this.#variables.get(name) ?? this.#outer?.variable(name)
  }

  function(name: string): Declared | undefined {
    return this.#functions.get(name) ?? this.#outer?.function(name)
  }
}
