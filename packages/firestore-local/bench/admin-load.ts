import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'

/**
 * One client process with firebase-admin: `admin-load.ts PORT`. Prints one line of JSON with rates per second. It runs
 * in a separate process, like the client of a real site.
 */
const [port = ''] = process.argv.slice(2)
process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`
// Without this the SDK looks for a metadata server on the network.
process.env.METADATA_SERVER_DETECTION = 'none'

initializeApp({ projectId: 'demo-bench' })
const db = getFirestore()

const documents = 1000
const inFlight = 100
const warmUpMillis = 2000
const measuredMillis = 4000
const batchSize = 50

const refOf = (n: number) => db.doc(`bench/d${n % documents}`)

/** Returns how many calls complete per second, with a constant number in flight. */
async function rate(call: (n: number) => Promise<unknown>): Promise<number> {
  let calls = 0
  let counted = 0
  const startedAt = performance.now()
  const elapsed = () => performance.now() - startedAt
  const worker = async () => {
    while (elapsed() < warmUpMillis + measuredMillis) {
      await call(calls++)
      if (elapsed() >= warmUpMillis) counted++
    }
  }
  await Promise.all(Array.from({ length: inFlight }, worker))
  return counted / ((elapsed() - warmUpMillis) / 1000)
}

const commits = await rate((n) => refOf(n).set({ name: 'Sydney', n, seenAt: new Date(), seats: [1, 2, 3] }))
const gets = await rate((n) => refOf(n).get())
const batches = await rate((n) => db.getAll(...Array.from({ length: batchSize }, (_, i) => refOf(n * batchSize + i))))
// Each has its own documents, so that this measures the server and not one transaction waiting for another.
const transactions = await rate((n) =>
  db.runTransaction(async (transaction) => {
    const { n: before = 0 } = (await transaction.get(refOf(n))).data() ?? {}
    transaction.update(refOf(n), { n: Number(before) + 1 })
  }),
)
await db.terminate()
process.stdout.write(`${JSON.stringify({ commits, gets, documents: batches * batchSize, transactions })}\n`)
