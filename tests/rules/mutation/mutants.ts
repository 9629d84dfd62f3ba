import type { Expr, FunctionNode, MatchNode, RulesFile } from '../../../packages/firestore-local/src/rules/ast.ts'

/** One change to the rules: a condition removed or negated. */
export type Mutant = { line: number; column: number; change: 'removed' | 'negated'; rules: RulesFile }

/** A condition in the tree, with the function that replaces it and its value when it is removed. */
type Site = { condition: Expr; replace: (by: Expr) => void; absent: boolean }

const comparisons = new Set(['==', '!=', '<', '<=', '>', '>=', 'in'])

/** Returns two mutants for each condition of the rules: one without it, and one with it negated. */
export function mutantsOf(rules: RulesFile): Mutant[] {
  const count = sitesOf(rules).length
  return Array.from({ length: count }, (_, index) =>
    (['removed', 'negated'] as const).map((change): Mutant => {
      const copy = structuredClone(rules)
      const site = sitesOf(copy)[index]
      if (site === undefined) throw new Error('a copy has the conditions of its original')
      const { condition, absent } = site
      const { at } = condition
      site.replace(
        change === 'removed' ? { kind: 'literal', value: absent, at } : { kind: 'not', operand: condition, at },
      )
      return { ...placeOf(condition), change, rules: copy }
    }),
  ).flat()
}

function sitesOf(rules: RulesFile): Site[] {
  const sites: Site[] = []
  for (const node of [...rules.functions, ...rules.serviceFunctions]) ofFunction(node, sites)
  for (const match of rules.matches) ofMatch(match, sites)
  return sites
}

function ofMatch(match: MatchNode, sites: Site[]): void {
  for (const node of match.functions) ofFunction(node, sites)
  for (const allow of match.allows) {
    const { condition } = allow
    if (condition === null) continue
    const replace = (by: Expr) => {
      allow.condition = by
    }
    collect({ condition, replace, absent: true }, sites)
  }
  for (const inner of match.matches) ofMatch(inner, sites)
}

/** The result of a function that computes a value, such as a plan or a day, is not a condition; a decision is. */
function ofFunction(node: FunctionNode, sites: Site[]): void {
  for (const given of node.lets) ofChoices(given.value, sites)
  const replace = (by: Expr) => {
    node.result = by
  }
  if (decides(node.result)) collect({ condition: node.result, replace, absent: true }, sites)
}

function decides(expr: Expr): boolean {
  if (expr.kind === 'binary') return comparisons.has(expr.op)
  return ['logical', 'not', 'is'].includes(expr.kind) || (expr.kind === 'method' && /^(has|matches)/.test(expr.name))
}

function collect(site: Site, sites: Site[]): void {
  const { condition } = site
  if (condition.kind === 'logical') {
    const absent = condition.op === '&&'
    const put = (side: 'left' | 'right') => (by: Expr) => {
      condition[side] = by
    }
    collect({ condition: condition.left, replace: put('left'), absent }, sites)
    collect({ condition: condition.right, replace: put('right'), absent }, sites)
    return
  }
  // A rule with a condition that always holds is the same without it.
  if (condition.kind === 'literal') return
  sites.push(site)
  ofChoices(condition, sites)
}

/** Collects the test of a `a ? b : c`, and of those nested in its branches. */
function ofChoices(expr: Expr, sites: Site[]): void {
  if (expr.kind !== 'conditional') return
  const replace = (by: Expr) => {
    expr.test = by
  }
  collect({ condition: expr.test, replace, absent: true }, sites)
  ofChoices(expr.yes, sites)
  ofChoices(expr.no, sites)
}

/** Where a condition begins, since an operator's position is in its middle. */
function placeOf(expr: Expr): { line: number; column: number } {
  if (expr.kind === 'binary') return placeOf(expr.left)
  if (expr.kind === 'is') return placeOf(expr.operand)
  if (expr.kind === 'member' || expr.kind === 'method' || expr.kind === 'index') return placeOf(expr.target)
  return expr.at
}
