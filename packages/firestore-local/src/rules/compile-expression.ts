import type { Expr, ExprOf, Position } from './ast.ts'
import type { Evaluate } from './evaluate.ts'
import * as evaluate from './evaluate.ts'
import { casts, namespaces } from './functions.ts'
import { type MethodTable, methodTable } from './methods.ts'
import { compilePattern, PatternError } from './regex.ts'
import { lookups, requestMembers, wholeRequest } from './request.ts'
import { maxExpressions, type Run } from './run.ts'
import type { CompiledFunction, Declared, Scope } from './scope.ts'
import type { Result } from './unknown.ts'
import { BytesValue, fail, typeNames } from './values.ts'

/** 20 calls from function to function, plus the one in the condition. */
const maxCallDepth = 21
const maxDepth = 99
const tooMany = `More than ${maxExpressions} expressions to evaluate for one request.`
const patternMethods = new Set(['matches', 'split', 'replace'])

/**
 * Compiles the expressions of one function or condition; `depth` is the deepest chain of calls in it. The cost of an
 * evaluation that cannot branch is known at compile time, so it is spent in one go at the start and at every branch.
 */
export class ExpressionCompiler {
  depth = 0
  readonly #scope: Scope
  #cost = 0
  #nesting = 0

  constructor(scope: Scope) {
    this.#scope = scope
  }

  /**
   * Compiles a part that is evaluated as a whole or not at all. `extra` is what Google counts in addition to the
   * expressions in it.
   */
  whole<Locals>(compile: () => (run: Run, locals: Locals) => Result, extra = 0): (run: Run, locals: Locals) => Result {
    const around = this.#cost
    this.#cost = extra
    const evaluated = compile()
    const cost = this.#cost
    this.#cost = around
    return (run, locals) => (run.spend(cost) ? evaluated(run, locals) : fail(tooMany))
  }

