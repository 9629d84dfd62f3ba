import { once } from 'node:events'
import net from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Engine } from '../../../src/engine.ts'
import { RulesSyntaxError } from '../../../src/rules/contract.ts'
import { serveEngine } from '../../../src/serve.ts'
import { StatusError } from '../../../src/status.ts'
import { stubEngine } from '../stub-engine.ts'

const database = 'projects/p/databases/(default)'
const time = '2026-11-20T20:01:40.805001Z'
const document = { name: `${database}/documents/c/a`, fields: {}, createTime: time, updateTime: time }
const parts: Partial<Engine> = {}
let server: Awaited<ReturnType<typeof serveEngine>>
let base = ''

beforeEach(async () => {
  for (const name of Object.keys(parts)) delete parts[name as keyof Engine]
  server = await serveEngine(stubEngine(parts), { host: '127.0.0.1', port: 0 })
  base = `http://127.0.0.1:${server.port}`
})
afterEach(() => server.stop())

const call = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${base}${path}`, init)
  return { status: response.status, body: await response.json() }
}
const post = (path: string, body: unknown) =>
  call(`/v1/${database}/documents${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'text/plain' },
  })

describe('HTTP/1', () => {
  test('answers the health check', async () => {
    const response = await fetch(`${base}/`)
    expect([response.status, await response.text()]).toEqual([200, 'Ok'])
  })

  test('echoes the origin with credentials and answers preflights', async () => {
    const preflight = await fetch(`${base}/v1/x`, {
      method: 'OPTIONS',
      headers: { Origin: 'http://site.test', 'Access-Control-Request-Headers': 'authorization,x-goog-api-key' },
    })
    expect(preflight.status).toBe(204)
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': 'http://site.test',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization,x-goog-api-key',
      vary: 'Origin',
    })
    const plain = await fetch(`${base}/`, { headers: { Origin: 'http://site.test' } })
    expect(plain.headers.get('access-control-allow-origin')).toBe('http://site.test')
  })

  test('accepts JSON of any content type, and streaming methods answer with an array', async () => {
    parts.batchGet = vi.fn(async () => [{ missing: `${database}/documents/c/x`, readTime: time }])
    const answer = await post(':batchGet', { documents: ['x'], database: 'projects/other/databases/d' })
    expect(answer).toEqual({ status: 200, body: [{ missing: `${database}/documents/c/x`, readTime: time }] })
    expect(parts.batchGet).toHaveBeenCalledWith({ documents: ['x'], database }, { admin: false, auth: null })
  })

  test("errors have Google's shape, inside an array for streaming methods", async () => {
    const refuse = async () => {
      throw new StatusError('FAILED_PRECONDITION', 'Too late.')
    }
    parts.commit = refuse
    parts.runQuery = refuse
    const error = { error: { code: 400, message: 'Too late.', status: 'FAILED_PRECONDITION' } }
    expect(await post(':commit', {})).toEqual({ status: 400, body: error })
    expect(await post(':runQuery', {})).toEqual({ status: 400, body: [error] })
  })

  test.each([
    ['{', 400, 'INVALID_ARGUMENT'],
    ['[]', 400, 'INVALID_ARGUMENT'],
    ['{"writes":[{"upsert":{}}]}', 400, 'INVALID_ARGUMENT'],
  ])('the body %s is rejected', async (body, status, name) => {
    const answer = await call(`/v1/${database}/documents:commit`, { method: 'POST', body })
    expect(answer).toMatchObject({ status, body: { error: { status: name } } })
  })

  test('creates with a given id, updates and deletes through commits', async () => {
    const commit = vi.fn<Engine['commit']>(async () => ({ commitTime: time }))
    parts.commit = commit
    parts.getDocument = async () => document
    const fields = { n: { integerValue: '1' } }
    expect((await post('/c?documentId=a', { fields })).body).toEqual(document)
    await call(`/v1/${database}/documents/c/a?updateMask.fieldPaths=n`, { method: 'PATCH', body: '{}' })
    await call(`/v1/${database}/documents/c/a?currentDocument.exists=true`, { method: 'DELETE' })
    expect(commit.mock.calls.map(([request]) => request)).toEqual([
      { database, writes: [{ update: { name: document.name, fields }, currentDocument: { exists: false } }] },
      { database, writes: [{ update: { name: document.name }, updateMask: { fieldPaths: ['n'] } }] },
      { database, writes: [{ delete: document.name, currentDocument: { exists: true } }] },
    ])
  })

  test('clears a database, and rejects invalid rules with their file, line and column', async () => {
    parts.clear = vi.fn(async () => undefined)
    parts.setRules = (_project, _source, file) => {
      throw new RulesSyntaxError(file, 3, 7, 'unexpected )')
    }
    const cleared = await call(`/emulator/v1/${database}/documents`, { method: 'DELETE' })
    expect(cleared.status).toBe(200)
    expect(parts.clear).toHaveBeenCalledWith(database)
    const body = JSON.stringify({ rules: { files: [{ name: 'my.rules', content: 'x' }] } })
    expect(await call('/emulator/v1/projects/p:securityRules', { method: 'PUT', body })).toEqual({
      status: 400,
      body: { error: { code: 400, message: 'my.rules:3:7: unexpected )', status: 'INVALID_ARGUMENT' } },
    })
  })

  test('answers UNIMPLEMENTED, with the name, for an unsupported endpoint', async () => {
    const answer = await call('/emulator/v1/projects/p:ruleCoverage')
    expect(answer.status).toBe(501)
    expect(answer.body.error.message).toContain('ruleCoverage')
    expect((await call('/somewhere')).body.error).toMatchObject({ status: 'UNIMPLEMENTED' })
  })

  test('a malformed address fails only its own request', async () => {
    const socket = net.connect(server.port, '127.0.0.1').setEncoding('utf8')
    socket.write('GET http: HTTP/1.1\r\nHost: x\r\n\r\n')
    const [answer] = await once(socket, 'data')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    socket.destroy()
    expect((await fetch(`${base}/`)).status).toBe(200)
  })

  test('rejects an unsupported parameter that would change the answer', async () => {
    const answer = await call(`/v1/${database}/documents/c/a?fields=name`)
    expect(answer).toMatchObject({ status: 400, body: { error: { message: expect.stringContaining('"fields"') } } })
  })

  test('rejects an invalid token with 401', async () => {
    const answer = await call(`/v1/${database}/documents/c/a`, { headers: { Authorization: 'Bearer nonsense' } })
    expect(answer).toMatchObject({ status: 401, body: { error: { status: 'UNAUTHENTICATED' } } })
  })
})
