import { expect } from '@playwright/test'
import { z } from 'zod'
import { examples } from '../../lib/server/api/examples.ts'
import { operations } from '../../lib/server/api/openapi.ts'
import { signUpDirectly } from '../backend/auth-admin.ts'
import { settingsWith } from '../unit/lib/alerts/settings.ts'
import { freshEmail, password } from './account-stage.ts'
import { callApi, headersOf } from './api-stage.ts'
import { backend, base } from './site.ts'
import { test } from './stage.ts'

/** Compares real answers of every route with the description that the site publishes. */
const Schema = z.record(z.string(), z.unknown())
const Media = z.record(z.string(), z.object({ schema: Schema }))
const Described = z.object({ responses: z.record(z.string(), z.object({ content: Media.optional() })) })
const Description = z.object({
  paths: z.record(z.string(), z.record(z.string(), Described)),
  components: z.object({ schemas: Schema }),
})
type Description = z.infer<typeof Description>

const pair = 'program=qantas&from=SYD&to=SIN'
const alert = settingsWith({ dates: { start: '2026-12-01', end: '2026-12-31' } })
/** The queries sent for each operation as a gold member, after the example in the reference. */
const queriesByOperation: Record<string, string[]> = {
  'get /api/search': [
    `?${pair}`,
    `?${pair}&take=1&sort=points`,
    '?program=qantas,velocity&from=SYD&to=region:europe&seats=2',
  ],
  'get /api/search/summary': [`?${pair}`, '?program=velocity&from=MEL&to=anywhere&start=2026-12-01&end=2026-12-20'],
  'get /api/journeys': [
    '?kind=connection&program=qantas&from=SYD&to=LHR&end=2026-12-20',
    `?kind=return&${pair}&end=2026-12-20`,
    `?kind=split&${pair}&seats=4&end=2026-12-20`,
    '?kind=gateway&program=qantas&from=CBR&to=SIN&end=2026-12-20',
    '?kind=status-run&program=qantas&from=SYD&to=MEL,BNE&target=60&end=2026-12-10',
    '?kind=oneworld&legs=SYD-SIN.QF,SIN-LHR,LHR-SYD',
  ],
  'get /api/coverage': [`?${pair}&end=2026-12-20`, '?program=velocity&from=SYD&to=BUD&end=2026-12-20'],
  'get /api/options': [`?${pair}&date=2026-12-08`],
  'get /api/search/live': [`?${pair}&start=2026-12-01&end=2026-12-02&cabins=J`],
  'get /api/flights/departures': ['?from=SYD&to=MEL&date=2026-12-08'],
  'get /api/flights/loads': ['?flight=QF1&date=2026-12-08'],
  'get /api/flights/seats': ['?flight=QF1&date=2026-12-08'],
  'get /api/flights/aircraft': ['?from=SYD&to=LAX'],
  'get /api/alerts/preview': [`?settings=${encodeURIComponent(JSON.stringify(alert))}`],
  'get /api/alerts/checks': [
    `?alerts=${encodeURIComponent('[{"programs":["qantas"],"from":["SYD"],"to":["SIN"],"back":true}]')}`,
  ],
  'get /api/alerts': [''],
  'get /api/alerts/channels': [''],
  'get /api/reviews': [''],
  'get /api/stats': ['', '?from=SYD'],
  'get /api/connections/seats-aero': [''],
  'get /api/billing': [''],
  'get /api/tokens': [''],
  'get /api/grants': [''],
  'get /api/telemetry': [''],
  'get /api/bid-bands': [''],
  'get /api/release-heat': [''],
  'get /api/wine-offers': [''],
  'get /api/flights/layouts': ['?aircraft=qantas/a380'],
  'get /api/prices': [''],
  'get /api/leaderboard': [''],
  'get /api/accuracy': [''],
  'get /api/config': [''],
  'get /api/switches': [''],
  'get /api/health': [''],
  'get /api/health/ready': [''],
  'get /api/oembed': [`?url=${encodeURIComponent(`${base}/popular-routes/sydney-to-singapore`)}&maxwidth=400`],
  'get /api/own-seats': [''],
  'get /api/openapi.json': [''],
}
/** Sent by browsers; tested below. */
const reports = 'post /api/reports'
/** Operations without a body; tested below. */
const bodiless = ['post /api/session', 'delete /api/session', 'post /api/session/everywhere']

/**
 * Operations that change what a member has: covered by tests/contract/tokens, tests/contract/alerts and
 * unit/lib/server/own-seats, which have such members.
 */
const tokens = [
  'post /api/tokens',
  'delete /api/tokens',
  'post /api/alerts',
  'delete /api/alerts',
  'delete /api/grants',
  'post /api/session/others',
  'post /api/own-seats',
  'delete /api/own-seats',
]

/** Paths that need a member's secret: tests/contract/delivery/links.test.ts has such secrets. */
const bySecret = ['search/seat', 'alerts/feeds/calendar.ics', 'alerts/feeds/alerts.atom', 'alerts/unsubscribe']

