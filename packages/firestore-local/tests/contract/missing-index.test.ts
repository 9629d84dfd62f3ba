import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AggregateField } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningFirestore, startFirestore } from '../../src/server.ts'
import { adminOf, closeAdmins } from './admin.ts'
import { freshProject, isForeign, pointAt } from './server.ts'

const failedPrecondition = 9

// Google's emulator answers every query without an index.
describe.skipIf(isForeign)('with the indexes of the hosted database', () => {
  let folder = ''
  let server: RunningFirestore
  const db = () => {
    const address = `127.0.0.1:${server.port}`
    return adminOf(freshProject('indexes'), { host: '127.0.0.1', port: server.port, address, stop: async () => {} })
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'indexes-'))
    const indexesFile = join(folder, 'firestore.indexes.json')
    const fields = ['a', 'b'].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }))
    await writeFile(indexesFile, JSON.stringify({ indexes: [{ collectionGroup: 'c', fields }] }))
    server = await startFirestore({ port: 0, quiet: true, indexesFile })
  })
  afterAll(async () => {
    await closeAdmins()
    await server.stop()
    pointAt(null)
    await rm(folder, { recursive: true })
  })

  test('a query with an index is answered, and one without is rejected with the missing index', async () => {
    const c = db().collection('c')
    await c.doc('one').set({ a: 1, b: 2 })
    const found = c.where('a', '==', 1).orderBy('b')
    expect((await found.get()).size).toBe(1)
    const refused = c.where('a', '==', 1).orderBy('b', 'desc')
    await expect(refused.get()).rejects.toMatchObject({
      code: failedPrecondition,
      message: expect.stringContaining(
        '"fields":[{"fieldPath":"a","order":"ASCENDING"},{"fieldPath":"b","order":"DESCENDING"}]',
      ),
    })
    await expect(refused.count().get()).rejects.toMatchObject({ code: failedPrecondition })
    const sum = c.where('b', '==', 2).aggregate({ total: AggregateField.sum('a') })
    await expect(sum.get()).rejects.toMatchObject({ code: failedPrecondition })
  })

  test('a query without an index is also rejected in a transaction and in a listener', async () => {
    const refused = db().collection('c').where('b', '==', 1).orderBy('a')
    await expect(refused.firestore.runTransaction((turn) => turn.get(refused))).rejects.toMatchObject({
      code: failedPrecondition,
    })
    const heard = new Promise((resolve, reject) => refused.onSnapshot(resolve, reject))
    await expect(heard).rejects.toThrow('The query requires an index')
  })
})

test('an invalid index file is named in the error and keeps the server from starting', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'indexes-'))
  const indexesFile = join(folder, 'wrong.json')
  await writeFile(indexesFile, '{"indexes":[{"collectionGroup":"c","fields":[]}]}')
  await expect(startFirestore({ port: 0, quiet: true, indexesFile })).rejects.toThrow(
    'wrong.json is no file of Firestore indexes: the index of "c" has fewer than two fields.',
  )
  await rm(folder, { recursive: true })
})
