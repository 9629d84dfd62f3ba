import { once } from 'node:events'
import http2 from 'node:http2'
import { decodeMessage, encodeFrame } from '../src/transports/proto/wire-codec.ts'

/**
 * One client process that does as little work of its own as possible: `grpc-load.ts PORT`. Its rate is what the server
 * can deliver; the admin SDK's rate also includes the SDK's own work.
 */
const [port = ''] = process.argv.slice(2)
const database = 'projects/demo-bench/databases/(default)'
const inFlight = 100
const warmUpMillis = 1000
const measuredMillis = 4000
const session = http2.connect(`http://127.0.0.1:${port}`)
await once(session, 'connect')

function call(method: string, request: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const stream = session.request({
      ':method': 'POST',
      ':path': `/google.firestore.v1.Firestore/${method}`,
      'content-type': 'application/grpc',
      te: 'trailers',
      authorization: 'Bearer owner',
    })
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('trailers', (trailers) => {
      if (trailers['grpc-status'] === '0') resolve(Buffer.concat(chunks))
      else reject(new Error(`${method} ended with status ${trailers['grpc-status']}`))
    })
    stream.on('error', reject)
    stream.end(request)
  })
}

async function rate(work: (n: number) => Promise<unknown>): Promise<number> {
  let calls = 0
  let counted = 0
  const startedAt = performance.now()
  const elapsed = () => performance.now() - startedAt
  const worker = async () => {
    while (elapsed() < warmUpMillis + measuredMillis) {
      await work(calls++)
      if (elapsed() >= warmUpMillis) counted++
    }
  }
  await Promise.all(Array.from({ length: inFlight }, worker))
  return counted / ((elapsed() - warmUpMillis) / 1000)
}

const nameOf = (n: number) => `${database}/documents/bench/d${n % 1000}`
const gets = await rate(async (n) => {
  const answer = await call(
    'BatchGetDocuments',
    encodeFrame('BatchGetDocumentsRequest', { database, documents: [nameOf(n)] }),
  )
  decodeMessage('BatchGetDocumentsResponse', answer.subarray(5))
})
const commits = await rate(async (n) => {
  const fields = { name: { stringValue: 'Sydney' }, n: { integerValue: String(n) } }
  const answer = await call(
    'Commit',
    encodeFrame('CommitRequest', { database, writes: [{ update: { name: nameOf(n), fields } }] }),
  )
  decodeMessage('CommitResponse', answer.subarray(5))
})
session.close()
process.stdout.write(`${JSON.stringify({ gets, commits })}\n`)
