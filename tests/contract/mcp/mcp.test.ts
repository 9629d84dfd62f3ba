import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { FieldValue } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AlertRequest, parseAlertRequest } from '../../../lib/alerts/alerts-contract.ts'
import { exampleAlert, exampleDays } from '../../../lib/content/developers/snippets.ts'
import { createRateLimits } from '../../../lib/server/api/rate-limits.ts'
import { revokeToken } from '../../../lib/server/tokens/tokens.ts'
import { type McpStage, openMcp, planted } from './mcp-stage.ts'

let stage: McpStage
beforeAll(async () => {
  stage = await openMcp('mcp')
})
afterAll(() => stage.stop())
beforeEach(async () => {
  await stage.db.recursiveDelete(stage.db.collection('users'))
  await stage.db.recursiveDelete(stage.db.collection('access-tokens'))
  stage.gate.limits = createRateLimits()
  stage.faults.length = 0
})

async function call(client: Client, name: string, args: object = {}): Promise<{ text: string; isError: boolean }> {
  const result = await client.callTool({ name, arguments: { ...args } })
  const [content] = result.content as { text: string }[]
  return { text: content?.text ?? '', isError: result.isError === true }
}
const march = { from: ['SYD'], to: ['Singapore'], programs: ['qantas'], cabins: ['J'], ...exampleDays }
const toolCall = (name: string, args: object = {}) => ({
  ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
  params: { name, arguments: args },
})

describe('an assistant without an account', () => {
  it('finds the seven tools, of which only create_alert is not read-only', async () => {
    const { tools } = await (await stage.connect()).listTools()
    expect(tools.map(({ name }) => name).sort()).toEqual([
      ...['create_alert', 'explain_price', 'list_alerts', 'price_in_points', 'search_seats', 'when_does_it_open'],
      'where_can_i_go',
    ])
    const readOnly = tools.filter(({ annotations }) => annotations?.readOnlyHint).map(({ name }) => name)
    expect(readOnly).not.toContain('create_alert')
    expect(readOnly).toHaveLength(6)
  })

  it('searches within a guest’s days, and learns the age of seats and whether they are sample data', async () => {
    const client = await stage.connect()
    const { text } = await call(client, 'search_seats', { ...march, start: '2026-12-01', end: '2027-03-31' })
    expect(text).toContain(
      '1 Dec 2026, SYD to SIN, business, Qantas; 82,100 points + $231.00; 1 seat; direct; seen 20 min ago',
    )
    expect(text).toContain('60 days ahead')
    expect(text).not.toContain('2 Mar 2027')
    expect(text).toMatch(/See them all: http:\/\/127\.0\.0\.1:\d+\/qantas\/reward-seat-finder\?from=SYD&to=SIN/)
    const melbourne = await call(client, 'search_seats', { from: ['Melbourne'], to: ['SIN'] })
    expect(melbourne.text).toContain('Sample data')
    const places = await call(client, 'where_can_i_go', { from: ['SYD'], program: 'qantas', points: 90_000 })
    expect(places.text).toContain('Singapore, Singapore (SYD to SIN); 82,100 points; business')
    expect(places.text).toContain('where-can-i-go-points?points=90000&from=SYD')
  })

  it('says of days beyond a guest’s that they were not searched, not that they have no seats', async () => {
    const { text } = await call(await stage.connect(), 'search_seats', march)
    expect(text).toMatch(/^Not searched: these dates are further ahead than this search covers\.\n/)
    expect(text).toContain('60 days ahead')
  })

  it('reads prices, releases, explanations and tables, with their dates and sources', async () => {
    const client = await stage.connect()
    const pair = { program: 'qantas', from: 'Sydney', to: 'SIN' }
    expect((await call(client, 'price_in_points', pair)).text).toMatch(/business: [\d,]+ points via SYD-\S*SIN on/)
    expect((await call(client, 'price_in_points', { ...pair, program: 'velocity' })).text).toContain('Velocity Points')
    const explained = await call(client, 'explain_price', {
      ...pair,
      from: 'SYD',
      cabin: 'J',
      carrier: 'QF',
      points: 82_100,
    })
    expect(explained.text).toMatch(/zone \d+, [\d,]+ miles flown\. As of .+\nSources: /)
    const opens = await call(client, 'when_does_it_open', { program: 'qantas', date: '2027-12-24' })
    expect(opens.text).toMatch(/Seats for 24 Dec 2027 on QF open on/)
    const { resources } = await client.listResources()
    expect(resources.length).toBeGreaterThan(20)
    expect(new Set(resources.map(({ uri }) => uri)).size).toBe(resources.length)
    const { contents } = await client.readResource({ uri: resources.at(-1)?.uri ?? '' })
    expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject({
      asOf: expect.any(String),
      sources: expect.any(Array),
    })
    await expect(client.readResource({ uri: 'pointsward://tables/qantas/none' })).rejects.toThrow('Table not found')
  })

  it('is refused a member’s tools with status 401 and where to get a token', async () => {
    const response = await stage.post(toolCall('list_alerts'))
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe(
      `Bearer realm="api", scope="read:alerts", resource_metadata="${stage.url.origin}/.well-known/oauth-protected-resource/mcp"`,
    )
  })
})

