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
  Write,
} from '../protocol.ts'
import type { MessageName } from './proto/schema.ts'

type Mask = { fieldPaths?: string[] }

/** One RPC that takes one request. `stream` methods return a list of messages, the others one message. */
export type Method = {
  request: MessageName
  response: MessageName
  stream: boolean
  run(engine: Engine, request: unknown, caller: Caller): object | Promise<object>
}

/**
 * Handlers of every RPC except the two streams (Listen, Write). The codec has already converted the request to its
 * type.
 */
const handlers: Record<string, (engine: Engine, request: never, caller: Caller) => object | Promise<object>> = {
  GetDocument: getDocument,
  ListDocuments: (engine, request: { parent?: string; collectionId?: string; mask?: Mask }, caller) => {
    const { mask, parent = '', collectionId = '', ...rest } = request
    return engine.listDocuments({ ...rest, parent, collectionId, ...maskOption(mask) }, caller)
  },
  CreateDocument: createDocument,
  UpdateDocument: updateDocument,
  DeleteDocument: deleteDocument,
  BatchGetDocuments: (engine, request: BatchGetRequest, caller) => engine.batchGet(request, caller),
  RunQuery: (engine, request: RunQueryRequest, caller) => engine.runQuery(request, caller),
  RunAggregationQuery: (engine, request: RunAggregationRequest, caller) => engine.runAggregationQuery(request, caller),
  ListCollectionIds: (engine, request: { parent: string }, caller) => engine.listCollectionIds(request, caller),
  BeginTransaction: (engine, request: { database: string }, caller) => engine.beginTransaction(request, caller),
  Commit: (engine, request: CommitRequest, caller) => engine.commit(request, caller),
  BatchWrite: (engine, request: { database: string }, caller) => engine.batchWrite(request, caller),
  Rollback: (engine, request: { database: string; transaction: string }) => {
    engine.rollback(request)
    return {}
  },
}
const streams = ['BatchGetDocuments', 'RunQuery', 'RunAggregationQuery']
/** The other methods respond with a message named after them. */
const responses: Record<string, MessageName> = {
  GetDocument: 'Document',
  CreateDocument: 'Document',
  UpdateDocument: 'Document',
  DeleteDocument: 'Empty',
  Rollback: 'Empty',
}
const methods = new Map(
  Object.entries(handlers).map(([name, run]): [string, Method] => {
    const response = responses[name] ?? (`${name}Response` as MessageName)
    const request = `${name}Request` as MessageName
    return [name, { request, response, stream: streams.includes(name), run: run as Method['run'] }]
  }),
)

/** Returns the RPC of that name, or undefined. Used by all transports. */
export const findMethod = (name: string): Method | undefined => methods.get(name)

function getDocument(
  engine: Engine,
  { name = '', mask, transaction }: { name?: string; mask?: Mask; transaction?: string },
  caller: Caller,
): Promise<Document> {
  return engine.getDocument(name, { ...maskOption(mask), ...(transaction && { transaction }) }, caller)
}

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
  // The write was allowed; the response includes the document even where the rules forbid reading it.
  return engine.getDocument(name, maskOption(mask), { admin: true })
}

const body = (name: string, fields: Fields | undefined) => (fields ? { name, fields } : { name })
const maskOption = (mask: Mask | undefined) => (mask ? { mask: mask.fieldPaths ?? [] } : {})
const databasePrefix = (name: string) => name.split('/', 4).join('/')

const idAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const newDocumentId = () => Array.from({ length: 20 }, () => idAlphabet[randomInt(idAlphabet.length)]).join('')
