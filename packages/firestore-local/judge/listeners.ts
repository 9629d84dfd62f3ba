import http2 from 'node:http2'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import type { FieldFilterOp, Filter, ListenResponse, Order, StructuredQuery, Value, Write } from '../src/protocol.ts'
import { decodeMessage, encodeFrame } from '../src/transports/proto/wire-codec.ts'
import type { Server } from '../tests/contract/server.ts'
import type { QueryCase } from './queries.ts'
import { databaseOf, plain, runQuery } from './two.ts'

/** A query that is listened to while commits are made in sequence. */
export type ListenerCase = { documents: QueryCase['documents']; query: StructuredQuery; commits: Write[][] }

/**
 * Few documents and small numbers, so that documents enter, move and leave; which values match is tested by the
 * queries' judge.
 */
export function listenerCase(parent: string): fc.Arbitrary<ListenerCase> {
  const path = fc.constantFrom('c/1', 'c/2', 'c/3', 'c/4', 'c/1/c/5', 'd/1')
  const small = fc.nat(3).map((number): Value => ({ integerValue: String(number) }))
  const fields = fc.dictionary(fc.constantFrom('a', 'b'), small, { minKeys: 1, maxKeys: 2 })
  const op = fc.constantFrom<FieldFilterOp>('EQUAL', 'NOT_EQUAL', 'LESS_THAN', 'GREATER_THAN_OR_EQUAL')
  const filter = fc
    .tuple(fc.constantFrom('a', 'b'), op, small)
    .map(([fieldPath, how, value]): Filter => ({ fieldFilter: { field: { fieldPath }, op: how, value } }))
  const order = fc.constantFrom<Order['direction']>('ASCENDING', 'DESCENDING')
  const query = fc
    .tuple(fc.option(filter), fc.option(order), fc.constantFrom(null, null, 1, 2), fc.constantFrom(0, 0, 1))
    .map(([where, direction, limit, offset]): StructuredQuery => {
      const field = { fieldPath: where?.fieldFilter?.field.fieldPath ?? 'a' }
      return {
        from: [{ collectionId: 'c' }],
        ...(where && { where }),
        ...(direction && { orderBy: [{ field, direction }] }),
        ...(limit && { limit }),
        ...(limit && offset && { offset }),
      }
    })
  const write = fc.tuple(path, fc.option(fields, { freq: 3 })).map(([at, given]): Write => {
    const name = `${parent}/${at}`
    return given ? { update: { name, fields: given } } : { delete: name }
  })
  return fc.record({
    documents: fc.dictionary(path, fields, { minKeys: 2 }),
    query,
    commits: fc.array(fc.array(write, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
  })
}

/** What a listener has received for a query: its documents by name, and the status that ended it, if any. */
type Heard = { documents: Map<string, unknown>; isCurrent: boolean; ended: number | typeof garbled | null }

/** A server silent for this long will not respond. */
const patienceMs = 5_000

/**
 * Listens on one server while the commits are made. After each commit the listener must hold what the query returns.
 * @returns what it held after each commit, or the status that ended it
 */
export async function playListener(
  server: Server,
  project: string,
  parent: string,
  { query, commits }: ListenerCase,
): Promise<unknown[]> {
  // Google's emulator allows listening to some queries that it refuses to run; refusals are judged by running the
  // query.
  const { status } = await runQuery(server, `${parent}:runQuery`, { structuredQuery: query })
  if (status !== 'OK') return [status]
  const { heard, stop } = listen(server, project, parent, query)
  const held: unknown[] = []
  try {
    for (const writes of [null, ...commits]) {
      if (writes !== null) await runQuery(server, `${databaseOf(project)}/documents:commit`, { writes })
      held.push(await untilTrue(server, parent, query, heard))
    }
    return held
  } finally {
    stop()
  }
}

async function untilTrue(server: Server, parent: string, query: StructuredQuery, heard: Heard): Promise<unknown> {
  const { body } = await runQuery(server, `${parent}:runQuery`, { structuredQuery: query })
  const rows = (body ?? []) as { document?: { name: string; fields?: unknown } }[]
  const wanted = rows.flatMap(({ document }) => (document ? [document] : [])).sort(byName)
  for (let waited = 0; waited < patienceMs; waited += 2) {
    if (heard.ended !== null) return heard.ended
    const documents = [...heard.documents.values()] as typeof wanted
    if (heard.isCurrent && isDeepStrictEqual(documents.sort(byName), wanted)) return wanted
    await sleep(2)
  }
  throw new Error(
    `${server.address}: a listener holds ${JSON.stringify([...heard.documents.values()])}, not ${JSON.stringify(wanted)}`,
  )
}

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)

function listen(server: Server, project: string, parent: string, query: StructuredQuery) {
  const session = http2.connect(`http://${server.address}`)
  const database = databaseOf(project)
  const stream = session.request({
    ':method': 'POST',
    ':path': '/google.firestore.v1.Firestore/Listen',
    'content-type': 'application/grpc',
    te: 'trailers',
    authorization: 'Bearer owner',
    'google-cloud-resource-prefix': database,
  })
  const heard: Heard = { documents: new Map(), isCurrent: false, ended: null }
  let waiting = Buffer.alloc(0)
  stream.on('data', (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk])
    while (waiting.length >= frameHead && waiting.length >= frameHead + waiting.readUInt32BE(1)) {
      const end = frameHead + waiting.readUInt32BE(1)
      try {
        hear(heard, decodeMessage('ListenResponse', waiting.subarray(frameHead, end)) as ListenResponse)
      } catch {
        heard.ended ??= garbled
      }
      waiting = waiting.subarray(end)
    }
  })
  stream.on('trailers', (trailers) => {
    heard.ended ??= Number(trailers['grpc-status'])
  })
  // A broken stream sends nothing more, which the test notices.
  stream.on('error', () => {})
  const addTarget = { targetId: 2, query: { parent, structuredQuery: query } }
  stream.write(encodeFrame('ListenRequest', { database, addTarget }))
  return { heard, stop: () => session.destroy() }
}

/**
 * Marks a stream that ended because it contained bytes of no message. Under load Google's emulator occasionally writes
 * one message into another's frame: seen on 24 November 2026, a frame's first 29 bytes followed by a whole second
 * frame.
 */
export const garbled = 'garbled'

/** Bytes before a message: a compression flag and its length. */
const frameHead = 5

function hear(heard: Heard, { targetChange, documentChange, documentDelete, documentRemove }: ListenResponse): void {
  if (targetChange?.targetChangeType === 'RESET') heard.documents.clear()
  if (targetChange?.targetChangeType === 'REMOVE') heard.ended ??= targetChange.cause?.code ?? -1
  if (targetChange?.targetChangeType === 'CURRENT') heard.isCurrent = true
  const gone = documentDelete?.document ?? documentRemove?.document
  if (gone) heard.documents.delete(gone)
  if (!documentChange) return
  const { document, targetIds = [] } = documentChange
  if (targetIds.length === 0) heard.documents.delete(document.name)
  else heard.documents.set(document.name, plain(document))
}
