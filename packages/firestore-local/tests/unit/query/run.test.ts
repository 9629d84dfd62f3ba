import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Document, Filter, StructuredQuery, Value } from '../../../src/protocol.ts'
import { prepareQuery } from '../../../src/query/prepare.ts'
import { comparePaths } from '../../../src/values/names.ts'
import { compareValues, typeRank } from '../../../src/values/order.ts'
import { anyValue, bool, doc, double, int, list, map, nan, nul, ref, root, text } from '../core/values-fixture.ts'
import { and, asc, desc, find, or, unary, where } from './query-fixture.ts'

const zips = [
  doc('c/a', { zip: nan }),
  doc('c/b', { zip: list(int(91102)) }),
  doc('c/c', { zip: int(98101) }),
  doc('c/d', { zip: text('98101') }),
  doc('c/e', { zip: double(98103) }),
  doc('c/f', { zip: map({ code: int(500) }) }),
  doc('c/g', { zip: nul }),
  doc('c/h', { other: int(1) }),
]

describe('filters', () => {
  it.each<[string, Filter, string]>([
    ['==', where('zip', 'EQUAL', double(98101)), 'c'],
    ['== null matches nothing: a unary filter asks for null', where('zip', 'EQUAL', nul), ''],
    ['== NaN matches nothing: a unary filter asks for NaN', where('zip', 'EQUAL', nan), ''],
    ['!= null matches nothing', where('zip', 'NOT_EQUAL', nul), ''],
    ['!= NaN matches NaN too', where('zip', 'NOT_EQUAL', nan), 'acedbf'],
    ['< NaN', where('zip', 'LESS_THAN', nan), ''],
    ['<= NaN', where('zip', 'LESS_THAN_OR_EQUAL', nan), ''],
    ['> NaN', where('zip', 'GREATER_THAN', nan), ''],
    ['>= NaN', where('zip', 'GREATER_THAN_OR_EQUAL', nan), ''],
    ['<= null', where('zip', 'LESS_THAN_OR_EQUAL', nul), ''],
    ['>= null', where('zip', 'GREATER_THAN_OR_EQUAL', nul), ''],
    ['== array', where('zip', 'EQUAL', list(int(91102))), 'b'],
    ['!= (neither null nor missing)', where('zip', 'NOT_EQUAL', int(98101)), 'aedbf'],
    ['< (numbers only, and not NaN)', where('zip', 'LESS_THAN', int(98103)), 'c'],
    ['<=', where('zip', 'LESS_THAN_OR_EQUAL', int(98103)), 'ce'],
    ['>', where('zip', 'GREATER_THAN', int(98101)), 'e'],
    ['>= (strings only)', where('zip', 'GREATER_THAN_OR_EQUAL', text('')), 'd'],
    ['in', where('zip', 'IN', list(int(98101), text('98101'), list(int(91102)))), 'bcd'],
    ['in with null and NaN', where('zip', 'IN', list(nul, nan, int(98103))), 'e'],
    ['not-in excludes no NaN', where('zip', 'NOT_IN', list(int(98101), nan)), 'aedbf'],
    ['not-in with null', where('zip', 'NOT_IN', list(int(1), nul)), ''],
    ['array-contains', where('zip', 'ARRAY_CONTAINS', double(91102)), 'b'],
    ['array-contains-any', where('zip', 'ARRAY_CONTAINS_ANY', list(int(1), int(91102))), 'b'],
    ['is null', unary('zip', 'IS_NULL'), 'g'],
    ['is NaN', unary('zip', 'IS_NAN'), 'a'],
    ['is not null', unary('zip', 'IS_NOT_NULL'), 'acedbf'],
    ['is not NaN', unary('zip', 'IS_NOT_NAN'), 'cedbf'],
    ['and', and(where('zip', 'GREATER_THAN', int(0)), where('zip', 'LESS_THAN', int(98102))), 'c'],
    ['or', or(where('zip', 'EQUAL', int(98101)), and(where('other', 'EQUAL', int(1)))), 'ch'],
    ['a nested field', where('zip.code', 'EQUAL', int(500)), 'f'],
    ['__name__ ==', where('__name__', 'EQUAL', ref('c/b')), 'b'],
    ['__name__ in', where('__name__', 'IN', list(ref('c/h'), ref('c/x'), ref('c/a'))), 'ah'],
    [
      '__name__ in, and more',
      and(where('zip', 'EQUAL', int(98103)), where('__name__', 'IN', list(ref('c/e'), ref('c/c'), ref('c/e')))),
      'e',
    ],
    ['__name__ == elsewhere', where('__name__', 'EQUAL', ref('d/a')), ''],
    ['__name__ == or more', or(where('__name__', 'EQUAL', ref('c/g')), where('zip', 'EQUAL', text('98101'))), 'dg'],
    ['__name__ range', where('__name__', 'GREATER_THAN', ref('c/f')), 'gh'],
  ])('%s', (_, filter, ids) => {
    expect(find(zips, { where: filter })).toEqual([...ids].map((id) => `c/${id}`))
  })
})

