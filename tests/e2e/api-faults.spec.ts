import { expect } from '@playwright/test'
import { accountPaths } from '../../lib/accounts/documents.ts'
import { Problem } from '../../lib/availability/search-contract.ts'
import { signUpDirectly } from '../backend/auth-admin.ts'
import { freshEmail, password, readDocument } from './account-stage.ts'
import { callApi, firstLines, headersOf } from './api-stage.ts'
import { backend, base } from './site.ts'
import { test } from './stage.ts'

const origins =
  'SYD,MEL,BNE,PER,ADL,CBR,DRW,CNS,OOL,HBA,LST,TSV,MKY,ROK,KTA,PHE,BME,ASP,AYQ,NTL,MCY,PPP,HTI,AKL,CHC,WLG,ZQN,NAN,DPS,SIN,HKG,NRT,HND,KIX,ICN,BKK,KUL,CGK,MNL,SGN'

const faults = [
  ['an unknown airport', 'program=qantas&from=XXQ&to=SIN', 'from'],
  ['from = to', 'program=qantas&from=SYD&to=syd', 'to'],
  ['dates in the past', 'program=qantas&from=SYD&to=SIN&start=2020-01-01&end=2020-02-01', 'end'],
  ['a reversed range', 'program=qantas&from=SYD&to=SIN&start=2027-02-01&end=2027-01-01', 'end'],
  ['a day that is none', 'program=qantas&from=SYD&to=SIN&start=2027-02-30', 'start'],
  ['a program nobody knows', 'program=skymiles&from=SYD&to=SIN', 'program'],
  ['no program', 'from=SYD&to=SIN', 'program'],
  ['41 origins', `program=qantas&from=${origins},HNL&to=LAX`, 'from'],
  ['too many seats', 'program=qantas&from=SYD&to=SIN&seats=10', 'seats'],
  ['a cursor of another question', 'program=qantas&from=SYD&to=SIN&cursor=YWJjIDEgMg', 'cursor'],
  ['a parameter twice', 'program=qantas&from=SYD&to=SIN&seats=1&seats=2', 'seats'],
  ['SQL', "program=qantas&from=SYD&to=SIN';DROP TABLE users--", 'to'],
  ['HTML', 'program=qantas&from=%3Cscript%3E&to=SIN', 'from'],
  ['kilobytes of nothing', `program=qantas&from=${'SYD,'.repeat(1_000)}&to=${'x'.repeat(4_000)}`, 'to'],
] as const

test.describe('an invalid request', () => {
  for (const [what, text, parameter] of faults) {
    test(`${what} answers 400 and names the parameter`, { tag: '@daily' }, async () => {
      const { status, headers, body } = await callApi(`/api/search?${text}`)
      expect(status).toBe(400)
      expect(headers.get('content-type')).toBe('application/problem+json')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(Problem.parse(body).errors?.map((error) => error.parameter)).toContain(parameter)
    })
  }

  test('an address of many kilobytes is refused with 414', async () => {
    const { status, headers } = await callApi(`/api/search?program=qantas&from=${'SYD,'.repeat(3_000)}`)
    expect([status, headers.get('cache-control')]).toEqual([414, 'no-store'])
  })

  test('40 origins are accepted', { tag: '@daily' }, async () => {
    const { status, body } = await callApi(`/api/search?program=qantas&from=${origins}&to=LAX`)
    expect([status, (body.query as { from: string[] }).from.length]).toEqual([200, 40])
  })

  test('an unknown API address answers 404 with a title', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const { status, body } = await callApi('/api/no/such/thing', 'guest', { method })
      expect([status, body.title]).toEqual([404, 'Not found'])
    }
  })
})

test('forged, altered and foreign tokens count as a guest, and open nothing', { tag: '@daily' }, async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const now = Math.floor(Date.now() / 1_000)
  const claims = {
    ...{ iss: 'https://securetoken.google.com/demo-pointsward', aud: 'demo-pointsward', plan: 'gold', admin: true },
    ...{ sub: 'nobody', user_id: 'nobody', auth_time: now, iat: now, exp: now + 3_600 },
  }
  const { authorization = '' } = await headersOf('free')
  const [header = '', , signature = ''] = authorization.slice('Bearer '.length).split('.')
  const forged = [
    `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`,
    `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, aud: 'other' })}.`,
    `${header}.${part(claims)}.${signature}`,
    'nonsense',
    'x'.repeat(5_000),
  ]
  for (const token of forged) {
    const init = { headers: { authorization: `Bearer ${token}` } }
    const { status, body } = await callApi('/api/search?program=qantas&from=SYD&to=LAX&seats=9', 'guest', init)
    expect([status, body.plan, (body.query as { seats: number }).seats]).toEqual([200, 'guest', 1])
    expect((await callApi('/api/search/live?program=qantas&from=SYD&to=LAX', 'guest', init)).status).toBe(401)
    expect((await callApi('/api/session', 'guest', { ...init, method: 'POST' })).status).toBe(401)
  }
})

