import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Document, Filter, StructuredQuery, Value } from '../../../src/protocol.ts'
import { decide, decideQuery, documentAt, list, map, root, rulesOf } from './harness.ts'
import { matchesQuery } from './query-model.ts'

/** Few names and few values, so that queries, rules and documents often match. */
const fieldNames = ['a', 'b', 'c']
const common = fc.constantFrom<Value>(
  ...[0, 1, 2].flatMap((n): Value[] => [{ integerValue: String(n) }, { doubleValue: n }]),
  { stringValue: 'x' },
  { booleanValue: true },
  { nullValue: null },
)
const scalar: fc.Arbitrary<Value> = fc.oneof(
  { weight: 4, arbitrary: common },
  fc.constantFrom<Value>(
    { nullValue: null },
    { doubleValue: 'NaN' },
    { doubleValue: '-0' },
    { doubleValue: 1.5 },
    { doubleValue: 'Infinity' },
    { booleanValue: true },
    { booleanValue: false },
    { stringValue: 'alice' },
    { stringValue: 'x' },
    { stringValue: 'y' },
    { stringValue: '\u{1F600}' },
    { stringValue: '\uFFFD' },
    { timestampValue: '2026-03-04T05:06:07.123456Z' },
    { timestampValue: '2025-01-01T00:00:00.000000Z' },
    { referenceValue: `${root}/things/x` },
    { bytesValue: 'AAE=' },
    { geoPointValue: { latitude: 1, longitude: 2 } },
    { integerValue: '9007199254740993' },
    { doubleValue: 9007199254740992 },
  ),
  fc.integer({ min: -2, max: 3 }).map((n): Value => ({ integerValue: String(n) })),
  fc.integer({ min: -2, max: 3 }).map((n): Value => ({ doubleValue: n })),
)
const array = fc.array(scalar, { maxLength: 3 }).map((values) => list(...values))
const nested = fc.dictionary(fc.constantFrom(...fieldNames), fc.oneof(scalar, array), {
  maxKeys: 2,
  noNullPrototype: true,
})
const anyValue: fc.Arbitrary<Value> = fc.oneof({ weight: 5, arbitrary: scalar }, array, nested.map(map))
const fieldsOf = fc.dictionary(fc.constantFrom(...fieldNames), anyValue, { noNullPrototype: true })
const document: fc.Arbitrary<Document> = fc
  .record({ id: fc.constantFrom('x', 'y', 'alice'), fields: fieldsOf })
  .map(({ id, fields }) => documentAt(`things/${id}`, fields))

const queryField = fc.constantFrom('a', 'b', 'c', 'a.b', 'b.a')
const range = fc.constantFrom('LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL', 'NOT_EQUAL')
const fieldFilter: fc.Arbitrary<Filter> = fc
  .oneof(
    fc.record({ field: queryField, op: fc.oneof(range, fc.constant('EQUAL' as const)), value: anyValue }),
    fc.record({ field: queryField, op: fc.constant('ARRAY_CONTAINS' as const), value: scalar }),
    fc.record({ field: queryField, op: fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'), value: array }),
    fc.record({
      field: fc.constant('__name__'),
      op: fc.constant('EQUAL' as const),
      value: fc.constantFrom('x', 'alice').map((id): Value => ({ referenceValue: `${root}/things/${id}` })),
    }),
  )
  .map(({ field, op, value }) => ({ fieldFilter: { field: { fieldPath: field }, op, value } }) as Filter)
const unaryFilter: fc.Arbitrary<Filter> = fc
  .record({ field: queryField, op: fc.constantFrom('IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN') })
  .map(({ field, op }) => ({ unaryFilter: { field: { fieldPath: field }, op } }) as Filter)
const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 6, arbitrary: fieldFilter },
    { weight: 1, arbitrary: unaryFilter },
    {
      weight: 4,
      arbitrary: fc
        .record({ op: fc.constantFrom('AND', 'OR'), filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }) })
        .map((compositeFilter) => ({ compositeFilter }) as Filter),
    },
  ),
}))
const query: fc.Arbitrary<StructuredQuery> = fc.record(
  {
    where: filter,
    orderBy: fc.array(
      queryField.map((fieldPath) => ({ field: { fieldPath } })),
      { maxLength: 1 },
    ),
    limit: fc.constantFrom(1, 10, 50),
  },
  { requiredKeys: ['where'] },
)