describe('order, cursors and windows', () => {
  const grid = [1, 2, 3].flatMap((x) => [1, 2].map((y) => doc(`c/${x}${y}`, { x: int(x), y: int(y) })))
  const ids = (query: StructuredQuery) => find([...grid].reverse(), query).map((path) => path.slice(2))

  it('orders by name, by fields, and breaks ties by name in the last direction', () => {
    expect(ids({})).toEqual(['11', '12', '21', '22', '31', '32'])
    expect(ids({ orderBy: [desc('x'), desc('__name__')] })).toEqual(['32', '31', '22', '21', '12', '11'])
    expect(ids({ orderBy: [desc('y')] })).toEqual(['32', '22', '12', '31', '21', '11'])
    expect(ids({ orderBy: [desc('y'), asc('x')] })).toEqual(['12', '22', '32', '11', '21', '31'])
  })

  it('adds the orders of inequality fields, by name, in the last direction', () => {
    const filter = and(where('y', 'GREATER_THAN', int(0)), where('x', 'GREATER_THAN', int(1)))
    expect(ids({ where: filter })).toEqual(['21', '22', '31', '32'])
    expect(ids({ where: filter, orderBy: [desc('y')] })).toEqual(['32', '22', '31', '21'])
  })

  it('leaves out documents without the ordered field', () => {
    expect(find([doc('c/a', { x: int(1) }), doc('c/b')], { orderBy: [asc('x')] })).toEqual(['c/a'])
  })

  it('starts and ends at cursors over several fields', () => {
    const orderBy = [desc('x'), asc('y')]
    const at = (before: boolean, ...values: Value[]) => ({ values, before })
    expect(ids({ orderBy, startAt: at(true, int(2), int(2)) })).toEqual(['22', '11', '12'])
    expect(ids({ orderBy, startAt: at(false, int(2), int(1)) })).toEqual(['22', '11', '12'])
    expect(ids({ orderBy, startAt: at(true, int(2)), endAt: at(false, int(2)) })).toEqual(['21', '22'])
    expect(ids({ orderBy, startAt: at(false, int(2)) })).toEqual(['11', '12'])
    expect(ids({ orderBy, endAt: at(true, int(2)) })).toEqual(['31', '32'])
    const byName = [...orderBy, asc('__name__')]
    expect(ids({ orderBy: byName, endAt: at(false, int(2), int(1), ref('c/21')) })).toEqual(['31', '32', '21'])
    expect(ids({ orderBy: [asc('__name__')], startAt: at(false, ref('c/22')) })).toEqual(['31', '32'])
  })

  it('applies offset and limit', () => {
    expect(ids({ offset: 1, limit: 2 })).toEqual(['12', '21'])
    expect(ids({ orderBy: [desc('x')], offset: 4 })).toEqual(['12', '11'])
    expect(ids({ limit: 0 })).toEqual([])
    expect(ids({ offset: 9 })).toEqual([])
  })
})

