import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FieldFilterOp, StructuredQuery } from '../../../src/protocol.ts'
import { parseIndexes, requireIndex } from '../../../src/query/indexes.ts'
import { prepareQuery } from '../../../src/query/prepare.ts'
import { int, root } from '../core/values-fixture.ts'
import { and, asc, desc, or, unary, where } from './query-fixture.ts'

type File = Parameters<typeof parseIndexes>[0]
const up = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' })
const down = (fieldPath: string) => ({ fieldPath, order: 'DESCENDING' })
const composite = (...fields: object[]): File => ({
  indexes: [{ collectionGroup: 'c', queryScope: 'COLLECTION', fields: fields as ReturnType<typeof up>[] }],
})
const all = (...files: File[]): File => ({
  indexes: files.flatMap(({ indexes = [] }) => indexes),
  fieldOverrides: files.flatMap(({ fieldOverrides = [] }) => fieldOverrides),
})

/** Returns the index entry that a query lacks, or null when it runs. */
function lacks(query: StructuredQuery, file: File = {}, aggregated: string[] = []): object | null {
  const prepared = prepareQuery(root, { from: [{ collectionId: 'c' }], ...query }, aggregated)
  try {
    requireIndex(prepared, parseIndexes(file))
    return null
  } catch (error) {
    expect(error).toMatchObject({ status: 'FAILED_PRECONDITION' })
    const [, list = '', entry = ''] = /Add to "(\w+)" in firestore\.indexes\.json: (.*)$/.exec(String(error)) ?? []
    return { [list]: [JSON.parse(entry)] }
  }
}

const is = (field: string) => where(field, 'EQUAL', int(1))
const over = (field: string) => where(field, 'GREATER_THAN', int(1))
const within = (field: string) => where(field, 'IN', { arrayValue: { values: [int(1), int(2)] } })
const holds = (field: string) => where(field, 'ARRAY_CONTAINS', int(1))
const inGroup = { from: [{ collectionId: 'c', allDescendants: true }] }

