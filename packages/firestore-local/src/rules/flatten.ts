import type { AllowNode, FunctionNode, MatchNode, Method, PatternSegment, RulesFile } from './ast.ts'
import { compileFunction, ExpressionCompiler } from './compile-expression.ts'
import type { Evaluate } from './evaluate.ts'
import { type Declared, Scope } from './scope.ts'

const limits = { segments: 100, wildcards: 20 }

/** One `allow` with the full path it guards. */
export type Rule = {
  pattern: readonly PatternSegment[]
  methods: ReadonlySet<Method>
  test: Evaluate
  line: number
  /** The fewest segments that a recursive wildcard matches. */
  minDepth: 0 | 1
}

/**
 * Returns the rules of a file in order, those of inner blocks after those of the block around them. @throws
 * RulesSyntaxError
 */
export function flatten(rules: RulesFile, file: string): Rule[] {
  const flattener = new Flattener(rules.version === 1 ? 1 : 0)
  const fileScope = new Scope(null, file)
  flattener.declare(fileScope, rules.functions)
  const serviceScope = fileScope.inner()
  flattener.declare(serviceScope, rules.serviceFunctions)
  for (const match of rules.matches) flattener.match(match, serviceScope, [])
  flattener.finish()
  return flattener.rules
}

class Flattener {
  readonly rules: Rule[] = []
  readonly #declared: Declared[] = []
  readonly #minDepth: 0 | 1

  constructor(minDepth: 0 | 1) {
    this.#minDepth = minDepth
  }

  declare(scope: Scope, functions: readonly FunctionNode[]): void {
    for (const node of functions) this.#declared.push(scope.addFunction(node))
  }

  match(node: MatchNode, outer: Scope, prefix: readonly PatternSegment[]): void {
    const scope = outer.inner()
    const pattern = [...prefix, ...node.pattern]
    this.#check(pattern, node, scope)
    let index = prefix.filter(({ kind }) => kind !== 'literal').length
    for (const { kind, text, at } of node.pattern)
      if (kind !== 'literal') scope.addVariable(text, { kind: 'wildcard', index: index++ }, at)
    this.declare(scope, node.functions)
    for (const allow of node.allows)
      this.rules.push({ ...compileAllow(allow, pattern, scope), minDepth: this.#minDepth })
    for (const inner of node.matches) this.match(inner, scope, pattern)
  }

  /** Compiles functions that nothing calls, because they must be correct too. */
  finish(): void {
    for (const declared of this.#declared) compileFunction(declared)
  }

  #check(pattern: readonly PatternSegment[], node: MatchNode, scope: Scope): void {
    const recursive = pattern.filter(({ kind }) => kind === 'recursive')
    const [, second] = recursive
    if (second) throw scope.error(second.at, 'a second recursive wildcard in one path is not supported')
    const wildcards = pattern.filter(({ kind }) => kind !== 'literal').length
    if (wildcards > limits.wildcards) throw scope.error(node.at, `a path has at most ${limits.wildcards} wildcards`)
    if (pattern.length > limits.segments) throw scope.error(node.at, `a path has at most ${limits.segments} segments`)
  }
}

function compileAllow({ methods, condition, at }: AllowNode, pattern: readonly PatternSegment[], scope: Scope) {
  const compiler = new ExpressionCompiler(scope)
  const test: Evaluate = condition ? compiler.whole(() => compiler.compile(condition)) : () => true
  return { pattern, methods, test, line: at.line }
}