describe('collections', () => {
  const tree = ['c/a', 'c/b', 'c/a/c/x', 'c/a/d/y', 'd/z', 'd/z/c/w', 'cc/q'].map((path) => doc(path))

  it('reads one collection, but not others with the same name', () => {
    expect(find(tree, {})).toEqual(['c/a', 'c/b'])
    expect(find(tree, {}, `${root}/c/a`)).toEqual(['c/a/c/x'])
  })

  it('reads a collection group, everywhere or below a parent', () => {
    const from = [{ collectionId: 'c', allDescendants: true }]
    expect(find(tree, { from })).toEqual(['c/a', 'c/a/c/x', 'c/b', 'd/z/c/w'])
    expect(find(tree, { from }, `${root}/d/z`)).toEqual(['d/z/c/w'])
  })

  it('accepts names of other depths as bounds of a collection group', () => {
    const paths = ['a/a/g/1', 'a/b/a/b/g/2', 'a/b/g/3', 'a/b/c/d/g/4', 'a/c/g/5', 'g/6', 'a/b/no/no']
    const group = { from: [{ collectionId: 'g', allDescendants: true }], orderBy: [asc('__name__')] }
    const bounds = { startAt: { values: [ref('a/b')], before: true }, endAt: { values: [ref('a/b0')], before: false } }
    const documents = paths.map((path) => doc(path))
    expect(find(documents, { ...group, ...bounds })).toEqual(['a/b/a/b/g/2', 'a/b/c/d/g/4', 'a/b/g/3'])
    const range = and(where('__name__', 'GREATER_THAN', ref('a/b')), where('__name__', 'LESS_THAN', ref('a/b/g/3')))
    expect(find(documents, { ...group, where: range })).toEqual(['a/b/a/b/g/2', 'a/b/c/d/g/4'])
  })

  it('reads every collection below a parent when none is named', () => {
    expect(find(tree, { from: [{ allDescendants: true }] }).length).toBe(tree.length)
    expect(find(tree, { from: [{ allDescendants: true }] }, `${root}/c/a`)).toEqual(['c/a/c/x', 'c/a/d/y'])
    expect(find(tree, { from: [{}] })).toEqual(['c/a', 'c/b', 'cc/q', 'd/z'])
  })

  it('answers recursiveDelete’s query with everything in a collection and below', () => {
    const low = { referenceValue: `${root}/c/__id-9223372036854775808__` }
    const high = { referenceValue: `${root}/c\0/__id-9223372036854775808__` }
    const range = and(where('__name__', 'GREATER_THAN_OR_EQUAL', low), where('__name__', 'LESS_THAN', high))
    const found = find(tree, { from: [{ allDescendants: true }], where: range })
    expect(found).toEqual(['c/a', 'c/a/c/x', 'c/a/d/y', 'c/b'])
  })

  it('matches single documents by collection, filter and database', () => {
    const query = prepareQuery(`${root}/c/a`, { from: [{ collectionId: 'd' }], where: where('n', 'EQUAL', int(1)) })
    expect(query.matches(doc('c/a/d/y', { n: int(1) }))).toBe(true)
    expect(query.matches(doc('c/a/d/y', { n: int(2) }))).toBe(false)
    expect(query.matches(doc('d/y', { n: int(1) }))).toBe(false)
    const other = { ...doc('c/a/d/y', { n: int(1) }), name: 'projects/demo/databases/other/documents/c/a/d/y' }
    expect(query.matches(other)).toBe(false)
  })
})

describe('projection', () => {
  const project = (...paths: string[]) => {
    const fields = paths.map((fieldPath) => ({ fieldPath }))
    const query = prepareQuery(root, { from: [{ collectionId: 'c' }], select: { fields } })
    return query.project(doc('c/a', { a: map({ b: int(1), c: int(2) }), d: bool(true) })).fields
  }

  it('keeps the named fields, including nested ones', () => {
    expect(project('a.c', 'd')).toEqual({ a: map({ c: int(2) }), d: bool(true) })
    expect(project('__name__')).toEqual({})
    expect(Object.keys(project() ?? {})).toEqual(['a', 'd'])
  })
})

