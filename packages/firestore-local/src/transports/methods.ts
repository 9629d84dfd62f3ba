import { randomInt } from 'node:crypto'
import type { Caller, Engine } from '../engine.ts'
import type {
  BatchGetRequest,
  CommitRequest,
  Document,
  Fields,
  Precondition,
  RunAggregationRequest,
  RunQueryRequest,
  TransactionOptions,
  Write,
} from '../protocol.ts'
import type { MessageName } from './proto/schema.ts'

type Mask = { fieldPaths?: string[] }

/** One RPC that takes one request; `stream` methods answer with a list, the others with one message. */
export type Method = {
  request: MessageName
  response: MessageName
  stream: boolean
  run(engine: Engine, request: unknown, caller: Caller): object | Promise<object>
}

/** Binds a handler to the TypeScript type of its request; the codec has already brought the bytes into that shape. */
function method<Request>(
  request: MessageName,
  response: MessageName,
  run: (engine: Engine, request: Request, caller: Caller) => object | Promise<object>,
): Method {
  return { request, response, stream: false, run: (engine, message, caller) => run(engine, message as Request, caller) }
}

const streaming = (unary: Method): Method => ({ ...unary, stream: true })

/** Every RPC but the two streams (Listen, Write), by the name it has on the wire. */
const methods: Partial<Record<string, Method>> = {
  GetDocument: method<{ name?: string; mask?: Mask; transaction?: string }>(
    'GetDocumentRequest',
    'Document',
    (engine, { name = '', mask, transaction }, caller) =>
      engine.getDocument(name, { ...maskOption(mask), ...(transaction && { transaction }) }, caller),
  ),
  ListDocuments: method<{ parent?: string; collectionId?: string; mask?: Mask }>(
    'ListDocumentsRequest',
    'ListDocumentsResponse',
    (engine, { mask, parent = '', collectionId = '', ...rest }, caller) =>
      engine.listDocuments({ ...rest, parent, collectionId, ...maskOption(mask) }, caller),
  ),
  CreateDocument: method('CreateDocumentRequest', 'Document', createDocument),
  UpdateDocument: method('UpdateDocumentRequest', 'Document', updateDocument),
  DeleteDocument: method('DeleteDocumentRequest', 'Empty', deleteDocument),
  BatchGetDocuments: streaming(
    method<BatchGetRequest>('BatchGetDocumentsRequest', 'BatchGetDocumentsResponse', (engine, request, caller) =>
      engine.batchGet(request, caller),
    ),
  ),
  RunQuery: streaming(
    method<RunQueryRequest>('RunQueryRequest', 'RunQueryResponse', (engine, request, caller) =>
      engine.runQuery(request, caller),
    ),
  ),
  RunAggregationQuery: streaming(
    method<RunAggregationRequest>(
      'RunAggregationQueryRequest',
      'RunAggregationQueryResponse',
      (engine, request, caller) => engine.runAggregationQuery(request, caller),
    ),
  ),
  ListCollectionIds: method<{ parent: string }>(
    'ListCollectionIdsRequest',
    'ListCollectionIdsResponse',
    (engine, request, caller) => engine.listCollectionIds(request, caller),
  ),
  BeginTransaction: method<{ database: string; options?: TransactionOptions }>(
    'BeginTransactionRequest',
    'BeginTransactionResponse',
    (engine, request, caller) => engine.beginTransaction(request, caller),
  ),
  Commit: method<CommitRequest>('CommitRequest', 'CommitResponse', (engine, request, caller) =>
    engine.commit(request, caller),
  ),
  BatchWrite: method<{ database: string; writes?: Write[] }>(
    'BatchWriteRequest',
    'BatchWriteResponse',
    (engine, request, caller) => engine.batchWrite(request, caller),
  ),
  Rollback: method<{ database: string; transaction: string }>('RollbackRequest', 'Empty', (engine, request) => {
    engine.rollback(request)
    return {}
  }),
}

/** The RPC of that name, or undefined. All transports go through here. */
export const findMethod = (name: string): Method | undefined =>
  Object.hasOwn(methods, name) ? methods[name] : undefined

async function createDocument(
  engine: Engine,
  request: { parent?: string; collectionId?: string; documentId?: string; document?: Partial<Document>; mask?: Mask },
  caller: Caller,
): Promise<Document> {
  const { parent = '', collectionId = '', documentId = newDocumentId(), document = {}, mask } = request
  const name = `${parent}/${collectionId}/${documentId}`
  return commitAndRead(
    engine,
    { update: body(name, document.fields), currentDocument: { exists: false } },
    mask,
    caller,
  )
}

async function updateDocument(
  engine: Engine,
  request: { document?: Partial<Document>; updateMask?: Mask; mask?: Mask; currentDocument?: Precondition },
  caller: Caller,
): Promise<Document> {
  const { document = {}, updateMask, currentDocument, mask } = request
  const write = {
    update: body(document.name ?? '', document.fields),
    ...(updateMask && { updateMask }),
    ...(currentDocument && { currentDocument }),
  }
  return commitAndRead(engine, write, mask, caller)
}

async function deleteDocument(
  engine: Engine,
  { name = '', currentDocument }: { name?: string; currentDocument?: Precondition },
  caller: Caller,
): Promise<object> {
  const write = { delete: name, ...(currentDocument && { currentDocument }) }
  await engine.commit({ database: databasePrefix(name), writes: [write] }, caller)
  return {}
}

async function commitAndRead(
  engine: Engine,
  write: Write & { update: { name: string } },
  mask: Mask | undefined,
  caller: Caller,
): Promise<Document> {
  const name = write.update.name
  await engine.commit({ database: databasePrefix(name), writes: [write] }, caller)
  // The write was allowed; its echo is part of the answer even where the rules forbid reading.
  return engine.getDocument(name, maskOption(mask), { admin: true })
}

const body = (name: string, fields: Fields | undefined) => (fields ? { name, fields } : { name })
const maskOption = (mask: Mask | undefined) => (mask ? { mask: mask.fieldPaths ?? [] } : {})
const databasePrefix = (name: string) => name.split('/', 4).join('/')

const idAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const newDocumentId = () => Array.from({ length: 20 }, () => idAlphabet[randomInt(idAlphabet.length)]).join('')
