import { describe, expect, it } from 'vitest'
import type { StructuredQuery } from '../../../src/protocol.ts'
import { prepareQuery } from '../../../src/query/prepare.ts'
import { StatusError } from '../../../src/status.ts'
import { int, list, ref, root } from '../core/values-fixture.ts'
import { and, asc, or, unary, where } from './query-fixture.ts'

const ints = (count: number) => list(...Array.from({ length: count }, (_, index) => int(index)))
const equal = (count: number) => Array.from({ length: count }, (_, index) => where('a', 'EQUAL', int(index)))

function statusOf(query: StructuredQuery): string {
  try {
    prepareQuery(root, { from: [{ collectionId: 'c' }], ...query })
    return 'OK'
  } catch (error) {
    return error instanceof StatusError ? `${error.status}: ${error.message}` : String(error)
  }
}

describe('queries that Firestore rejects', () => {
  it.each<[string, StructuredQuery, RegExp]>([
    ['no collection', { from: [] }, /exactly one collection/],
    ['two collections', { from: [{ collectionId: 'a' }, { collectionId: 'b' }] }, /exactly one collection/],
    ['a path as a collection', { from: [{ collectionId: 'a/b' }] }, /slash/],
    ['a negative limit', { limit: -1 }, /limit/],
    ['a negative offset', { offset: -1 }, /offset/],
    ['an order given twice', { orderBy: [asc('a'), asc('a')] }, /duplicate/],
    ['an invalid path', { orderBy: [asc('a..b')] }, /Invalid property path/],
    ['in with nothing', { where: where('a', 'IN', list()) }, /non-empty/],
    ['in with no list', { where: where('a', 'IN', int(1)) }, /non-empty/],
    ['in with 31', { where: where('a', 'IN', ints(31)) }, /up to 30/],
    ['not-in with 11', { where: where('a', 'NOT_IN', ints(11)) }, /up to 10/],
    ['not-in and !=', { where: and(where('a', 'NOT_IN', ints(1)), where('a', 'NOT_EQUAL', int(1))) }, /single/],
    ['two !=', { where: and(where('a', 'NOT_EQUAL', int(1)), unary('b', 'IS_NOT_NULL')) }, /single/],
    ['not-in and in', { where: and(where('a', 'NOT_IN', ints(1)), where('b', 'IN', ints(1))) }, /'NOT_IN' cannot/],
    ['not-in in an or of one', { where: or(where('a', 'NOT_IN', ints(1))) }, /'NOT_IN' cannot/],
    ['not-in in an or', { where: or(where('a', 'NOT_IN', ints(1)), where('b', 'EQUAL', int(1))) }, /'NOT_IN' cannot/],
    ['31 disjunctions', { where: or(...equal(31)) }, /disjunctions/],
    ['6 x 6 disjunctions', { where: and(where('a', 'IN', ints(6)), or(...equal(6))) }, /disjunctions/],
    [
      'two array-contains in one conjunction',
      { where: and(where('a', 'ARRAY_CONTAINS', int(1)), where('b', 'ARRAY_CONTAINS', int(1))) },
      /per disjunction/,
    ],
    ['an empty composite', { where: and() }, /at least one/],
    ['a name against a number', { where: where('__name__', 'EQUAL', int(1)) }, /document references/],
    ['a cursor longer than the order', { startAt: { values: [ref('c/a'), int(1)] } }, /too many values/],
    [
      'a cursor beyond the orders given',
      { orderBy: [asc('a')], endAt: { values: [int(1), ref('c/a')] } },
      /too many values/,
    ],
    [
      'a number where the cursor needs a name',
      { orderBy: [asc('__name__')], startAt: { values: [int(1)] } },
      /document reference/,
    ],
    ['an order after the key', { orderBy: [asc('__name__'), asc('a')] }, /after the key/],
    [
      'an inequality after the key',
      { orderBy: [asc('__name__')], where: where('a', 'GREATER_THAN', int(1)) },
      /after the key/,
    ],
    [
      'one key and an inequality on another field',
      { where: and(where('__name__', 'EQUAL', ref('c/a')), where('a', 'NOT_EQUAL', int(1))) },
      /Equality on key/,
    ],
    ['a key that is null', { where: unary('__name__', 'IS_NULL') }, /must be a Key/],
    ['a reserved collection', { from: [{ collectionId: '__c__' }] }, /reserved/],
    ['a reserved field', { where: where('__x__', 'EQUAL', int(1)) }, /reserved/],
    ['a key with a reserved id', { where: where('__name__', 'EQUAL', ref('c/__x__')) }, /reserved/],
    [
      'eleven inequality fields',
      { where: and(...[...'abcdefghijk'].map((field) => where(field, 'GREATER_THAN', int(1)))) },
      /at most 10/,
    ],
  ])('%s', (_, query, message) => {
    const status = statusOf(query)
    expect(status).toMatch(/^INVALID_ARGUMENT/)
    expect(status).toMatch(message)
  })

  it('allows queries within the limits', () => {
    expect(statusOf({ where: and(where('a', 'IN', ints(5)), or(...equal(6))) })).toBe('OK')
    const either = or(where('a', 'ARRAY_CONTAINS', int(1)), where('b', 'ARRAY_CONTAINS', int(1)))
    expect(statusOf({ where: either })).toBe('OK')
    expect(statusOf({ where: and(where('a', 'NOT_IN', ints(10)), where('b', 'ARRAY_CONTAINS', int(1))) })).toBe('OK')
  })
})