/** Off unless the site is registered with the provider, for which tests/contract/connections stands in. */
const registered = [
  'post /api/connections/seats-aero/start',
  'get /api/connections/seats-aero/callback',
  'delete /api/connections/seats-aero',
]

async function description(): Promise<Description> {
  return Description.parse((await callApi('/api/openapi.json')).body)
}

/** A validator built from the published schema alone. */
function checkerOf({ components }: Description, schema: object): z.ZodType {
  const whole = JSON.stringify({ ...schema, $defs: components.schemas })
  return z.fromJSONSchema(JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/')))
}

test('every published operation is listed', { tag: '@daily' }, async () => {
  const { paths } = await description()
  const published = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  const secret = published.filter((operation) => bySecret.some((path) => operation.endsWith(`/api/${path}`)))
  expect(secret).toHaveLength(bySecret.length + 1)
  expect(published.sort()).toEqual(
    [...Object.keys(queriesByOperation), ...bodiless, reports, ...secret, ...registered, ...tokens].sort(),
  )
})

for (const path of bySecret) {
  test(`/api/${path} answers 404 without a valid secret`, async () => {
    for (const query of ['', '?key=guess', '?token=guess']) {
      expect((await fetch(`${base}/api/${path}${query}`)).status).toBe(404)
    }
  })
}

for (const { id, method, path } of operations) {
  const example = examples[id]
  const operation = `${method} ${path}`
  if (method !== 'get' || !example || !('query' in example)) continue
  const shown = example.query && `?${example.query.replace('$POINTSWARD_URL', base)}`
  queriesByOperation[operation] = [...new Set([shown, ...(queriesByOperation[operation] ?? [])])]
}

for (const [operation, queries] of Object.entries(queriesByOperation)) {
  const [method = '', path = ''] = operation.split(' ')
  for (const query of queries) {
    test(`${path}${query} answers as described`, { tag: '@daily' }, async () => {
      const published = await description()
      const response = await fetch(`${base}${path}${query}`, { headers: await headersOf('gold') })
      const { content = {} } = published.paths[path]?.[method]?.responses[String(response.status)] ?? {}
      const type = response.headers.get('content-type')?.split(';')[0] ?? ''
      expect([response.status, type], await response.clone().text()).toEqual([200, Object.keys(content)[0]])
      const checker = checkerOf(published, content[type]?.schema ?? {})
      const text = await response.text()
      const bodies = type === 'application/x-ndjson' ? text.split('\n').filter(Boolean) : [text]
      for (const body of bodies) expect(checker.safeParse(JSON.parse(body)).error?.issues.slice(0, 3) ?? []).toEqual([])
    })
  }
}

test('problem responses match the description', { tag: '@daily' }, async () => {
  const published = await description()
  for (const [path, audience, expected] of [
    ['/api/search', 'guest', 400],
    ['/api/journeys?kind=return', 'guest', 400],
    ['/api/coverage?program=qantas,velocity&from=SYD&to=SIN', 'guest', 400],
    ['/api/coverage?program=qantas&from=country:AU&to=country:AU', 'guest', 400],
    ['/api/search/live', 'guest', 401],
    ['/api/options?program=qantas&from=SYD&to=SIN&date=2027-10-01', 'guest', 403],
    ['/api/flights/layouts?aircraft=no/such', 'guest', 404],
  ] as const) {
    const { status, headers, body } = await callApi(path, audience)
    const [name = ''] = path.split('?')
    const content = published.paths[name]?.get?.responses[String(status)]?.content
    expect([status, headers.get('content-type')], path).toEqual([expected, 'application/problem+json'])
    const schema = content?.['application/problem+json']?.schema ?? {}
    expect(checkerOf(published, schema).safeParse(body).error?.issues ?? []).toEqual([])
  }
})

test('session operations answer 204 with an empty body', { tag: '@daily' }, async () => {
  const account = await signUpDirectly(backend.FIREBASE_AUTH_EMULATOR_HOST, freshEmail('contract'), password)
  const headers = { authorization: `Bearer ${account.idToken}` }
  const statuses = []
  for (const [method, path] of bodiless.map((operation) => operation.split(' '))) {
    const response = await fetch(`${base}${path}`, { method: method?.toUpperCase() ?? '', headers })
    statuses.push([response.status, await response.text()])
  }
  expect(statuses).toEqual([
    [204, ''],
    [204, ''],
    [204, ''],
  ])
})

test('browser reports are accepted in both formats, and nothing else is', { tag: '@daily' }, async () => {
  const violation = {
    'document-uri': `${base}/faq`,
    'violated-directive': 'img-src',
    'blocked-uri': 'https://x.example/',
  }
  const reporting = { documentURL: `${base}/faq`, effectiveDirective: 'img-src', blockedURL: 'inline' }
  const send = async (body: unknown, type = 'application/csp-report') => {
    const headers = { 'content-type': type }
    return (await fetch(`${base}/api/reports`, { method: 'POST', headers, body: JSON.stringify(body) })).status
  }
  expect(await send({ 'csp-report': violation })).toBe(204)
  expect(await send([{ type: 'csp-violation', body: reporting }], 'application/reports+json')).toBe(204)
  expect(await send({ hello: 'world' })).toBe(400)
})
