import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Rest, restOf, unsignedToken } from './rest.ts'
import { freshProject, guardedRules, isForeign, type Server, setRules, useServer } from './server.ts'

let server: Server
let rest: Rest
beforeAll(async () => {
  server = await useServer()
  const project = freshProject('rest')
  await setRules(server, project, guardedRules)
  rest = restOf(server, project)
})
afterAll(() => server.stop())

const integer = (n: number | string) => ({ integerValue: String(n) })
const name = (path: string) => `${rest.root}/${path}`
const commit = (...writes: unknown[]) => rest.call('POST', ':commit', { writes })
const fieldsOf = async (path: string) => (await rest.call('GET', `/${path}`)).body

test('documents can be created with and without an id, read, patched and deleted', async () => {
  const made = await rest.call('POST', '/crud?documentId=one', { fields: { a: integer(1), b: integer(2) } })
  expect(made).toMatchObject({ status: 200, body: { name: name('crud/one'), fields: { a: integer(1) } } })
  expect((await rest.call('POST', '/crud', { fields: {} })).status).toBe(200)
  expect((await rest.call('POST', '/crud?documentId=one', { fields: {} })).body).toMatchObject({
    error: { code: 409, status: 'ALREADY_EXISTS' },
  })
  await rest.call('PATCH', '/crud/one?updateMask.fieldPaths=a&updateMask.fieldPaths=b', { fields: { a: integer(9) } })
  expect(await fieldsOf('crud/one')).toMatchObject({ fields: { a: integer(9) } })
  expect(await fieldsOf('crud/one')).not.toHaveProperty('fields.b')
  expect((await rest.call('DELETE', '/crud/one')).status).toBe(200)
  expect(await rest.call('GET', '/crud/one')).toMatchObject({
    status: 404,
    body: { error: { code: 404, status: 'NOT_FOUND' } },
  })
})

test('a precondition and a mask in the address are respected', async () => {
  await rest.call('PATCH', '/masked/one', { fields: { a: integer(1), b: integer(2) } })
  expect(await fieldsOf('masked/one?mask.fieldPaths=b')).toMatchObject({ fields: { b: integer(2) } })
  expect(await fieldsOf('masked/one?mask.fieldPaths=b')).not.toHaveProperty('fields.a')
  const created = await rest.call('PATCH', '/masked/one?currentDocument.exists=false', { fields: {} })
  expect(created.body).toMatchObject({ error: { status: 'ALREADY_EXISTS' } })
  const gone = await rest.call('DELETE', '/masked/none?currentDocument.exists=true')
  expect(gone.body).toMatchObject({ error: { status: 'NOT_FOUND' } })
})

test('a list in pages includes missing parents', async () => {
  await commit(...['a', 'b', 'c/sub/x', 'd'].map((path) => ({ update: { name: name(`pages/${path}`), fields: {} } })))
  const seen: unknown[] = []
  let token = ''
  do {
    const { body } = await rest.call('GET', `/pages?pageSize=2&showMissing=true&pageToken=${token}`)
    const page = body as { documents?: { name: string }[]; nextPageToken?: string }
    seen.push(...(page.documents ?? []).map((document) => document.name))
    token = encodeURIComponent(page.nextPageToken ?? '')
  } while (token !== '')
  expect(seen).toEqual(['a', 'b', 'c', 'd'].map((id) => name(`pages/${id}`)))
})

test('listCollectionIds returns pages', async () => {
  await commit(...['x', 'y', 'z'].map((id) => ({ update: { name: name(`ids/one/${id}/1`), fields: {} } })))
  const first = await rest.call('POST', '/ids/one:listCollectionIds', { pageSize: 2 })
  expect(first.body).toMatchObject({ collectionIds: ['x', 'y'], nextPageToken: expect.any(String) })
  const pageToken = Reflect.get(Object(first.body), 'nextPageToken')
  expect((await rest.call('POST', '/ids/one:listCollectionIds', { pageSize: 2, pageToken })).body).toMatchObject({
    collectionIds: ['z'],
  })
})

const transform = async (path: string, ...fieldTransforms: unknown[]) =>
  commit({
    update: { name: name(path), fields: {} },
    updateMask: { fieldPaths: [] },
    updateTransforms: fieldTransforms,
  })

test('maximum and minimum compare across number types', async () => {
  await rest.call('PATCH', '/bounds/one', {
    fields: { a: integer(5), b: integer(5), c: integer(3), d: { stringValue: 'x' } },
  })
  const answer = await transform(
    'bounds/one',
    { fieldPath: 'a', maximum: integer(9) },
    { fieldPath: 'b', minimum: { doubleValue: 4.5 } },
    { fieldPath: 'c', maximum: { doubleValue: 3 } },
    { fieldPath: 'd', maximum: integer(1) },
    { fieldPath: 'e', minimum: integer(2) },
  )
  expect(answer).toMatchObject({
    status: 200,
    body: {
      writeResults: [{ transformResults: [integer(9), { doubleValue: 4.5 }, integer(3), integer(1), integer(2)] }],
    },
  })
  expect(await fieldsOf('bounds/one')).toMatchObject({
    fields: { a: integer(9), b: { doubleValue: 4.5 }, c: integer(3), d: integer(1), e: integer(2) },
  })
})