describe('compared with a naive implementation of the definition', () => {
  const ops = [
    'EQUAL',
    'NOT_EQUAL',
    'LESS_THAN',
    'LESS_THAN_OR_EQUAL',
    'GREATER_THAN',
    'GREATER_THAN_OR_EQUAL',
  ] as const
  const leaf = fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom(...ops), anyValue)
  const documents = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('x', 'y', 'z', '__id1__', '__id10__', '__id9__', 'ü', '\u{1f600}', '\ufb01'),
      fields: fc.dictionary(fc.constantFrom('a', 'b'), anyValue),
    }),
    { selector: ({ id }) => id },
  )

  it('finds the same documents in the same order', () => {
    fc.assert(
      fc.property(
        documents,
        fc.array(leaf, { maxLength: 2 }),
        fc.boolean(),
        fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.boolean()), { maxLength: 1 }),
        fc.option(fc.nat(5), { nil: undefined }),
        (rows, leaves, any, orders, limit) => {
          fc.pre(leaves.filter(([, op]) => op === 'NOT_EQUAL').length < 2)
          const all = rows.map(({ id, fields }) => doc(`c/${id}`, fields))
          const filters = leaves.map(([field, op, value]) => where(field, op, value))
          const query: StructuredQuery = {
            ...(filters.length > 0 && { where: any ? or(...filters) : and(...filters) }),
            orderBy: orders.map(([field, down]) => (down ? desc(field) : asc(field))),
            limit,
          }
          expect(find(all, query)).toEqual(naive(all, leaves, any, orders, limit))
        },
      ),
      { numRuns: 1500 },
    )
  })

  const isNaNValue = (value: Value) => value.doubleValue === 'NaN'

  type Leaf = [field: string, op: (typeof ops)[number], value: Value]

  function holds(document: Document, [field, op, operand]: Leaf): boolean {
    const value = document.fields?.[field]
    if (!value) return false
    const order = compareValues(value, operand)
    // As in Google's emulator: nothing equals NaN or null or is in a range with them, and anything but null is != NaN.
    if (op === 'NOT_EQUAL') {
      return operand.nullValue === undefined && value.nullValue === undefined && (isNaNValue(operand) || order !== 0)
    }
    if (operand.nullValue !== undefined || isNaNValue(operand)) return false
    if (op === 'EQUAL') return order === 0
    if (typeRank(value) !== typeRank(operand) || isNaNValue(value)) return false
    if (order === 0) return op.endsWith('OR_EQUAL')
    return order < 0 === op.startsWith('LESS')
  }

  function naive(all: Document[], leaves: Leaf[], any: boolean, orders: [string, boolean][], limit = 99): string[] {
    const down = orders.at(-1)?.[1] ?? false
    const unequal = [...new Set(leaves.filter(([, op]) => op !== 'EQUAL').map(([field]) => field))].sort()
    const added = unequal.filter((field) => !orders.some(([other]) => other === field))
    const full = [...orders, ...added.map((field): [string, boolean] => [field, down])]
    const kept = all.filter((document) => {
      const passes = leaves.map((each) => holds(document, each))
      const filtered = leaves.length === 0 || (any ? passes.some(Boolean) : passes.every(Boolean))
      return filtered && full.every(([field]) => document.fields?.[field])
    })
    kept.sort((a, b) => {
      for (const [field, reverse] of full) {
        const order = compareValues(a.fields?.[field] ?? {}, b.fields?.[field] ?? {})
        if (order !== 0) return reverse ? -order : order
      }
      return comparePaths(a.name, b.name) * (down ? -1 : 1)
    })
    return kept.slice(0, limit).map(({ name }) => name.slice(root.length + 1))
  }
})
