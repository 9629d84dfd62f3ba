import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Person } from '../../load/person.ts'
import { deeds, Record } from '../../load/record.ts'
import { faultsOf, type Run, reportOf } from '../../load/report.ts'

const requests: string[] = []
let broken = false
let host = ''

/** The site, auth service, functions and database in one server, which answers only what is needed. */
function answer({ method, url = '', headers }: IncomingMessage, response: ServerResponse): void {
  requests.push(`${method} ${url.split('?')[0]}`)
  const json = (body: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  if (broken && url.startsWith('/api/search')) response.writeHead(503).end('{}')
  else if (url.includes('accounts:signUp')) json({ localId: 'ann', idToken: 'a.b.c', refreshToken: 'r' })
  else if (url === '/api/session') response.writeHead(headers.authorization === 'Bearer a.b.c' ? 204 : 401).end()
  else if (/api|_next|functions|documents/.test(url)) json({})
  else {
    const html = gzipSync('<script src="/_next/static/a.js"></script><link href="/_next/static/b.css">')
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(html)
  }
}

const server = createServer((request, response) => {
  request.resume().on('end', () => answer(request, response))
})
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

/** Lives until every deed was done at least once and some visitor has read two pages, or a deed failed. */
async function lifeOf(number: number): Promise<{ record: Record; visitors: number }> {
  const record = new Record()
  const stage = {
    site: { url: `http://${host}` },
    authHost: host,
    firestoreHost: host,
    functions: `http://${host}/functions`,
  }
  let visitors = 0
  const isWhole = () =>
    (deeds.every((deed) => record.timesOf(deed).length > 0) && record.timesOf('page').length > visitors) ||
    record.errors.length > 0
  while (!isWhole()) {
    visitors += 1
    await new Person(number, stage, record, { min: 0, max: 0.001, arriving: 0 }).live(performance.now() + 300)
  }
  return { record, visitors }
}

/** The same number of deeds as in a record, but with fixed times, which don't depend on a busy machine. */
function inTimeOf(record: Record): Record {
  const quick = new Record()
  for (const deed of deeds) for (const _ of record.timesOf(deed)) quick.add(deed, 5)
  return quick
}

const run = (record: Record): Run => ({
  minutes: 1,
  people: 1,
  floods: 2,
  flooded: new Map([
    [429, 70],
    [200, 50],
  ]),
  record,
  glances: [1, 1.02].map((times, at) => ({
    seconds: at,
    collected: true,
    memory: { heapUsed: 1e8 * times, external: 0, arrayBuffers: 0, rss: 2e8 },
  })),
  ended: null,
  throughput: [{ page: '/faq', ours: 100, blank: 100, ratio: 1 }],
})

it('does every deed, loads each file once, and the report says that every promise was kept', async () => {
  const { record, visitors } = await lifeOf(1)
  expect(record.errors).toEqual([])
  // Every page names the same two files, and some visitor has read two pages.
  for (const file of ['GET /_next/static/a.js', 'GET /_next/static/b.css']) {
    expect(requests.filter((one) => one === file).length).toBeLessThanOrEqual(visitors)
  }
  expect(requests.some((one) => one.startsWith('POST /v1/projects/demo-pointsward/'))).toBe(true)
  const quick = inTimeOf(record)
  expect(faultsOf(run(quick))).toEqual([])
  expect(reportOf(run(quick))).toContain('Every promise was kept.')
  expect(reportOf(run(quick))).toContain('Answered by status: 200: 50, 429: 70.')
})

it('counts an unexpected status as an error, and reports which promises were broken', async () => {
  broken = true
  const { record } = await lifeOf(2)
  expect(record.errors[0]).toMatch(/search: \/api\/search.* 503/)
  const faults = faultsOf({
    ...run(record),
    ended: 1,
    flooded: new Map([[500, 3]]),
    glances: run(record).glances.map((glance, at) => ({ ...glance, memory: { ...glance.memory, external: at * 1e8 } })),
    throughput: [{ page: '/faq', ours: 80, blank: 100, ratio: 0.8 }],
  })
  expect(faults.join(' ')).toMatch(
    /ended with code 1.*errors, the first.*answered 500, 3 times.*Memory grew 2\.0.*\/faq answers 0\.80 times/,
  )
})
