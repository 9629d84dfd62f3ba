import type { Method } from './ast.ts'
import type { Rule } from './flatten.ts'
import { matchPath, type PathSegment } from './match-path.ts'
import type { Run } from './run.ts'
import { FALSE, type Result, Unknown } from './unknown.ts'
import { Failure, typeName } from './values.ts'

/**
 * Tries the rules of one method on a path until one certainly allows. Null when one does, else why each did not, in
 * the wording of Firestore's emulator.
 */
export function refusal(rules: readonly Rule[], method: Method, path: readonly PathSegment[], run: Run): string | null {
  let reasons: string[] | null = null
  for (const rule of rules) {
    const bindings = matchPath(rule.pattern, path, rule.leastDeep)
    if (!bindings) continue
    run.bindings = bindings
    const result = rule.test(run, noLocals)
    if (result === true) return null
    reasons ??= []
    reasons.push(why(result, method, rule.line))
  }
  return reasons ? reasons.join(', ') : `No matching allow statements for '${method}'.`
}

const noLocals: readonly Result[] = []

function why(result: Result, method: Method, line: number): string {
  if (result === false) return `false for '${method}' @ L${line}`
  if (result instanceof Failure) return `${result.message} for '${method}' @ L${result.line || line}`
  if (!(result instanceof Unknown)) return `Type error. Received: [${typeName(result)}] Expected: [bool]. @ L${line}`
  const certain = result.outcomes === FALSE ? 'false' : 'not certain to hold for every document the query could return'
  return `${certain} for '${method}' @ L${line} (security rules are not filters)`
}
