import { beforeEach, describe, expect, it } from 'vitest'
import type { Engine } from '../../../src/engine.ts'
import { admin, commit, nameOf, set, startEngine, statusOf } from './engine-fixture.ts'
import { db, int, map, root } from './values-fixture.ts'

let engine: Engine
beforeEach(async () => {
  engine = startEngine().engine
  const paths = ['c/a', 'c/b', 'c/c', 'c/a/sub/x', 'c/ghost/sub/y', 'd/z']
  await commit(
    engine,
    paths.map((path, index) => set(path, { n: int(-index), m: map({ x: int(1), y: int(2) }) })),
  )
})

const ids = (names: { name: string }[]) => names.map(({ name }) => name.slice(root.length + 1))

describe('single reads', () => {
  it('return found and missing documents in the requested order, with the mask applied', async () => {
    const documents = [nameOf('c/b'), nameOf('c/none'), nameOf('c/a'), nameOf('c/b')]
    const answers = await engine.batchGet({ database: db, documents, mask: { fieldPaths: ['m.y', 'none'] } }, admin)
    expect(answers.map(({ found, missing }) => found?.name ?? missing)).toEqual(documents)
    expect(answers[0]?.found?.fields).toEqual({ m: map({ y: int(2) }) })
    expect(answers.every(({ readTime }) => readTime)).toBe(true)
    const one = await engine.getDocument(nameOf('c/a'), { mask: ['n'] }, admin)
    expect(one.fields).toEqual({ n: int(0) })
  })

  it('reject names of other databases and of collections', async () => {
    const other = ['projects/demo/databases/other/documents/c/a']
    expect(await statusOf(engine.batchGet({ database: db, documents: other }, admin))).toMatch(/^INVALID_ARGUMENT/)
    expect(await statusOf(engine.getDocument(nameOf('c'), {}, admin))).toMatch(/^INVALID_ARGUMENT/)
  })
})

describe('queries', () => {
  it('return one message per document, or a single one with only the time', async () => {
    const run = (collectionId: string) =>
      engine.runQuery(
        { parent: root, structuredQuery: { from: [{ collectionId }], select: { fields: [{ fieldPath: 'n' }] } } },
        admin,
      )
    const found = await run('c')
    expect(found.map(({ document }) => document?.fields)).toEqual([{ n: int(0) }, { n: int(-1) }, { n: int(-2) }])
    expect((await run('none')).map((answer) => Object.keys(answer))).toEqual([['readTime']])
  })

  it('aggregate over the documents that the query finds', async () => {
    const structuredAggregationQuery = {
      structuredQuery: { from: [{ collectionId: 'c' }], limit: 2 },
      aggregations: [
        { alias: 'count', count: {} },
        { alias: 'sum', sum: { field: { fieldPath: 'n' } } },
      ],
    }
    const [answer] = await engine.runAggregationQuery({ parent: root, structuredAggregationQuery }, admin)
    expect(answer?.result?.aggregateFields).toEqual({ count: int(2), sum: int(-3) })
  })

  it('aggregate and count only documents with every aggregated field, and limit after that', async () => {
    await commit(engine, [set('e/a', { a: int(1) }), set('e/b', { b: int(2) }), set('e/c', { a: int(3), b: int(4) })])
    const over = async (fields: string[], window = {}) => {
      const sums = fields.map((fieldPath) => ({ alias: fieldPath, sum: { field: { fieldPath } } }))
      const structuredAggregationQuery = {
        structuredQuery: { from: [{ collectionId: 'e' }], ...window },
        aggregations: [{ alias: 'count', count: {} }, ...sums],
      }
      const [answer] = await engine.runAggregationQuery({ parent: root, structuredAggregationQuery }, admin)
      return answer?.result?.aggregateFields
    }
    expect(await over([])).toEqual({ count: int(3) })
    expect(await over(['b'])).toEqual({ count: int(2), b: int(6) })
    expect(await over(['a', 'b'])).toEqual({ count: int(1), a: int(3), b: int(4) })
    expect(await over(['b'], { limit: 1 })).toEqual({ count: int(1), b: int(2) })
    expect(await over(['b'], { offset: 1 })).toEqual({ count: int(1), b: int(4) })
  })
})

describe('listDocuments', () => {
  const page = (more: object) => engine.listDocuments({ parent: root, collectionId: 'c', ...more }, admin)

  it('lists by name, and by other fields', () => {
    expect(ids(page({}).documents)).toEqual(['c/a', 'c/b', 'c/c'])
    expect(ids(page({ orderBy: 'n, __name__ desc' }).documents)).toEqual(['c/c', 'c/b', 'c/a'])
    expect(ids(engine.listDocuments({ parent: nameOf('c/a'), collectionId: '' }, admin).documents)).toEqual([
      'c/a/sub/x',
    ])
    expect(page({ mask: ['n'] }).documents[1]).toMatchObject({ fields: { n: int(-1) } })
  })

  it('shows parents that were never written, but not with an order by fields', () => {
    const { documents } = page({ showMissing: true })
    expect(ids(documents)).toEqual(['c/a', 'c/b', 'c/c', 'c/ghost'])
    expect(documents[3]).toEqual({ name: nameOf('c/ghost') })
    expect(() => page({ showMissing: true, orderBy: 'n' })).toThrow(/order_by/)
  })

  it('returns pages without repeats or gaps when documents are added and deleted meanwhile', async () => {
    const first = page({ pageSize: 2 })
    expect(ids(first.documents)).toEqual(['c/a', 'c/b'])
    await commit(engine, [{ delete: nameOf('c/a') }, set('c/aa')])
    const second = page({ pageSize: 2, pageToken: first.nextPageToken })
    expect(ids(second.documents)).toEqual(['c/c'])
    expect(second.nextPageToken).toBeUndefined()
    const byField = page({ pageSize: 1, orderBy: 'n' })
    await commit(engine, [{ delete: nameOf('c/c') }, set('c/low', { n: int(-9) })])
    expect(ids(page({ orderBy: 'n', pageToken: byField.nextPageToken }).documents)).toEqual(['c/b'])
    expect(() => page({ pageToken: 'nonsense' })).toThrow(/page token/)
  })
})

describe('listCollectionIds', () => {
  it('lists each collection once, in pages, including those under missing documents', () => {
    expect(engine.listCollectionIds({ parent: root }, admin)).toEqual({ collectionIds: ['c', 'd'] })
    expect(engine.listCollectionIds({ parent: nameOf('c/ghost') }, admin)).toEqual({ collectionIds: ['sub'] })
    const first = engine.listCollectionIds({ parent: root, pageSize: 1 }, admin)
    expect(first.collectionIds).toEqual(['c'])
    const second = engine.listCollectionIds({ parent: root, pageSize: 1, pageToken: first.nextPageToken }, admin)
    expect(second).toEqual({ collectionIds: ['d'] })
  })
})
