import { type Method, methods, type RulesFile } from './ast.ts'
import type { Decision, Ruleset, RulesQuery, RulesReader, RulesRequest } from './contract.ts'
import { documentPath, fromDocument } from './convert.ts'
import { flatten, type Rule } from './flatten.ts'
import { gap, matchPath, type PathSegment, unknownId } from './match-path.ts'
import { parseRules } from './parse.ts'
import { type Condition, disjuncts } from './query-disjuncts.ts'
import { unknownData } from './query-document.ts'
import { Run, type RunInput } from './run.ts'
import { FALSE, MAP, PATH, type Result, Unknown } from './unknown.ts'
import { Failure, PathValue, typeName } from './values.ts'

/**
 * Tries the rules of one method on a path until one certainly allows it. Returns null when one does, otherwise why each
 * did not, in the wording of Firestore's emulator.
 */
function refusal(rules: readonly Rule[], method: Method, path: readonly PathSegment[], run: Run): string | null {
  let reasons: string[] | null = null
  for (const rule of rules) {
    const bindings = matchPath(rule.pattern, path, rule.minDepth)
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

/**
 * Cloud Firestore Security Rules, versions 1 and 2. A rules file is compiled to closures once; each decision then runs
 * them.
 *
 * The meaning is that of Google's emulator wherever `npm run judge` can tell; known differences are listed in
 * judge/known.ts. Deliberate limits of this engine:
 * - A path with two recursive wildcards is refused, as are a second service and any other product.
 * - `let` and arguments are evaluated immediately; an error in one matters only where its value is used.
 * - Regular expressions: see regex.ts.
 * - `request.query` holds limit, offset (ints or null) and orderBy (`a ASC, b DESC`, or null).
 * - Integer overflow is an error.
 * - Queries are decided by unknown.ts. A query whose every result would pass is still refused when that follows only
 *   from a relation between two unknown fields, from arithmetic or text functions on one, from which kind of number a
 *   list holds, or from cursors.
 */

/** Where the rules' own `debug()` writes. */
type RulesOptions = { debug: (text: string) => void }

const toStderr: RulesOptions = { debug: (text) => process.stderr.write(`rules: ${text}\n`) }

/** Compiles a rules file. @throws RulesSyntaxError at the first error, with its line and column */
export function compileRules(source: string, file: string, options: RulesOptions = toStderr): Ruleset {
  return compileParsed(parseRules(source, file), file, options)
}

/** As `compileRules`, for rules that are already parsed; used to try out rules modified as a tree. */
export function compileParsed(rules: RulesFile, file: string, options: RulesOptions = toStderr): Ruleset {
  return new CompiledRules(flatten(rules, file), options)
}

class CompiledRules implements Ruleset {
  readonly #rules: Record<Method, readonly Rule[]>
  readonly #options: RulesOptions

  constructor(rules: readonly Rule[], options: RulesOptions) {
    const of = (method: Method) => rules.filter((rule) => rule.methods.has(method))
    this.#rules = Object.fromEntries(methods.map((method) => [method, of(method)])) as Record<Method, Rule[]>
    this.#options = options
  }

  decide(request: RulesRequest, reader: RulesReader): Decision {
    const databaseId = idOf(request.database)
    const segments = ['databases', databaseId, 'documents', ...request.path.split('/')]
    const input: RunInput = {
      method: request.method,
      databaseId,
      auth: request.auth,
      time: request.time,
      newResource: request.newResource && fromDocument(request.newResource),
      query: request.query ?? null,
      reader,
      batchLookups: request.batchLookups ?? null,
      debug: this.#options.debug,
    }
    const run = new Run(input, new PathValue(segments), request.resource && fromDocument(request.resource))
    return decision(refusal(this.#rules[request.method], request.method, segments, run))
  }

  decideQuery(query: RulesQuery, reader: RulesReader): Decision {
    if (query.query.from?.length !== 1) return decision('A query reads exactly one collection or collection group.')
    const alternatives = disjuncts(query.query)
    if (!alternatives) return decision('The query has too many alternatives to be judged.')
    const databaseId = idOf(query.database)
    const input: RunInput = {
      method: 'list',
      databaseId,
      auth: query.auth,
      time: query.time,
      newResource: null,
      query: query.query,
      reader,
      batchLookups: null,
      debug: this.#options.debug,
    }
    const run = new Run(input, null, null)
    for (const conditions of alternatives) {
      const { segments, path, resource } = queryDocument(query, databaseId, conditions)
      run.judgeNext(path, resource)
      const reason = refusal(this.#rules.list, 'list', segments, run)
      if (reason) return decision(reason)
    }
    return decision(null)
  }
}

const decision = (reason: string | null): Decision => ({ allowed: reason === null, reason })

const idOf = (database: string) => database.slice(database.lastIndexOf('/') + 1)

/** Everything known about the documents that one alternative of a query can return. */
type QueryDocument = { segments: readonly PathSegment[]; path: Result; resource: Result }

/** Describes the documents of one alternative: where they are, and what its conditions say about their data. */
function queryDocument(query: RulesQuery, databaseId: string, conditions: readonly Condition[]): QueryDocument {
  const named = namedDocument(conditions)
  const segments: readonly PathSegment[] = named?.segments ?? queryPath(query, databaseId)
  const path: Result = named ?? new Unknown(PATH)
  const last = segments.at(-1)
  const id = last === undefined || last === gap ? unknownId : last
  const fields = new Map<string, Result>([
    ['data', unknownData(conditions)],
    ['id', id],
    ['__name__', path],
  ])
  return { segments, path, resource: new Unknown(MAP, { fields }) }
}

function namedDocument(conditions: readonly Condition[]): PathValue | null {
  for (const condition of conditions) {
    if (condition.op !== 'equal' || condition.path[0] !== '__name__') continue
    const { referenceValue } = condition.value
    if (referenceValue !== undefined) return documentPath(referenceValue)
  }
  return null
}

/**
 * A collection group's documents may be at any depth, and those of a query without a collection id in any collection.
 */
function queryPath({ parent, query }: RulesQuery, databaseId: string): PathSegment[] {
  const from = query.from?.[0]
  const above: PathSegment[] = [
    'databases',
    databaseId,
    'documents',
    ...parent.split('/').filter((part) => part !== ''),
  ]
  if (from?.allDescendants) above.push(gap)
  return [...above, from?.collectionId || unknownId, unknownId]
}
