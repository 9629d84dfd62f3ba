import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRedactor, logLine, structureConsole } from '@/lib/server/logs/log-line.ts'
import { getRequestId, inRequest } from '@/lib/server/logs/request-scope.ts'

const jwt = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhbm4ifQ.c2lnbmF0dXJl'
const environment = {
  LINK_SECRET: 'a-secret-of-this-server',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  SITE_URL: 'https://site.test',
}
const redact = createRedactor(environment)

/** What must never appear in a log, each in a sentence like those that libraries write. */
const leaks: [string, unknown, string][] = [
  ['a bearer header', `refused Bearer ${jwt}`, 'eyJ'],
  ['a token by itself', `Firebase ID token ${jwt} has expired`, 'eyJ'],
  ['a session cookie', `cookie: theme=dark; __session=abcDEF123; a=b`, 'abcDEF123'],
  ['a session cookie where it is hosted', `cookie: __Host-session=abcDEF123; a=b`, 'abcDEF123'],
  ['a key of the payment provider', 'Invalid API Key provided: sk_test_4eC39HqLyjWDarjt', '4eC39'],
  ['a signing secret', 'no signatures with whsec_abc123DEF', 'abc123DEF'],
  ['an API key', 'https://host.test/v1?key=AIzaSyA1234567890abcdefghijk', 'AIza'],
  ['a personal access token', 'the token pw_Zk3abcDEFghiJKLmnoPQRstuVWXyz0123456789-_abc failed', 'Zk3abc'],
  ['an app’s access token', 'pwa_AAAAAAAAAAAAAAAAAAAAAA.Zk3abcDEFghiJKLmnoPQRstuVWXyz0123456789-_abc', 'Zk3abc'],
  ['an app’s refresh token', 'pwr_AAAAAAAAAAAAAAAAAAAAAA.Zk3abcDEFghiJKLmnoPQRstuVWXyz0123456789-_abc', 'Zk3abc'],
  ['a key of seats.aero', 'Partner-Authorization: pro_2abcDEFghiJKL', '2abcDEF'],
  ['a bot token', 'POST https://api.telegram.org/bot123456789:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw/sendMessage', 'AAHdq'],
  ['this server’s own secret', 'hmac over a-secret-of-this-server failed', 'a-secret-of'],
  ['an e-mail address', 'no account of Zoe.O+x@mail.example.com', 'mail.example.com'],
  ['a link of a mail', 'GET /api/alerts/unsubscribe?token=abc.def', 'abc.def'],
  ['a field named so', { headers: { authorization: 'plain', cookie: 'plain' }, password: 'plain' }, 'plain'],
  ['an error’s text and cause', new Error('outer', { cause: new Error(`inner ${jwt}`) }), 'eyJ'],
  ['a private key', '-----BEGIN PRIVATE KEY-----\nMIIEvQ\n-----END', 'MIIEvQ'],
]

describe('the redactor', () => {
  it.each(leaks)('removes %s', (_, value, leaked) => {
    expect(JSON.stringify(redact(value))).not.toContain(leaked)
  })

  it('keeps words, codes, paths and numbers', () => {
    const error = Object.assign(new Error('14 UNAVAILABLE: no connection to /api/search'), { code: 14 })
    expect(redact({ path: '/api/search', status: 503, error })).toMatchObject({
      path: '/api/search',
      status: 503,
      error: { code: 14, message: '14 UNAVAILABLE: no connection to /api/search' },
    })
    expect(redact('https://site.test/pricing')).toBe('https://site.test/pricing')
  })

  it('cuts off an object that contains itself', () => {
    const endless: Record<string, unknown> = { name: 'loop' }
    endless.self = endless
    expect(JSON.stringify(redact(endless))).toContain('[deeper]')
  })
})

describe('a line of the log', () => {
  it('is one line of JSON with severity, message and the request’s id', () => {
    const line = inRequest('request-1', () => logLine('ERROR', 'two\nlines', { status: 500 }))
    expect(line).not.toContain('\n')
    expect(JSON.parse(line)).toEqual({ severity: 'ERROR', message: 'two\nlines', requestId: 'request-1', status: 500 })
    expect(JSON.parse(logLine('INFO', 'outside'))).toEqual({ severity: 'INFO', message: 'outside' })
  })

  it('takes the request id from the proxy’s header, or generates one', () => {
    const given = { 'x-cloud-trace-context': '105445aa7843bc8bf206b12000100000/1;o=1' }
    expect(getRequestId((name) => given[name as keyof typeof given])).toBe('105445aa7843bc8bf206b12000100000')
    expect(getRequestId(() => null)).toMatch(/^[\w-]{36}$/)
  })
})

describe('the console of a server', () => {
  afterEach(() => vi.restoreAllMocks())

  it('writes everything printed as redacted log lines', () => {
    const written: string[] = []
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
    const target = { ...console }
    structureConsole(target)
    target.error('lookup failed', Object.assign(new Error(`for ann@example.com with ${jwt}`), { code: 'auth/x' }))
    target.log('\u001b[32m✓\u001b[0m Ready')
    target.warn({ token: 'plain' })
    const lines = written.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.map(({ severity, message }) => [severity, message])).toEqual([
      ['ERROR', 'lookup failed'],
      ['INFO', '✓ Ready'],
      ['WARNING', 'WARNING'],
    ])
    expect(lines[0]).toMatchObject({ details: [{ code: 'auth/x', message: 'for [e-mail] with [secret]' }] })
    expect(written.join('')).not.toMatch(/eyJ|plain|ann@/)
  })
})