  #branch(expr: Expr, extra: number): Evaluate {
    return this.whole(() => this.compile(expr), extra)
  }

  compile(expr: Expr): Evaluate {
    this.#cost += 1
    // A chain of members, however long, does not count as nesting.
    const depth = expr.kind === 'member' ? 0 : 1
    this.#nesting += depth
    if (this.#nesting > maxDepth) throw this.#scope.error(expr.at, 'this expression is nested too deeply')
    const compiled = this.#compileKind(expr)
    this.#nesting -= depth
    return compiled
  }

  #compileKind(expr: Expr): Evaluate {
    const { line } = expr.at
    switch (expr.kind) {
      case 'literal':
        return this.#literal(expr)
      case 'list':
        return evaluate.listOf(expr.items.map((item) => this.compile(item)))
      case 'map': {
        const entries = expr.entries.map(({ key, value }) => ({ key: this.compile(key), value: this.compile(value) }))
        return evaluate.mapOf(entries, line)
      }
      case 'path':
        return this.#path(expr, false)
      case 'name':
        return this.#name(expr)
      case 'member':
        return this.#member(expr)
      case 'index':
        return evaluate.elementOf(this.compile(expr.target), this.compile(expr.index), line)
      case 'range':
        return evaluate.rangeOf(this.compile(expr.target), this.compile(expr.from), this.compile(expr.to), line)
      case 'call':
        return this.#call(expr)
      case 'method':
        return this.#method(expr)
      default:
        return this.#operator(expr)
    }
  }

  #operator(expr: ExprOf<'not' | 'negate' | 'logical' | 'binary' | 'is' | 'conditional'>): Evaluate {
    const { line } = expr.at
    switch (expr.kind) {
      case 'not':
        return evaluate.not(this.compile(expr.operand), line)
      case 'negate':
        return this.#negate(expr)
      case 'logical':
        return evaluate.logical(expr.op, this.compile(expr.left), this.#branch(expr.right, 1), line)
      case 'binary':
        return evaluate.binary(expr.op, this.compile(expr.left), this.compile(expr.right), line)
      case 'is':
        if (!typeNames.has(expr.type)) throw this.#scope.error(expr.at, `unknown type '${expr.type}'`)
        this.#cost += 1
        return evaluate.isType(this.compile(expr.operand), expr.type)
      case 'conditional':
        return evaluate.conditional(this.compile(expr.test), this.#branch(expr.yes, 1), this.#branch(expr.no, 3), line)
    }
  }

  #literal({ value }: ExprOf<'literal'>): Evaluate {
    const constant = value instanceof Uint8Array ? new BytesValue(value) : value
    return () => constant
  }

  #negate({ operand, at }: ExprOf<'not' | 'negate'>): Evaluate {
    if (operand.kind !== 'literal' || typeof operand.value !== 'bigint')
      return evaluate.negation(this.compile(operand), at.line)
    this.#cost += 1
    const value = -operand.value
    return () => value
  }

  #name({ name, at }: ExprOf<'name'>): Evaluate {
    const variable = this.#scope.variable(name)
    if (variable) {
      const { index } = variable
      if (variable.kind === 'local') return (_run, locals) => locals[index] ?? null
      return (run) => run.bindings[index] ?? null
    }
    if (name === 'resource') return (run) => run.resource
    if (name === 'request') return wholeRequest
    if (namespaces.has(name)) throw this.#scope.error(at, `'${name}' is a namespace: one of its functions is wanted`)
    return unknownName(`Variable ${name} is not known.`, at)
  }

  #member({ target, name, at }: ExprOf<'member'>): Evaluate {
    if (!this.#isGlobal(target, 'request')) return evaluate.memberOf(this.compile(target), name, at.line)
    this.#cost += 1
    const found = requestMembers.get(name)
    return found ?? unknownName(`Property ${name} is undefined on object.`, at)
  }

  /** Whether an expression is this name and no variable shadows it. */
  #isGlobal(expr: Expr, name: string): boolean {
    return expr.kind === 'name' && expr.name === name && !this.#scope.variable(name)
  }

  #call(expr: ExprOf<'call'>): Evaluate {
    const { name, at } = expr
    const declared = this.#scope.function(name)
    if (declared) return this.#callDeclared(expr, declared)
    const args = expr.args.map((arg) => this.compile(arg))
    const lookup = lookups.get(name)
    const cast = Object.hasOwn(casts, name) ? casts[name] : undefined
    if (!lookup && !cast) return unknownName(`Function ${name} is not known.`, at)
    this.#checkArity(expr, name, lookup ? 1 : (cast?.arity ?? 0))
    const [first] = args
    if (lookup && first) return lookup(first, at.line)
    return cast ? evaluate.builtinCall(cast, args, at.line) : () => null
  }

  #checkArity({ args, at }: ExprOf<'call' | 'method'>, name: string, arity: number): void {
    if (args.length === arity) return
    const plural = arity === 1 ? '' : 's'
    throw this.#scope.error(at, `${name}() takes ${arity} argument${plural}, not ${args.length}`)
  }

  #callDeclared(expr: ExprOf<'call'>, declared: Declared): Evaluate {
    this.#checkArity(expr, expr.name, declared.node.params.length)
    if (declared.compiled === 'compiling')
      throw this.#scope.error(expr.at, `function '${expr.name}' calls itself; recursion is not allowed`)
    const { body, size, depth } = compileFunction(declared)
    this.depth = Math.max(this.depth, depth)
    if (this.depth > maxCallDepth)
      throw this.#scope.error(expr.at, `functions call each other more than ${maxCallDepth - 1} deep`)
    const args = expr.args.map((arg) => this.compile(arg))
    return (run, locals) => {
      const frame = new Array<Result>(size)
      for (let i = 0; i < args.length; i++) frame[i] = args[i]?.(run, locals) ?? null
      return body(run, frame)
    }
  }

  #method(expr: ExprOf<'method'>): Evaluate {
    const { target, name, at } = expr
    if (target.kind === 'name' && !this.#scope.variable(target.name)) {
      const namespace = namespaces.get(target.name)
      const builtin = namespace && Object.hasOwn(namespace, name) ? namespace[name] : undefined
      if (namespace && !builtin) return unknownName(`Function ${target.name}.${name} is not known.`, at)
      if (builtin) {
        this.#checkArity(expr, `${target.name}.${name}`, builtin.arity)
        const args = expr.args.map((arg) => this.compile(arg))
        return evaluate.builtinCall(builtin, args, at.line)
      }
    }
    const table = this.#methodTable(expr)
    if (table === null) return unknownName(`Function ${name} is not known.`, at)
    const receiver = name === 'bind' && target.kind === 'path' ? this.#path(target, true) : this.compile(target)
    const args = expr.args.map((arg) => this.compile(arg))
    return evaluate.methodCall(table, receiver, name, args, at.line)
  }

  #methodTable(expr: ExprOf<'method'>): MethodTable | null {
    const { name, args } = expr
    const table = methodTable(name)
    const [method] = table.values()
    if (!method) return null
    this.#checkArity(expr, name, method.arity - 1)
    const [pattern] = args
    if (patternMethods.has(name) && pattern?.kind === 'literal') this.#checkPattern(pattern)
    return table
  }

  #checkPattern(pattern: ExprOf<'literal'>): void {
    try {
      compilePattern(String(pattern.value))
    } catch (error) {
      if (error instanceof PatternError) throw this.#scope.error(pattern.at, error.message)
      throw error
    }
  }

  /** Names in a path that are not variables are allowed only where `bind` follows to fill them in. */
  #path({ segments, at }: ExprOf<'path'>, bindFollows: boolean): Evaluate {
    const unbound = new Map<number, string>()
    const parts = segments.map((segment, i) => {
      const isText = typeof segment === 'string'
      if (isText) this.#cost += 1
      if (isText) return segment
      const waits = bindFollows && segment.kind === 'name' && !this.#scope.variable(segment.name)
      if (!waits) return this.compile(segment)
      this.#cost += 1
      unbound.set(i, segment.name)
      return `$(${segment.name})`
    })
    return evaluate.pathOf(parts, unbound, at.line)
  }
}

/** An unknown name: an error when evaluated, which `||` may absorb, as in Firestore. */
function unknownName(message: string, at: Position): Evaluate {
  return () => evaluate.located(fail(message), at.line)
}

/** Compiles a function once, on its first call or at the end of compilation. */
export function compileFunction(declared: Declared): CompiledFunction {
  const { node, compiled } = declared
  if (compiled && compiled !== 'compiling') return compiled
  declared.compiled = 'compiling'
  const scope = declared.scope.inner()
  node.params.forEach(({ name, at }, index) => {
    scope.addVariable(name, { kind: 'local', index }, at)
  })
  const compiler = new ExpressionCompiler(scope)
  const first = node.params.length
  const body = compiler.whole(() => {
    const lets = node.lets.map(({ name, value, at }, i) => {
      const evaluateLet = compiler.compile(value)
      scope.addVariable(name, { kind: 'local', index: first + i }, at)
      return evaluateLet
    })
    const result = compiler.compile(node.result)
    return (run: Run, frame: Result[]) => {
      for (let i = 0; i < lets.length; i++) frame[first + i] = lets[i]?.(run, frame) ?? null
      return result(run, frame)
    }
  }, node.lets.length)
  declared.compiled = { size: first + node.lets.length, depth: compiler.depth + 1, body }
  return declared.compiled
}
