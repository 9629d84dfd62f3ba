import { expect } from 'vitest'
import type { Document, Fields, StructuredQuery, Value } from '../../../src/protocol.ts'
import { compileRules } from '../../../src/rules/compile.ts'
import type { Ruleset, RulesReader, RulesRequest } from '../../../src/rules/contract.ts'
import { RulesSyntaxError } from '../../../src/rules/contract.ts'

export const root = 'projects/demo/databases/(default)/documents'

export const documentAt = (path: string, fields: Fields = {}): Document => ({
  name: `${root}/${path}`,
  fields,
  createTime: '2026-01-01T00:00:00.000000Z',
  updateTime: '2026-01-01T00:00:00.000000Z',
})

/** Creates a reader over these documents, by path; `after` overrides them for getAfter, where null means deleted. */
export function readerOf(documents: Record<string, Fields>, after: Record<string, Fields | null> = {}): RulesReader {
  const stored = (path: string) => {
    const fields = documents[path]
    return fields ? documentAt(path, fields) : null
  }
  return {
    get: stored,
    getAfter: (path) => {
      const fields = after[path]
      return fields === undefined ? stored(path) : fields && documentAt(path, fields)
    },
  }
}

/** Wraps the body of the documents' match block in a complete rules file. The body begins at line 4, column 1. */
export const inDocuments = (body: string) =>
  `rules_version = '2';\nservice cloud.firestore {\nmatch /databases/{database}/documents {\n${body}\n}\n}`

export const rulesOf = (body: string, debug: (text: string) => void = () => {}): Ruleset =>
  compileRules(inDocuments(body), 'test.rules', { debug })

/** Value shorthands in Firestore's JSON. */
export const text = (stringValue: string): Value => ({ stringValue })
export const int = (value: number | bigint): Value => ({ integerValue: String(value) })
export const double = (doubleValue: NonNullable<Value['doubleValue']>): Value => ({ doubleValue })
export const bool = (booleanValue: boolean): Value => ({ booleanValue })
export const time = (timestampValue: string): Value => ({ timestampValue })
export const list = (...values: Value[]): Value => ({ arrayValue: { values } })
export const map = (fields: Fields): Value => ({ mapValue: { fields } })
export const nothing: Value = { nullValue: null }

export const now = '2026-03-04T05:06:07.123456Z'
export const alice = { uid: 'alice', token: { email: 'alice@example.com', email_verified: true, level: 3, rate: 1.5 } }

const request: RulesRequest = {
  method: 'get',
  database: 'projects/demo/databases/(default)',
  path: 'things/t1',
  auth: alice,
  time: now,
  resource: null,
  newResource: null,
}
const noDocuments = readerOf({})

/** Decides one request; by default a signed-out get of things/t1, which does not exist. */
export const decide = (rules: Ruleset, given: Partial<RulesRequest> = {}, reader = noDocuments) =>
  rules.decide({ ...request, ...given }, reader)

/** Decides a query of the collection `things`. */
export const decideQuery = (rules: Ruleset, query: StructuredQuery, parent = '', reader = noDocuments) =>
  rules.decideQuery(
    {
      database: request.database,
      parent,
      query: { from: [{ collectionId: 'things' }], ...query },
      auth: alice,
      time: now,
    },
    reader,
  )

const onThings = (expression: string) => rulesOf(`match /things/{id} { allow get: if ${expression}; }`)

/** Expects an expression to be true for a get of things/t1 with these fields. */
export function expectTrue(expression: string, fields: Fields = {}): void {
  const decision = decide(onThings(expression), { resource: documentAt('things/t1', fields) })
  expect({ expression, ...decision }).toEqual({ expression, allowed: true, reason: null })
}

/** Expects an expression to be false, not an error. */
export function expectFalse(expression: string, fields: Fields = {}): void {
  const { reason } = decide(onThings(expression), { resource: documentAt('things/t1', fields) })
  expect(`${expression} is ${reason}`).toBe(`${expression} is false for 'get' @ L4`)
}

/** Expects an expression to fail with an evaluation error that contains this text. */
export function expectError(expression: string, message: string, fields: Fields = {}): void {
  const { allowed, reason } = decide(onThings(expression), { resource: documentAt('things/t1', fields) })
  expect(allowed).toBe(false)
  expect(reason).toContain(message)
  expect(reason).not.toMatch(/^false for/)
}

/** Expects a source not to compile, with the position and part of the message. */
export function expectSyntaxError(source: string, place: `${number}:${number}`, message: string): void {
  let error: unknown
  try {
    compileRules(source, 'test.rules')
  } catch (caught) {
    error = caught
  }
  expect(error).toBeInstanceOf(RulesSyntaxError)
  expect((error as Error).message).toContain(`test.rules:${place}: `)
  expect((error as Error).message).toContain(message)
  const { line, column } = error as RulesSyntaxError
  expect(`${line}:${column}`).toBe(place)
}
