import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { answerPolicy, type PolicyContext, pagePolicy, sealScripts } from '@/lib/server/http/policy.ts'

const local: PolicyContext = {
  web: {
    firebase: { projectId: 'demo-pointsward', apiKey: 'local' },
    emulators: { auth: '127.0.0.1:9099', firestore: '127.0.0.1:8080', functions: '127.0.0.1:5001' },
    appCheckSiteKey: null,
  },
  telemetry: { errors: null, measurement: null },
  developing: false,
}
const hosted: PolicyContext = { ...local, web: { ...local.web, emulators: null } }

/** The sources of each directive. */
const read = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources] as const
    }),
  )

describe('the policy of a page', () => {
  test('allows only this site’s scripts and those whose hashes it is given', () => {
    const policy = read(pagePolicy(hosted)("'sha256-abc='"))
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-abc='"])
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect(policy.get('form-action')).toEqual(["'self'"])
    expect(policy.get('frame-src')).toEqual(["'none'"])
  })

  test('lets the browser fetch a messaging token if the project has messaging', () => {
    const firebase = { ...hosted.web.firebase, messagingSenderId: '1234' }
    const [before, after] = [hosted, { ...hosted, web: { ...hosted.web, firebase } }].map((context) =>
      read(pagePolicy(context)('')).get('connect-src'),
    )
    expect(after?.filter((source) => !before?.includes(source))).toEqual([
      'https://firebaseinstallations.googleapis.com',
      'https://fcmregistrations.googleapis.com',
    ])
  })

  test('lets the browser reach either the hosted project or the local backend', () => {
    expect(read(pagePolicy(hosted)('')).get('connect-src')).toEqual([
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firestore.googleapis.com',
      'https://australia-southeast1-demo-pointsward.cloudfunctions.net',
    ])
    expect(read(pagePolicy(local)('')).get('connect-src')).toEqual([
      "'self'",
      'http://127.0.0.1:9099',
      'http://127.0.0.1:8080',
      'http://127.0.0.1:5001',
    ])
  })

  test('names third parties only when they are configured', () => {
    const policy = pagePolicy({
      ...hosted,
      web: { ...hosted.web, appCheckSiteKey: 'key' },
      telemetry: {
        errors: { dsn: 'https://key@o1.ingest.sentry.io/2', environment: 'production', tracesSampleRate: 0 },
        measurement: { containerId: 'GTM-AB12CD3', pixelId: '123456' },
      },
    })('')
    const directives = read(policy)
    expect(directives.get('connect-src')).toContain('https://o1.ingest.sentry.io')
    expect(directives.get('connect-src')).toContain('https://content-firebaseappcheck.googleapis.com')
    expect(directives.get('script-src')).toContain('https://www.googletagmanager.com')
    expect(directives.get('frame-src')).toEqual(['https://www.google.com/recaptcha/'])
    expect(directives.get('img-src')).toContain('https://www.facebook.com')
    expect(pagePolicy(hosted)('')).not.toMatch(/google\.com|googletagmanager|sentry|facebook/)
    expect(policy).not.toContain('key@')
  })

  test('allows no inline or evaluated scripts, except evaluated ones in development', () => {
    expect(read(pagePolicy(hosted)('')).get('script-src')).toEqual(["'self'"])
    expect(read(answerPolicy).get('script-src')).toEqual(["'self'"])
    expect(read(pagePolicy({ ...local, developing: true })('')).get('script-src')).toContain("'unsafe-eval'")
  })
})

const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`
const scriptsOf = (html: string) => [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, body = '']) => body)

const start = '(self.__next_f=self.__next_f||[]).push([0])'
const data = (text: string) => `self.__next_f.push(${JSON.stringify([1, text]).replaceAll('<', '\\u003c')})`
const script = (body: string) => `<script>${body}</script>`

describe('the scripts of a finished page', () => {
  test('are merged into one with one hash if adjacent', () => {
    const { html, hashes } = sealScripts(`<p>A</p>${script(start)}${script(data('a'))}${script(data('b\n'))}<p>B</p>`)
    const bodies = scriptsOf(html)
    expect(bodies).toHaveLength(1)
    expect(hashes).toEqual(bodies.map(hashOf))
    expect(html.replace(/<script>[\s\S]*<\/script>/, '')).toBe('<p>A</p><p>B</p>')
  })

  test('do the same merged as separately', () => {
    const pieces = ['a', 'b\n', '</p>', '"', '\u2028'].map(data)
    const { html } = sealScripts([start, ...pieces].map(script).join(''))
    const run = (body: string) => {
      const self: { __next_f?: unknown[] } = {}
      new Function('self', body)(self)
      return self.__next_f
    }
    expect(run(scriptsOf(html).join('\n'))).toEqual(run([start, ...pieces].join('\n')))
  })

  test('stay separate with something between them', () => {
    const { html, hashes } = sealScripts(`${script(data('a'))} <p>A</p>${script(data('b'))}`)
    expect(scriptsOf(html)).toHaveLength(2)
    expect(hashes).toHaveLength(2)
  })

  test.each([
    ['another script', 'alert(1)'],
    ['more than data', `${data('a')};alert(1)`],
    ['a call in the data', 'self.__next_f.push([1,alert(1)])'],
    ['a second call', 'self.__next_f.push([1]),alert([1])'],
  ])('get no hash for %s', (_, body) => {
    const { html, hashes } = sealScripts(`${script(data('a'))}${script(body)}`)
    expect(hashes).toEqual([hashOf(data('a'))])
    expect(scriptsOf(html)).toContain(body)
  })

  test('in files and data blocks get no hash', () => {
    const page = `<script src="/theme.js"></script><script type="application/ld+json">{"a":1}</script>`
    expect(sealScripts(page)).toEqual({ html: page, hashes: [] })
  })
})