test('an increment saturates at the limits of int64', async () => {
  const [max, min] = ['9223372036854775807', '-9223372036854775808']
  await rest.call('PATCH', '/ends/one', {
    fields: { up: integer(max), down: integer(min), odd: integer('9007199254740993') },
  })
  await transform(
    'ends/one',
    { fieldPath: 'up', increment: integer(1) },
    { fieldPath: 'down', increment: integer(-1) },
    { fieldPath: 'odd', increment: integer(2) },
  )
  expect(await fieldsOf('ends/one')).toMatchObject({
    fields: { up: integer(max), down: integer(min), odd: integer('9007199254740995') },
  })
})

test('array transforms return null, and REQUEST_TIME about the time of the commit', async () => {
  const answer = await transform(
    'results/one',
    { fieldPath: 'list', appendMissingElements: { values: [integer(1)] } },
    { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
  )
  const commitTime = String(Reflect.get(Object(answer.body), 'commitTime'))
  // Firestore stores the request time to the millisecond.
  const requestTime = expect.stringMatching(/^[^.]+\.\d{3}(000)?Z$/)
  expect(answer.body).toMatchObject({
    writeResults: [
      { updateTime: commitTime, transformResults: [{ nullValue: null }, { timestampValue: requestTime }] },
    ],
  })
  const [, written = ''] = /"timestampValue":"([^"]+)"/.exec(JSON.stringify(answer.body)) ?? []
  const late = Date.parse(commitTime) - Date.parse(written)
  // Google's emulator may take the request time slightly before the commit time.
  expect(late).toBeGreaterThanOrEqual(0)
  expect(late).toBeLessThan(isForeign ? 1_000 : 1)
})

test('batchWrite returns a separate status for each write', async () => {
  const answer = await rest.call('POST', ':batchWrite', {
    writes: [
      { update: { name: name('each/a'), fields: { n: integer(1) } } },
      { update: { name: name('each/b'), fields: {} }, currentDocument: { exists: true } },
      { delete: name('each/c') },
    ],
  })
  expect(answer.status).toBe(200)
  const { status } = answer.body as { status: { code?: number }[] }
  expect(status.map((one) => one.code ?? 0)).toEqual([0, 5, 0])
  expect((await rest.call('GET', '/each/a')).status).toBe(200)
})

test('batchGet, runQuery and runAggregationQuery return arrays', async () => {
  await commit(...[1, 2, 3].map((n) => ({ update: { name: name(`many/${n}`), fields: { n: integer(n) } } })))
  const got = await rest.call('POST', ':batchGet', { documents: [name('many/1'), name('many/9')] })
  const rows = got.body as { found?: unknown; missing?: string; readTime: string }[]
  expect(rows).toHaveLength(2)
  expect(rows.find((row) => row.missing !== undefined)).toMatchObject({
    missing: name('many/9'),
    readTime: expect.any(String),
  })
  const structuredQuery = {
    from: [{ collectionId: 'many' }],
    where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: integer(1) } },
  }
  const found = (await rest.call('POST', ':runQuery', { structuredQuery })).body as { document?: { name: string } }[]
  expect(found.flatMap((row) => row.document?.name ?? [])).toEqual([name('many/2'), name('many/3')])
  const aggregations = [
    { alias: 'all', count: {} },
    { alias: 'top', count: { upTo: '1' } },
    { alias: 'sum', sum: { field: { fieldPath: 'n' } } },
  ]
  const sums = await rest.call('POST', ':runAggregationQuery', {
    structuredAggregationQuery: { structuredQuery, aggregations },
  })
  expect(sums.body).toMatchObject([
    { result: { aggregateFields: { all: integer(2), top: integer(1), sum: integer(5) } } },
  ])
})

test('a transaction can be rolled back, and committed only once', async () => {
  const begin = async () => Reflect.get(Object((await rest.call('POST', ':beginTransaction', {})).body), 'transaction')
  const doc = name('hand/one')
  await commit({ update: { name: doc, fields: { n: integer(1) } } })
  const dropped = await begin()
  await rest.call('POST', ':batchGet', { documents: [doc], transaction: dropped })
  expect((await rest.call('POST', ':rollback', { transaction: dropped })).status).toBe(200)
  const transaction = await begin()
  await rest.call('POST', ':batchGet', { documents: [doc], transaction })
  const writes = [{ update: { name: doc, fields: { n: integer(2) } } }]
  expect((await rest.call('POST', ':commit', { writes, transaction })).status).toBe(200)
  const again = await rest.call('POST', ':commit', { writes, transaction })
  expect(again.status, 'a spent transaction').toBeGreaterThanOrEqual(400)
})