describe('a member’s assistant', () => {
  it.each([
    ['free', 2, '2027-03-24'],
    ['silver', 3, null],
    ['gold', 3, null],
  ])('on %s sees that plan’s days, and is told if an alert is cut to them', async (plan, found, cut) => {
    const client = await stage.connect(await stage.tokenOf(`${plan}-ann`))
    const { text } = await call(client, 'search_seats', { ...march, start: '2026-12-01', end: '2027-10-30' })
    expect(text.match(/^- /gm)).toHaveLength(found)
    const proposal = await call(client, 'create_alert', march)
    expect(proposal.text.includes('so this alert ends there')).toBe(cut !== null)
  })

  it('sets an alert only after a confirmation, which works once and only for that member', async () => {
    const token = await stage.tokenOf('free-ann')
    const client = await stage.connect(token)
    const proposal = await call(client, 'create_alert', march)
    expect(proposal.text).toContain('Not set yet')
    const alerts = stage.db.collection('users/free-ann/alerts')
    expect((await alerts.get()).size).toBe(0)
    const [, confirm = ''] = /confirm ([\w-]{16})/.exec(proposal.text) ?? []
    const other = await stage.connect(await stage.tokenOf('free-ben'))
    expect((await call(other, 'create_alert', { confirm })).isError).toBe(true)
    expect((await call(client, 'create_alert', { confirm: 'guessed' })).isError).toBe(true)
    expect((await call(client, 'create_alert', { confirm })).text).toContain(
      'Alert set: Sydney to Singapore; 1 to 24 Mar 2027',
    )
    expect((await call(client, 'create_alert', { confirm })).isError).toBe(true)
    expect((await alerts.get()).docs.map((doc) => doc.get('settings.to'))).toEqual([['SIN']])
    expect((await call(client, 'list_alerts')).text).toContain('Alert 00: Sydney to Singapore')
  })

  it('needs the scope of each tool', async () => {
    const token = await stage.tokenOf('gold-ann', ['read:seats'])
    const headers = { authorization: `Bearer ${token}` }
    expect((await stage.post(toolCall('search_seats', march), headers)).status).toBe(200)
    const refused = await stage.post(toolCall('create_alert', march), headers)
    expect(refused.status).toBe(403)
    expect(refused.headers.get('www-authenticate')).toContain('error="insufficient_scope", scope="write:alerts"')
    const alertsOnly = { authorization: `Bearer ${await stage.tokenOf('gold-ann', ['read:alerts'])}` }
    expect((await stage.post(toolCall('search_seats', march), alertsOnly)).status).toBe(403)
  })

  it('is refused with an expired, revoked or invented token, and never answered as a guest', async () => {
    const token = await stage.tokenOf('gold-ann')
    const [made] = (await stage.db.collection('access-tokens').get()).docs
    await revokeToken(stage.tokens, 'gold-ann', made?.id ?? '')
    const old = await stage.tokenOf('gold-ann')
    const [kept] = (await stage.db.collection('access-tokens').get()).docs
    await kept?.ref.update({ expiresAt: '2026-11-01T00:00:00.000Z' })
    for (const secret of [token, old, 'pw_invented', 'eyJhbGciOiJub25lIn0.e30.']) {
      const response = await stage.post(toolCall('search_seats', march), { authorization: `Bearer ${secret}` })
      expect(response.status).toBe(401)
      expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"')
      expect(await response.text()).not.toContain(secret.slice(0, 8))
    }
  })

  it('can cancel a call: no alert is set, and the next call is answered', async () => {
    const client = await stage.connect(await stage.tokenOf('free-ann'))
    const leave = new AbortController()
    const cancelled = client.callTool({ name: 'create_alert', arguments: march }, undefined, { signal: leave.signal })
    leave.abort('the person changed their mind')
    await expect(cancelled).rejects.toThrow()
    expect((await call(client, 'list_alerts')).text).toContain('No alerts yet')
  })

  it('gets status 429 with the standard headers beyond 60 requests a minute', async () => {
    const headers = { authorization: `Bearer ${await stage.tokenOf('free-ann')}` }
    const statuses: number[] = []
    for (let time = 0; time < 70; time += 1) statuses.push((await stage.post(toolCall('none'), headers)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    const refused = await stage.post(toolCall('none'), headers)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(refused.headers.get('ratelimit')).toMatch(/^"token";r=0/)
  })
})

describe('10,000 calls in a minute', () => {
  it('are limited to a guest’s allowance, each refusal with a retry-after', async () => {
    const counts = new Map<number, number>()
    for (let batch = 0; batch < 100; batch += 1) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => stage.post(toolCall('none'))))
      for (const { status, headers } of answers) {
        counts.set(status, (counts.get(status) ?? 0) + 1)
        if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      }
    }
    expect([...counts.keys()].sort()).toEqual([200, 429])
    // If a new minute begins while they arrive, they get the allowance twice.
    expect(counts.get(200)).toBeLessThanOrEqual(480)
  })

  it('cannot come in one message', async () => {
    const response = await stage.post(Array.from({ length: 10_000 }, () => toolCall('none')))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32600 }, id: null })
  })
})

