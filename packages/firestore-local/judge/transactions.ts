import fc from 'fast-check'
import type { Write } from '../src/protocol.ts'
import type { Server } from '../tests/contract/server.ts'
import { databaseOf, type Outcome, runQuery } from './two.ts'
import { fieldsIn } from './values.ts'

/**
 * The next step of one of two concurrent transactions. Each has its own documents, so that neither waits for the other.
 */
export type Step =
  | { kind: 'begin'; slot: 0 | 1; readOnly: boolean }
  | { kind: 'get' | 'query' | 'rollback'; slot: 0 | 1 }
  | { kind: 'commit'; slot: 0 | 1; writes: Write[] }
  | { kind: 'outside'; writes: Write[] }

const collections = ['c', 'd'] as const

/**
 * Transactions, and commits outside them, on documents below `parent`; some steps come after the end or without a
 * begin.
 */
export function transactionCase(parent: string): fc.Arbitrary<Step[]> {
  const writeIn = (collection: string): fc.Arbitrary<Write> => {
    const name = fc.constantFrom('1', '2').map((id) => `${parent}/${collection}/${id}`)
    const set = fc.record({ name, fields: fieldsIn(parent) }).map((update): Write => ({ update }))
    const currentDocument = fc.boolean().map((exists) => ({ exists }))
    const guarded = fc
      .tuple(set, currentDocument)
      .map(([one, current]): Write => ({ ...one, currentDocument: current }))
    return fc.oneof(
      { arbitrary: set, weight: 3 },
      guarded,
      name.map((one): Write => ({ delete: one })),
    )
  }
  const writesIn = (collection: string) => fc.array(writeIn(collection), { maxLength: 3 })
  const slot = fc.constantFrom<0 | 1>(0, 1)
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ kind: fc.constant('begin' as const), slot, readOnly: fc.nat(3).map((n) => n === 0) }),
    fc.record({ kind: fc.constantFrom('get' as const, 'query' as const, 'get' as const, 'rollback' as const), slot }),
    slot.chain((at) => writesIn(collections[at]).map((writes) => ({ kind: 'commit' as const, slot: at, writes }))),
    writesIn('e').map((writes) => ({ kind: 'outside' as const, writes })),
  )
  return fc.array(step, { minLength: 2, maxLength: 10 })
}

/** Plays a case on one server. @returns each step's outcome, then what is stored at the end */
export async function playTransactions(
  server: Server,
  project: string,
  parent: string,
  steps: readonly Step[],
): Promise<Outcome[]> {
  const root = `${databaseOf(project)}/documents`
  const never = Buffer.from('never begun').toString('base64')
  const open = [never, never]
  const begun: string[] = []
  const documents = (collection: string) => ['1', '2'].map((id) => `${parent}/${collection}/${id}`)
  const outcomes: Outcome[] = []
  const put = async (path: string, body: object) => outcomes.push(await runQuery(server, path, body))
  for (const step of steps) {
    if (step.kind === 'outside') {
      await put(`${root}:commit`, { writes: step.writes })
      continue
    }
    const transaction = open[step.slot]
    const collection = collections[step.slot]
    if (step.kind === 'begin') {
      // Roll back a transaction before replacing it, or it would keep the next one waiting for its documents.
      if (open[step.slot] !== never) await runQuery(server, `${root}:rollback`, { transaction })
      open[step.slot] = await begin(server, root, step.readOnly)
      begun.push(open[step.slot] ?? never)
    }
    if (step.kind === 'get') await put(`${root}:batchGet`, { documents: documents(collection), transaction })
    else if (step.kind === 'rollback') await put(`${root}:rollback`, { transaction })
    else if (step.kind === 'commit') await put(`${root}:commit`, { writes: step.writes, transaction })
    else if (step.kind === 'query') {
      const structuredQuery = { from: [{ collectionId: collection }] }
      await put(`${parent}:runQuery`, { structuredQuery, transaction })
    }
  }
  await put(`${root}:batchGet`, { documents: [...collections, 'e'].flatMap(documents) })
  // Transactions left open would hold on to their documents.
  for (const transaction of begun) await runQuery(server, `${root}:rollback`, { transaction })
  return outcomes
}

async function begin(server: Server, root: string, readOnly: boolean): Promise<string> {
  const response = await fetch(`http://${server.address}/v1/${root}:beginTransaction`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ options: readOnly ? { readOnly: {} } : { readWrite: {} } }),
  })
  return ((await response.json()) as { transaction: string }).transaction
}
