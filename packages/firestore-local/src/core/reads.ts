import type { Engine } from '../engine.ts'
import type { ReadConsistency } from '../protocol.ts'
import { aggregate, aggregatedFields, validateAggregations } from '../query/aggregate.ts'
import { compileProjection, prepareQuery } from '../query/prepare.ts'
import { StatusError } from '../status.ts'
import type { Transaction, Transactions } from '../store/transactions.ts'
import { parseDocumentName, parseParentName, requireDatabase } from '../values/names.ts'
import type { Reader } from './reader.ts'

type Reads = Pick<Engine, 'getDocument' | 'batchGet' | 'runQuery' | 'runAggregationQuery'>

/** The read methods. A read may begin a transaction, belong to one, or stand alone. */
export function createReads(reader: Reader, transactions: Transactions): Reads {
  return {
    async getDocument(name, { mask, transaction: id }, caller) {
      const { database } = parseDocumentName(name)
      const transaction = id ? transactions.require(id, database) : null
      const [document] = await reader.documents([name], transaction, caller)
      if (!document) throw new StatusError('NOT_FOUND', `Document "${name}" not found.`)
      return compileProjection(mask)(document)
    },
    async batchGet(request, caller) {
      const database = requireDatabase(request.database)
      const names = request.documents ?? []
      const project = compileMask(request.mask?.fieldPaths)
      for (const name of names) requireIn(database, parseDocumentName(name).database, name)
      const transaction = reader.transactionOf(request, database)
      const documents = await reader.documents(names, transaction, caller)
      const readTime = reader.timeOf(transaction)
      const answers = names.map((name, index) => {
        const document = documents[index]
        return document ? { found: project(document), readTime } : { missing: name, readTime }
      })
      return [...begun(request, transaction), ...answers]
    },
    async runQuery(request, caller) {
      const { database } = parseParentName(request.parent)
      const query = prepareQuery(request.parent, request.structuredQuery ?? {})
      const transaction = reader.transactionOf(request, database)
      const documents = await reader.query(query, transaction, caller)
      const readTime = reader.timeOf(transaction)
      const [first, ...others] = documents.map((document) => ({ document: query.project(document), readTime }))
      // The number of results skipped by the offset is reported once, with the first result.
      const skipped = query.offset > 0 && first ? { skippedResults: query.offset } : {}
      return [...begun(request, transaction), { ...(first ?? { readTime }), ...skipped }, ...others]
    },
    async runAggregationQuery(request, caller) {
      const { structuredQuery = {}, aggregations = [], ...rest } = request.structuredAggregationQuery ?? {}
      for (const name of Object.keys(rest)) {
        throw new StatusError('UNIMPLEMENTED', `StructuredAggregationQuery.${name} is not supported by this server.`)
      }
      validateAggregations(aggregations)
      const { database } = parseParentName(request.parent)
      const query = prepareQuery(request.parent, structuredQuery, aggregatedFields(aggregations))
      const transaction = reader.transactionOf(request, database)
      const documents = await reader.query(query, transaction, caller)
      const result = { aggregateFields: aggregate(aggregations, documents) }
      return [...begun(request, transaction), { result, readTime: reader.timeOf(transaction) }]
    },
  }
}

/** The SDKs expect the id of a transaction begun by a read in a message of its own, before any result. */
const begun = (request: ReadConsistency, transaction: Transaction | null) =>
  request.newTransaction && transaction ? [{ transaction: transaction.id }] : []

/** Compiles a document mask. Unlike a query's `select`, a mask that is present and empty selects no fields. */
const compileMask = (paths: string[] | undefined) => compileProjection(paths?.length === 0 ? ['__name__'] : paths)

function requireIn(database: string, own: string, name: string): void {
  if (own !== database) throw new StatusError('INVALID_ARGUMENT', `"${name}" is not in the database "${database}".`)
}