describe('queries that no Firestore index can answer', () => {
  const below = (query: StructuredQuery, aggregated: string[] = []) => {
    try {
      prepareQuery(`${root}/d/1`, query, aggregated)
      return 'OK'
    } catch (error) {
      return error instanceof StatusError ? error.status : String(error)
    }
  }
  const group = { from: [{ collectionId: 'c', allDescendants: true }] }
  const plain = { from: [{ collectionId: 'c' }] }
  const descending = [{ field: { fieldPath: '__name__' }, direction: 'DESCENDING' as const }]

  it.each<[string, StructuredQuery, string[], string]>([
    ['keys downwards', { ...plain, orderBy: descending }, [], 'FAILED_PRECONDITION'],
    ['a collection group below a document', { ...group, orderBy: [asc('a')] }, [], 'INVALID_ARGUMENT'],
    ['a scan of its keys', group, [], 'OK'],
    ['a sum', plain, ['a'], 'OK'],
    ['a sum of keys', plain, ['__name__'], 'INVALID_ARGUMENT'],
    ['a sum of some fields', { ...plain, select: { fields: [{ fieldPath: 'a' }] } }, ['a'], 'INVALID_ARGUMENT'],
    ['a sum in the order of keys', { ...plain, orderBy: [asc('__name__')] }, ['a'], 'INVALID_ARGUMENT'],
    ['a sum of one key', { ...plain, where: where('__name__', 'EQUAL', ref('c/a')) }, ['a'], 'INVALID_ARGUMENT'],
    ['a sum over a group below a document', group, ['a'], 'INVALID_ARGUMENT'],
  ])('%s', (_, query, aggregated, status) => expect(below(query, aggregated)).toBe(status))
})

describe('queries that this server does not support', () => {
  it('are rejected with the name of the unsupported part', () => {
    expect(statusOf({ findNearest: {} })).toBe(
      'UNIMPLEMENTED: StructuredQuery.findNearest is not supported by this server.',
    )
    expect(statusOf({ findNearest: undefined })).toBe('OK')
    const odd = { newFilter: {} } as unknown as NonNullable<StructuredQuery['where']>
    expect(statusOf({ where: odd })).toMatch(/^UNIMPLEMENTED: The filter "newFilter"/)
  })
})