describe('requireIndex', () => {
  it.each<[string, StructuredQuery]>([
    ['a whole collection', {}],
    ['the key', { where: where('__name__', 'GREATER_THAN', { referenceValue: `${root}/c/a` }) }],
    ['one equality', { where: is('a') }],
    ['several equalities, merged', { where: and(is('a'), is('b'), unary('d', 'IS_NULL'), within('e')) }],
    ['either of several', { where: or(is('a'), and(is('b'), is('d'))) }],
    ['a range', { where: and(over('a'), where('a', 'LESS_THAN', int(9))) }],
    ['a range and its own order', { where: over('a'), orderBy: [desc('a')] }],
    ['an order either way', { orderBy: [desc('a')] }],
    ['an order that an equality settles', { where: is('a'), orderBy: [desc('a')] }],
    ['an element of an array', { where: holds('a') }],
    ['a whole group by key', inGroup],
  ])('needs no composite index: %s', (_, query) => {
    expect(lacks(query)).toBeNull()
  })

  it.each<[string, StructuredQuery, File]>([
    ['an equality and a range', { where: and(is('a'), over('b')) }, composite(up('a'), up('b'))],
    ['an equality and an order', { where: is('a'), orderBy: [desc('b')] }, composite(up('a'), down('b'))],
    ['two orders', { orderBy: [asc('a'), desc('b')] }, composite(up('a'), down('b'))],
    ['ranges of two fields', { where: and(over('b'), over('a')) }, composite(up('a'), up('b'))],
    ['in, and an order', { where: within('a'), orderBy: [asc('b')] }, composite(up('a'), up('b'))],
    [
      'an array beside an equality',
      { where: and(holds('a'), is('b')) },
      composite(up('b'), { fieldPath: 'a', arrayConfig: 'CONTAINS' }),
    ],
    ['the key against its field', { orderBy: [asc('a'), desc('__name__')] }, composite(up('a'), down('__name__'))],
  ])('rejects a query and names the index to add: %s', (_, query, index) => {
    expect(lacks(query)).toEqual(index)
    expect(lacks(query, index)).toBeNull()
  })

  it('leaves fields with an equality out of the order', () => {
    expect(lacks({ where: is('a'), orderBy: [desc('a'), asc('b')] })).toEqual(composite(up('a'), up('b')))
  })

  it('requires the requested directions and field order, or all directions reversed', () => {
    const query = { where: is('a'), orderBy: [desc('b')] }
    expect(lacks(query, composite(up('a'), up('b')))).not.toBeNull()
    expect(lacks(query, composite(down('b'), up('a')))).not.toBeNull()
    expect(lacks(query, composite(down('a'), down('b')))).toBeNull()
  })

  it('does not use an index of another collection or scope', () => {
    const query = { where: is('a'), orderBy: [asc('b')] }
    const [index] = composite(up('a'), up('b')).indexes ?? []
    if (!index) throw new Error('no index')
    expect(lacks(query, { indexes: [{ ...index, collectionGroup: 'd' }] })).not.toBeNull()
    expect(lacks(query, { indexes: [{ ...index, queryScope: 'COLLECTION_GROUP' }] })).not.toBeNull()
    expect(lacks({ ...query, ...inGroup }, { indexes: [{ ...index, queryScope: 'COLLECTION_GROUP' }] })).toBeNull()
  })

  it('merges indexes that end in the same order', () => {
    const query = { where: and(is('a'), is('b')), orderBy: [asc('d')] }
    const halves = all(composite(up('a'), up('d')), composite(up('b'), up('d')))
    expect(lacks(query, halves)).toBeNull()
    expect(lacks(query, composite(up('a'), up('d')))).toEqual(composite(up('a'), up('b'), up('d')))
    expect(lacks({ ...query, orderBy: [desc('d')] }, halves)).not.toBeNull()
  })

  it('requires an index for every part of an OR', () => {
    const query = { where: or(and(is('a'), over('d')), and(is('b'), over('d'))) }
    expect(lacks(query, composite(up('a'), up('d')))).toEqual(composite(up('b'), up('d')))
  })

  it('treats aggregated fields like an order', () => {
    expect(lacks({ where: is('a') }, {}, ['b'])).toEqual(composite(up('a'), up('b')))
    expect(lacks({}, {}, ['b'])).toBeNull()
  })

  it('has no automatic index for a collection group, and names the field to index', () => {
    const missing = lacks({ ...inGroup, where: is('a') })
    expect(missing).toMatchObject({ fieldOverrides: [{ collectionGroup: 'c', fieldPath: 'a' }] })
    expect(lacks({ ...inGroup, where: is('a') }, missing ?? {})).toBeNull()
    // The suggested entry keeps the indexes the collection already had.
    expect(lacks({ orderBy: [desc('a')] }, missing ?? {})).toBeNull()
  })

  it('excludes a field, a map or all fields from automatic indexes as the file says', () => {
    const without = (fieldPath: string): File => ({
      fieldOverrides: [{ collectionGroup: 'c', fieldPath, indexes: [] }],
    })
    expect(lacks({ where: is('a.b') }, without('a.b'))).not.toBeNull()
    expect(lacks({ where: is('a.b') }, without('a'))).not.toBeNull()
    expect(lacks({ where: is('a.b') }, without('*'))).not.toBeNull()
    expect(lacks({ where: is('ab') }, without('a'))).toBeNull()
  })

  it('accepts any query it rejected once the index that it named is added', () => {
    const field = fc.constantFrom('a', 'b', 'd')
    const op = fc.constantFrom<FieldFilterOp>('EQUAL', 'GREATER_THAN', 'LESS_THAN_OR_EQUAL')
    const filter = fc.tuple(field, op).map(([name, how]) => where(name, how, int(1)))
    const order = fc.tuple(field, fc.boolean()).map(([name, isUp]) => (isUp ? asc(name) : desc(name)))
    const query = fc.record({
      filters: fc.array(filter, { minLength: 1, maxLength: 4 }),
      array: fc.option(field),
      orderBy: fc.uniqueArray(order, { maxLength: 2, selector: ({ field }) => field.fieldPath }),
      isGroup: fc.boolean(),
    })
    fc.assert(
      fc.property(query, ({ filters, array, orderBy, isGroup }) => {
        const where = and(...filters, ...(array === null ? [] : [holds(array)]))
        const query = { where, orderBy, ...(isGroup && inGroup) }
        const missing = lacks(query)
        if (missing) expect(lacks(query, missing)).toBeNull()
      }),
    )
  })
})

describe('parseIndexes', () => {
  it('rejects invalid indexes', () => {
    expect(() => parseIndexes(composite(up('a')))).toThrow('the index of "c" has fewer than two fields')
    expect(() => parseIndexes(composite(up('a'), { fieldPath: 'b' }))).toThrow('"b" has neither an order')
  })
})