const literals = ['1', '1.0', '2', '-1', '0', '1.5', "'x'", "'y'", "'alice'", 'true', 'false', 'null', 'request.time']
const rareLiterals = fc.constantFrom(
  ...literals,
  'request.auth.uid',
  'timestamp.date(2025, 1, 1)',
  '9007199254740993',
  '[]',
)
const literal = fc.oneof(fc.constantFrom('0', '1', '1.0', '2', "'x'", 'true', 'null'), rareLiterals)
const rareField = fc.constantFrom(
  ...['resource.data.a', 'resource.data.b', 'resource.data.c', 'resource.data.a.b', "resource.data['b']"],
  ...["resource.data.get('a', 1)", "resource.data.get(['a', 'b'], null)", 'resource.id', 'id', 'resource.data'],
  ...['resource.data.a[0]', '-resource.data.b', 'resource.data.b.size()', 'resource.data.keys()', 'resource'],
  ...['request.query.limit', 'resource.data.a + 1', '[resource.data.a, 1]', "{'b': resource.data.a}.b"],
  ...['resource.data.keys().toSet()', "{'b': resource.data.a}", 'resource.__name__', 'resource.data.b.toSet()'],
)
const field = fc.oneof(fc.constantFrom('resource.data.a', 'resource.data.b', 'resource.data.a.b'), rareField)
const operand = fc.oneof({ weight: 3, arbitrary: field }, { weight: 2, arbitrary: literal })
const listText = fc.array(operand, { maxLength: 3 }).map((items) => `[${items}]`)
const comparison = fc.oneof(
  fc.tuple(operand, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), operand).map((parts) => parts.join(' ')),
  fc.tuple(operand, fc.constant('in'), fc.oneof(listText, field)).map((parts) => parts.join(' ')),
  fc.tuple(field, fc.constantFrom('hasAny', 'hasAll', 'hasOnly'), listText).map(([f, m, l]) => `${f}.${m}(${l})`),
  fc.tuple(listText, fc.constantFrom('hasAny', 'hasAll'), field).map(([l, m, f]) => `${l}.${m}(${f})`),
  fc
    .tuple(field, fc.constantFrom('int', 'float', 'number', 'string', 'bool', 'list', 'map', 'timestamp', 'path'))
    .map((parts) => parts.join(' is ')),
  field,
)
const { condition } = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 4, arbitrary: comparison },
    { weight: 3, arbitrary: fc.tuple(tie('condition'), tie('condition')).map(([a, b]) => `(${a} && ${b})`) },
    { weight: 3, arbitrary: fc.tuple(tie('condition'), tie('condition')).map(([a, b]) => `(${a} || ${b})`) },
    { weight: 2, arbitrary: tie('condition').map((a) => `!(${a})`) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(tie('condition'), tie('condition'), tie('condition'))
        .map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
    },
    { weight: 1, arbitrary: tie('condition').map((a) => `same(${a})`) },
  ),
}))

describe('decideQuery', () => {
  it('allows a query only if the rules allow every document that the query can return', () => {
    let allowed = 0
    let met = 0
    fc.assert(
      fc.property(
        condition,
        query,
        fc.array(document, { minLength: 1, maxLength: 12 }),
        (test, question, documents) => {
          const rules = rulesOf(`function same(x) { let y = x; return y; }
          match /things/{id} { allow list: if ${test}; }`)
          if (!decideQuery(rules, question).allowed) return
          allowed += 1
          for (const resource of documents) {
            if (!matchesQuery(resource, question)) continue
            met += 1
            const path = resource.name.slice(root.length + 1)
            expect(decide(rules, { method: 'list', path, resource, query: question })).toEqual({
              allowed: true,
              reason: null,
            })
          }
        },
      ),
      { numRuns: Number(process.env.SOUNDNESS_RUNS ?? 3000) },
    )
    // The property proves nothing when nothing is allowed or no document matches.
    expect(allowed).toBeGreaterThan(0)
    expect(met).toBeGreaterThan(0)
  }, 60_000)
})