describe('what people wrote', () => {
  it('appears in no tool’s answer and in no resource', async () => {
    const parsed = parseAlertRequest(
      AlertRequest.parse({ ...exampleAlert, name: planted.slice(0, 60) }),
      'gold',
      '2026-11-24',
    )
    if (!parsed.ok) expect.fail('the alert is one')
    await stage.db
      .doc('users/gold-ann/alerts/00')
      .set({ settings: parsed.settings, updatedAt: FieldValue.serverTimestamp() })
    await stage.db.doc('reviews/r1').set({ text: planted, name: planted, status: 'approved', stars: 5 })
    const client = await stage.connect(await stage.tokenOf('gold-ann'))
    const pair = { program: 'qantas', from: 'SYD', to: 'SIN' }
    const inputs: Record<string, object> = {
      search_seats: { ...march, start: '2026-12-01' },
      where_can_i_go: { from: ['SYD'], program: 'qantas', points: 500_000 },
      price_in_points: pair,
      explain_price: { ...pair, cabin: 'J', carrier: 'QF', points: 82_100 },
      when_does_it_open: { program: 'qantas', date: '2027-12-24' },
      list_alerts: {},
      create_alert: march,
    }
    const { tools } = await client.listTools()
    expect(Object.keys(inputs).sort()).toEqual(tools.map(({ name }) => name).sort())
    const answers = await Promise.all(Object.entries(inputs).map(([name, args]) => call(client, name, args)))
    expect(answers.filter(({ isError }) => isError)).toEqual([])
    expect(JSON.stringify(answers)).toContain('Alert 00')
    const { resources } = await client.listResources()
    const read = await Promise.all(resources.map(({ uri }) => client.readResource({ uri })))
    expect(JSON.stringify([answers, resources, read])).not.toMatch(/IGNORE ALL|evil\.example/)
  })
})

describe('bad messages', () => {
  it.each([
    ['no JSON', '{', 400, -32700],
    ['a number', '7', 400, -32600],
    ['no JSON-RPC', { hello: 'world' }, 400, -32700],
  ])('answers %s with the standard’s error', async (_what, body, status, code) => {
    const response = await stage.post(body)
    expect([response.status, await response.json()]).toMatchObject([status, { error: { code } }])
  })

  it.each([
    ['a place nobody knows', { ...march, to: ['Xyzzyq'] }],
    ['days in the wrong order', { ...march, start: '2027-03-31', end: '2027-03-01' }],
    ['a text of 50,000 letters', { ...march, from: ['x'.repeat(50_000)] }],
    ['a field that is none', { ...march, uid: 'gold-ann' }],
  ])('answers %s with a short error without internals', async (_what, args) => {
    const answer = await call(await stage.connect(), 'search_seats', args)
    expect(answer.isError).toBe(true)
    expect(answer.text.length).toBeLessThan(2_000)
    expect(answer.text).not.toMatch(/\/work|node_modules|at .+\.ts/)
  })

  it('reveals nothing about an internal failure', async () => {
    const client = await stage.connect(await stage.tokenOf('gold-ann'))
    stage.broken = true
    const answer = await call(client, 'list_alerts')
    stage.broken = false
    expect(answer).toEqual({ text: 'We can’t answer that right now. Try again in a minute.', isError: true })
    expect(stage.faults).toEqual([new Error('secret of the inside')])
  })

  it.each(['GET', 'DELETE'])('rejects %s with status 405', async (method) => {
    const response = await fetch(stage.url, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it.each(['https://evil.example', 'null'])('rejects requests from pages of another site: %s', async (origin) => {
    expect((await stage.post(toolCall('search_seats', march), { origin })).status).toBe(403)
  })
})
