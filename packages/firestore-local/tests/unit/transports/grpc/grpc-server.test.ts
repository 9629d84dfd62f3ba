import { type ClientReadableStream, credentials, Metadata, makeClientConstructor, status } from '@grpc/grpc-js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Engine } from '../../../../src/engine.ts'
import { serveEngine } from '../../../../src/serve.ts'
import { admin, database, memoryEngine, nameOf, set, write } from '../../memory-engine.ts'
import { officialType } from '../proto/official-descriptor.ts'

/** A client made only of grpc-js and Google's descriptor, so that none of our code tests itself. */
function methodOf(name: string, request: string, response: string, stream: 'none' | 'response' | 'both') {
  return {
    path: `/google.firestore.v1.Firestore/${name}`,
    requestStream: stream === 'both',
    responseStream: stream !== 'none',
    requestSerialize: (message: object) => Buffer.from(officialType(request).encode(message).finish()),
    requestDeserialize: (bytes: Buffer) => bytes,
    responseSerialize: (bytes: Buffer) => bytes,
    responseDeserialize: (bytes: Buffer) => officialType(response).decode(bytes).toJSON(),
  }
}
const Client = makeClientConstructor(
  {
    GetDocument: methodOf('GetDocument', 'GetDocumentRequest', 'Document', 'none'),
    BatchGet: methodOf('BatchGetDocuments', 'BatchGetDocumentsRequest', 'BatchGetDocumentsResponse', 'response'),
    Listen: methodOf('Listen', 'ListenRequest', 'ListenResponse', 'both'),
    Constructor: methodOf('constructor', 'PartitionQueryRequest', 'PartitionQueryResponse', 'none'),
    PartitionQuery: methodOf('PartitionQuery', 'PartitionQueryRequest', 'PartitionQueryResponse', 'none'),
  },
  'Firestore',
)

let engine: Engine
let server: Awaited<ReturnType<typeof serveEngine>>
let client: InstanceType<typeof Client>

beforeEach(async () => {
  engine = memoryEngine()
  server = await serveEngine(engine, { host: '127.0.0.1', port: 0 })
  client = new Client(`127.0.0.1:${server.port}`, credentials.createInsecure())
})
afterEach(async () => {
  client.close()
  await server.stop()
})

const owner = new Metadata()
owner.set('authorization', 'Bearer owner')

function unary(name: string, request: object, metadata = owner): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    client[name]?.(request, metadata, (error: Error | null, answer: Record<string, unknown>) => {
      if (error) reject(error)
      else resolve(answer)
    })
  })
}

describe('gRPC', () => {
  test('answers a unary call and a streaming call', async () => {
    await write(engine, set('c/a', { s: { stringValue: 'é' } }))
    expect(await unary('GetDocument', { name: nameOf('c/a') })).toMatchObject({ fields: { s: { stringValue: 'é' } } })
    const stream: ClientReadableStream<object> = client.BatchGet?.(
      { database, documents: [nameOf('c/x'), nameOf('c/a')] },
      owner,
    )
    const answers = await stream.toArray()
    expect(answers).toMatchObject([{ missing: nameOf('c/x') }, { found: { name: nameOf('c/a') } }])
  })

  test('an error arrives with its code and message', async () => {
    await expect(unary('GetDocument', { name: nameOf('c/é: 100%') })).rejects.toMatchObject({
      code: status.NOT_FOUND,
      details: `Document "${nameOf('c/é: 100%')}" not found.`,
    })
  })

  test('rejects an unknown method, by name, and an invalid token', async () => {
    await expect(unary('PartitionQuery', {})).rejects.toMatchObject({
      code: status.UNIMPLEMENTED,
      details: 'Method PartitionQuery is not supported.',
    })
    await expect(unary('Constructor', {})).rejects.toMatchObject({ code: status.UNIMPLEMENTED })
    const metadata = new Metadata()
    metadata.set('authorization', 'Bearer what')
    await expect(unary('GetDocument', {}, metadata)).rejects.toMatchObject({ code: status.UNAUTHENTICATED })
  })

  test('Listen sends responses while it is open and ends when the client ends it', async () => {
    const stream = client.Listen?.(owner)
    const answers: object[] = []
    const ended = new Promise((resolve) => stream.on('status', resolve))
    stream.on('data', (answer: object) => {
      answers.push(answer)
      if (answers.length === 3) void engine.commit({ database, writes: [set('c/a')] }, admin)
      if (answers.length === 5) stream.end()
    })
    stream.write({ database, addTarget: { targetId: 1, documents: { documents: [nameOf('c/a')] } } })
    expect(await ended).toMatchObject({ code: status.OK })
    expect(answers[3]).toMatchObject({ documentChange: { document: { name: nameOf('c/a') }, targetIds: [1] } })
  })

  test('an invalid request fails its stream, and a server stop fails open ones with UNAVAILABLE', async () => {
    const failing = client.Listen?.(owner)
    const failed = new Promise((resolve) => failing.on('error', resolve))
    failing.write({ database })
    expect(await failed).toMatchObject({ code: status.INVALID_ARGUMENT })

    const open = client.Listen?.(owner)
    const cut = new Promise((resolve) => open.on('error', resolve))
    open.write({ database, addTarget: { targetId: 1, documents: { documents: [nameOf('c/a')] } } })
    await new Promise((resolve) => open.once('data', resolve))
    await server.stop()
    expect(await cut).toMatchObject({ code: status.UNAVAILABLE, details: 'The server is stopping.' })
  })
})
