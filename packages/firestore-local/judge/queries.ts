import fc from 'fast-check'
import type {
  Aggregation,
  Cursor,
  FieldFilterOp,
  Fields,
  Filter,
  Order,
  StructuredQuery,
  Value,
} from '../src/protocol.ts'
import { databaseOf, type Outcome, type Pair, runQuery } from './two.ts'
import { fieldNames, fieldsIn, valueIn } from './values.ts'

/** Documents by path below the case's own parent, and the queries to run on them. */
export type QueryCase = { documents: Record<string, Fields>; queries: QueryRun[] }

export type QueryRun = { query: StructuredQuery; aggregations: Aggregation[] | null }

const paths = ['c/1', 'c/2', 'c/3', 'c/a', 'c/b', 'c/__id7__', 'c/1/c/9', 'c/a/d/1', 'd/1', 'd/2'] as const
const fields = [...fieldNames, 'a.k', '__name__'] as const
const ops: readonly FieldFilterOp[] = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
]
const unary = ['IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'] as const
const lists = new Set<FieldFilterOp>(['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'])

/** Cases whose documents are below `parent`, a document's full name. */
export function queryCase(parent: string): fc.Arbitrary<QueryCase> {
  const root = parent
  const value = valueIn(root)
  const key: fc.Arbitrary<Value> = fc.oneof(
    { arbitrary: fc.constantFrom(...paths).map((path) => ({ referenceValue: `${root}/${path}` })), weight: 9 },
    value,
  )
  const filterOn = (field: string, op: FieldFilterOp): fc.Arbitrary<Filter> => {
    const operand = field === '__name__' ? key : value
    const given = lists.has(op)
      ? fc.array(operand, { maxLength: 3 }).map((values): Value => ({ arrayValue: { values } }))
      : operand
    return given.map((one) => ({ fieldFilter: { field: { fieldPath: field }, op, value: one } }))
  }
  const leaf: fc.Arbitrary<Filter> = fc.oneof(
    {
      arbitrary: fc
        .tuple(fc.constantFrom(...fields), fc.constantFrom(...ops))
        .chain(([field, op]) => filterOn(field, op)),
      weight: 6,
    },
    fc
      .tuple(fc.constantFrom(...fields), fc.constantFrom(...unary))
      .map(([fieldPath, op]): Filter => ({ unaryFilter: { op, field: { fieldPath } } })),
  )
  const filter: fc.Arbitrary<Filter> = fc.oneof(
    { arbitrary: leaf, weight: 4 },
    fc
      .tuple(fc.constantFrom('AND' as const, 'OR' as const), fc.array(leaf, { minLength: 1, maxLength: 3 }))
      .map(([op, filters]): Filter => ({ compositeFilter: { op, filters } })),
    fc.tuple(leaf, fc.array(leaf, { minLength: 2, maxLength: 2 })).map(
      ([one, two]): Filter => ({
        compositeFilter: { op: 'AND', filters: [one, { compositeFilter: { op: 'OR', filters: two } }] },
      }),
    ),
  )
  const order: fc.Arbitrary<Order> = fc
    .tuple(fc.constantFrom(...fields), fc.constantFrom('ASCENDING' as const, 'DESCENDING' as const))
    .map(([fieldPath, direction]) => ({ field: { fieldPath }, direction }))
  const orders = fc.oneof(
    fc.constant<Order[]>([]),
    fc.uniqueArray(order, { maxLength: 2, selector: ({ field }) => field.fieldPath }),
  )
  const cursorFor = (orderBy: readonly Order[]): fc.Arbitrary<Cursor> =>
    fc.record({
      values: fc.tuple(...orderBy.map(({ field }) => (field.fieldPath === '__name__' ? key : value))),
      before: fc.boolean(),
    })
  const maybe = <Given>(given: fc.Arbitrary<Given>) => fc.option(given, { nil: undefined, freq: 3 })
  const query: fc.Arbitrary<StructuredQuery> = orders.chain((orderBy) =>
    fc
      .record({
        from: fc.record({ collectionId: fc.constantFrom('c', 'd'), allDescendants: fc.boolean() }).map((one) => [one]),
        where: fc.option(filter, { nil: undefined, freq: 5 }),
        orderBy: fc.constant(orderBy),
        startAt: orderBy.length > 0 ? maybe(cursorFor(orderBy)) : fc.constant(undefined),
        endAt: orderBy.length > 0 ? maybe(cursorFor(orderBy)) : fc.constant(undefined),
        offset: fc.constantFrom(undefined, undefined, 1),
        limit: fc.constantFrom(undefined, undefined, 1, 3),
        select: fc.constantFrom(
          undefined,
          undefined,
          { fields: [{ fieldPath: 'a' }] },
          { fields: [{ fieldPath: '__name__' }] },
        ),
      })
      .map(
        (made) => Object.fromEntries(Object.entries(made).filter(([, part]) => part !== undefined)) as StructuredQuery,
      ),
  )
  const aggregation: fc.Arbitrary<Aggregation> = fc.oneof(
    fc.constant<Aggregation>({ count: {} }),
    fc.constantFrom('1', '2').map((upTo): Aggregation => ({ count: { upTo } })),
    fc.constantFrom(...fieldNames).map((fieldPath): Aggregation => ({ sum: { field: { fieldPath } } })),
    fc.constantFrom(...fieldNames).map((fieldPath): Aggregation => ({ avg: { field: { fieldPath } } })),
  )
  const queryRun = fc.record({
    query,
    aggregations: fc.option(fc.array(aggregation, { minLength: 1, maxLength: 3 }), { nil: null, freq: 2 }),
  })
  return fc.record({
    documents: fc.dictionary(fc.constantFrom(...paths), fieldsIn(root), { minKeys: 2, maxKeys: 8 }),
    queries: fc.array(queryRun, { minLength: 1, maxLength: 12 }),
  })
}

/** Writes a case's documents to both servers. */
export async function writeDocuments(
  { ours, theirs }: Pair,
  project: string,
  parent: string,
  documents: QueryCase['documents'],
) {
  const writes = Object.entries(documents).map(([path, given]) => ({
    update: { name: `${parent}/${path}`, fields: given },
  }))
  const commit = { writes }
  const path = `${databaseOf(project)}/documents:commit`
  const answers = await Promise.all([runQuery(ours, path, commit), runQuery(theirs, path, commit)])
  return answers.map(({ status }) => status)
}

/** Sends one query to both servers. */
export function runBoth({ ours, theirs }: Pair, parent: string, { query, aggregations }: QueryRun): Promise<Outcome[]> {
  const body =
    aggregations === null
      ? { structuredQuery: query }
      : { structuredAggregationQuery: { structuredQuery: query, aggregations } }
  const path = `${parent}:${aggregations === null ? 'runQuery' : 'runAggregationQuery'}`
  return Promise.all([runQuery(ours, path, body), runQuery(theirs, path, body)])
}
