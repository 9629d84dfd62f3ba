import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { connectFunctionsEmulator, type Functions, getFunctions } from 'firebase/functions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { callFunction, callTypedFunction } from '../../../../../lib/accounts/client/functions.ts'
import { functionsRegion } from '../../../../../lib/accounts/web-config.ts'

type ReceivedRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: unknown }

let server: Server
let app: FirebaseApp
let functions: Functions
let answer: { status: number; body: object }
let requests: ReceivedRequest[]

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', url: path = '', headers } = request
    requests.push({ method, path, headers, body: JSON.parse(String(Buffer.concat(chunks)) || 'null') })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  app = initializeApp({ projectId: 'demo-pointsward' }, 'functions-test')
  functions = getFunctions(app, functionsRegion)
  connectFunctionsEmulator(functions, '127.0.0.1', (server.address() as AddressInfo).port)
})
afterAll(async () => {
  await deleteApp(app)
  server.close()
  server.closeAllConnections()
})
beforeEach(() => {
  requests = []
})

const signUp = {
  userInfo: { name: 'Ada', email: 'ada@example.com' },
  userId: 'u1',
  metadata: { referrer: 'direct' },
}

const openPortal = () => callTypedFunction(functions, 'portal', { customerId: 'cus_1' }, z.object({ url: z.url() }))

describe('a callable function', () => {
  it('is called by POST in its region, with the body under data', async () => {
    answer = { status: 200, body: { data: { plan: 'free' } } }
    await callFunction(functions, 'createNewUser', signUp)
    expect(requests).toMatchObject([
      { method: 'POST', path: '/demo-pointsward/australia-southeast1/createNewUser', body: { data: signUp } },
    ])
  })

  it.each(['data', 'result'])('returns its answer from the field %s', async (name) => {
    answer = { status: 200, body: { [name]: { url: 'https://pay.example/portal' } } }
    expect(await openPortal()).toEqual({ url: 'https://pay.example/portal' })
    expect(requests).toMatchObject([{ body: { data: { customerId: 'cus_1' } } }])
  })

  it.each([
    [400, 'invalid-argument'],
    [401, 'unauthenticated'],
    [403, 'permission-denied'],
    [404, 'not-found'],
    [409, 'aborted'],
    [429, 'resource-exhausted'],
    [499, 'cancelled'],
    [500, 'internal'],
    [501, 'unimplemented'],
    [503, 'unavailable'],
    [504, 'deadline-exceeded'],
    [418, 'unknown'],
  ])('answering %i fails with %s', async (status, code) => {
    answer = { status, body: {} }
    await expect(openPortal()).rejects.toMatchObject({ code: `functions/${code}` })
  })
})