test('claims that a member adds to their own token change nothing', { tag: '@daily' }, async () => {
  const account = await signUpDirectly(backend.FIREBASE_AUTH_EMULATOR_HOST, freshEmail('claims'), password)
  const [, payload = ''] = account.idToken.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const raised = `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, plan: 'gold', admin: true })}.`
  const init = { headers: { authorization: `Bearer ${raised}` } }
  const { body } = await callApi('/api/search?program=qantas&from=SYD&to=LAX', 'guest', init)
  // An account that the site has not created yet has no plan.
  expect(body.plan).toBe('guest')
})

test('a member’s rate limit runs out, names the wait, and affects no one else', async () => {
  const account = await signUpDirectly(backend.FIREBASE_AUTH_EMULATOR_HOST, freshEmail('flood'), password)
  const init = { headers: { authorization: `Bearer ${account.idToken}` } }
  const path = '/api/search/live?program=qantas&from=SYD&to=LAX'
  const statuses: number[] = []
  for (let time = 0; time < 13; time++) statuses.push((await callApi(path, 'guest', init)).status)
  expect(statuses).toEqual([...Array(12).fill(403), 429])
  const { headers, body } = await callApi(path, 'guest', init)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(Problem.parse(body).title).toBe('Too many requests')
  expect((await callApi('/api/search?program=qantas&from=SYD&to=LAX', 'guest', init)).status).toBe(200)
  expect((await callApi(path, 'free')).status).toBe(403)
})

test('a live search streams a line per route and day, and counts towards usage', async ({ page }) => {
  const uid = JSON.parse(
    Buffer.from((await headersOf('gold')).authorization?.split('.')[1] ?? '', 'base64url').toString(),
  ).sub as string
  const counted = async () => JSON.stringify((await readDocument(page, accountPaths.usage(uid))) ?? {})
  const before = await counted()
  const path = '/api/search/live?program=velocity&from=BNE&to=HND,NRT&start=2027-01-04&end=2027-01-10&cabins=J'
  const response = await fetch(`${base}${path}`, { headers: await headersOf('gold') })
  expect(response.headers.get('content-type')).toBe('application/x-ndjson')
  const lines = (await response.text()).split('\n').filter(Boolean)
  const events = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(events[0]).toMatchObject({ type: 'start', permutations: 14, sample: true })
  expect(events.filter(({ type }) => type === 'day')).toHaveLength(14)
  expect(events.at(-1)).toMatchObject({ type: 'end', answered: 14, failed: 0, partial: false })
  expect(await counted()).not.toBe(before)
})

test('leaving a live search frees its place', async () => {
  const path = '/api/search/live?program=qantas&from=SYD,MEL&to=LHR,LAX&start=2027-01-04&cabins=F'
  // A member has two places: searches that went on after their reader left would block the third.
  for (let time = 0; time < 3; time++) {
    await expect(async () => {
      const [start] = (await firstLines(path, 'silver', 1)) as { type: string }[]
      expect(start?.type).toBe('start')
    }).toPass({ timeout: 45_000 })
  }
})

test('a guest’s answer may be cached by a CDN, a member’s may not', { tag: '@daily' }, async () => {
  for (const path of [
    '/api/search?program=qantas&from=SYD&to=SIN',
    '/api/search/summary?program=qantas&from=SYD&to=SIN',
    '/api/journeys?kind=return&program=qantas&from=SYD&to=SIN',
    '/api/coverage?program=qantas&from=SYD&to=SIN',
  ]) {
    const guest = await callApi(path)
    expect(guest.headers.get('cache-control'), path).toBe('public, max-age=0, s-maxage=300, stale-while-revalidate=600')
    expect(guest.headers.get('vary')).toMatch(/cookie/i)
    expect((await callApi(path, 'gold')).headers.get('cache-control')).toBe('private, no-store')
  }
})