const bad: [string, string, string, unknown][] = [
  [
    'a filter without an operator',
    'POST',
    ':runQuery',
    {
      structuredQuery: {
        from: [{ collectionId: 'a' }],
        where: { fieldFilter: { field: { fieldPath: 'n' }, value: integer(1) } },
      },
    },
  ],
  [
    'a document name that is a collection',
    'POST',
    ':commit',
    { writes: [{ delete: 'projects/x/databases/(default)/documents/only' }] },
  ],
  [
    'an unknown operator',
    'POST',
    ':runQuery',
    {
      structuredQuery: {
        from: [{ collectionId: 'a' }],
        where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'SOUNDS_LIKE', value: integer(1) } },
      },
    },
  ],
  ['a negative limit', 'POST', ':runQuery', { structuredQuery: { from: [{ collectionId: 'a' }], limit: -1 } }],
]
const badValues: Record<string, unknown> = {
  'an array right in an array': { arrayValue: { values: [{ arrayValue: {} }] } },
  'an integer beyond 64 bits': { integerValue: '9223372036854775808' },
  'a latitude of 91 degrees': { geoPointValue: { latitude: 91, longitude: 0 } },
  'a timestamp in words': { timestampValue: 'yesterday' },
}
test.each(Object.entries(badValues))('%s is invalid', async (_, value) => {
  const answer = await commit({ update: { name: name('bad/value'), fields: { value } } })
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining('INVALID_ARGUMENT')])
  expect((await rest.call('GET', '/bad/value')).status).toBe(404)
})

test.each(bad)('%s is invalid', async (_, method, path, body) => {
  const answer = await rest.call(method, path, body)
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining('INVALID_ARGUMENT')])
})

test('broken JSON is invalid', async () => {
  const response = await fetch(`http://${server.address}/v1/${rest.root}:commit`, {
    method: 'POST',
    body: '{"writes":[',
  })
  expect(response.status).toBe(400)
})

const newer: [string, unknown][] = [
  ['partitionQuery', { structuredQuery: { from: [{ collectionId: 'a', allDescendants: true }] }, partitionCount: 2 }],
  [
    'executePipeline',
    { structuredPipeline: { pipeline: { stages: [{ name: 'collection', args: [{ referenceValue: '/a' }] }] } } },
  ],
]
// Google's emulator answers some of these with 500.
test.skipIf(isForeign).each(newer)('%s works or is rejected with an error that names it', async (method, body) => {
  const answer = await rest.call('POST', `:${method}`, body)
  if (answer.status === 200) return
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([501, expect.stringMatching(/UNIMPLEMENTED/)])
  expect(JSON.stringify(answer.body)).toMatch(new RegExp(method, 'i'))
})

test('the rules apply to REST by its token', async () => {
  const alice = unsignedToken({ sub: 'alice', user_id: 'alice', aud: 'x', firebase: { sign_in_provider: 'custom' } })
  const attempt = async (authorization: string | null) =>
    (await rest.call('PATCH', '/homes/alice/notes/one', { fields: {} }, authorization)).status
  expect([await attempt(null), await attempt(alice), await attempt('Bearer owner')]).toEqual([403, 200, 200])
  const denied = await rest.call('GET', '/homes/alice/notes/one', undefined, null)
  expect(denied.body).toMatchObject({ error: { code: 403, status: 'PERMISSION_DENIED' } })
})

const preflight = {
  origin: 'http://127.0.0.1:9',
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization,x-goog-api-client',
}

test('a CORS preflight of another origin is allowed with the authorization header', async () => {
  const response = await fetch(`http://${server.address}/v1/${rest.root}:batchGet`, {
    method: 'OPTIONS',
    headers: preflight,
  })
  expect(response.ok).toBe(true)
  expect(response.headers.get('access-control-allow-origin')).toBe(preflight.origin)
  expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('authorization')
})

// Paths that reach this server's own HTTP parser.
test
  .skipIf(isForeign)
  .each([
    '//',
    '*',
    'http://x/',
    '/%E0%A4%A',
    '/v1/%E0%A4%A/documents',
    '/v1/projects/p/databases/(default)/documents/a/%00',
  ])('an odd address gets an answer, and the server keeps running: %s', async (address) => {
  const socket = connect(server.port, server.host)
  socket.end(`GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1.1 [2-5]\d\d/)
  expect((await fetch(`http://${server.address}/`)).status).toBe(200)
})

test('the root address answers “Ok”', async () => {
  const response = await fetch(`http://${server.address}/`)
  expect([response.status, (await response.text()).trim()]).toEqual([200, 'Ok'])
})
